import type { Replay } from '@slidewise/core/reading';
import { type Claim, type Judged, type Length, type NamedBoard, unitOfMoves } from '@slidewise/server/answers';
import { colors } from '../../terminal/colors.js';
import { showAll, showAmount } from '../../terminal/units.js';
import { fitted, lineWidth, wrapMoves } from '../../terminal/wrap.js';

interface Verdict {
  readonly legal: boolean;
  readonly solved: boolean;
}

export function humanReport(
  { family, label }: NamedBoard,
  replay: Replay,
  lengths: readonly Length[],
  verdict: Verdict,
): string {
  const { texts, moves } = replay;
  // With --metric there is one length, and its words are the ones to use.
  const unit = unitOfMoves(family, moves, lengths.length === 1 ? lengths[0]!.metric : undefined);
  const lines = [colors.bold(label)];
  if (texts.length > 0) lines.push(wrapMoves(texts, family.moveSeparator, lineWidth()));
  const words = fitted(sentence(replay, verdict, unit), process.stdout);
  lines.push(verdict.solved ? colors.green(words) : colors.red(words));
  if (verdict.legal) lines.push(...lengths.map((length) => fitted(lengthLine(length), process.stdout)));
  return `${lines.join('\n')}\n`;
}

function sentence({ texts, bad, solvedAfter }: Replay, { solved }: Verdict, unit: string): string {
  if (bad !== undefined) return `${unit} ${bad.number}, "${bad.text}", is not legal: ${bad.reason.message}`;
  const count = texts.length;
  const all = count === 0 ? `no ${unit}s` : `${showAll(count, unit)} ${count === 1 ? 'is' : 'are'} legal`;
  const before = solvedAfter === undefined || solvedAfter === count ? '' : after(solvedAfter, unit);
  return solved
    ? `${all}, and the board is solved${before}`
    : `${all}, but the board is not solved at the end${before}`;
}

function after(solvedAfter: number, unit: string): string {
  return solvedAfter === 0 ? ' (as it was at the start)' : ` (as it was after ${unit} ${solvedAfter})`;
}

function lengthLine({ unit, length, shortest, optimum, atLeast, reason }: Length): string {
  const amount = showAmount(length, unit);
  if (shortest === true) return `${amount}: shortest`;
  if (shortest === false) {
    return `${amount}: not shortest${optimum === undefined ? '' : `; the shortest is ${showAmount(optimum, unit)}`}`;
  }
  if (reason === undefined) return amount;
  return `${amount}: not known to be shortest (${reason.message}; at least ${showAmount(atLeast!, unit)})`;
}

/** What became of a number, or of the word that there is no solution, in the place of moves. */
export function claimReport({ label }: NamedBoard, claim: Claim, { right, reason }: Judged, unit: string): string {
  const said = 'unsolvable' in claim ? 'no solution' : showAmount(claim.length, unit);
  const good = 'unsolvable' in claim ? 'there is none' : 'shortest';
  const verdict = right ? good : `${right === false ? 'not so' : 'not known'} (${reason!.message})`;
  const words = fitted(`no moves, but an answer, ${said}: ${verdict}`, process.stdout);
  return `${colors.bold(label)}\n${right ? colors.green(words) : colors.red(words)}\n`;
}
