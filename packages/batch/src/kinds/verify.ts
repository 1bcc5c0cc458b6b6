import type { Family } from '@slidewise/core/contract';
import { english, type Message, messageFields } from '@slidewise/core/messages';
import { type BoardOptions, type BoardRead, boardAndMoves, MoveTextReader } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import * as messages from '../messages.js';
import type { BoardItem } from './board.js';
import { BAD, ERROR_COLUMNS, plainColumn, REASON_COLUMNS } from './board-rows.js';
import { boardWork } from './board-work.js';
import { type Claim, hasMoves, wrongInItself, wrongOfMoves, wrongOfShortest } from './claim.js';
import type { Kind, Row } from './kind.js';
import { type BoardSearchOptions, solvePosition } from './solve-position.js';
import type { TableSource } from './tables.js';

interface VerifyOptions extends BoardOptions {
  readonly search: BoardSearchOptions;
  /** Whether to look for the shortest solution, too. */
  readonly optimum: boolean;
}

/** What is found out about a solution. */
interface Verdict {
  readonly status: 'valid' | 'invalid' | 'stopped';
  readonly legal?: boolean;
  readonly solved?: boolean;
  readonly length?: number;
  /** Whether nothing is shorter; left out where that is not known. */
  readonly shortest?: boolean;
  readonly optimum?: number;
  readonly lowerBound?: number;
  readonly reason?: Message;
}

/** Solutions that were found before, by whomever: rows of `solve`, or lines with a board, a tabulator and moves. */
export const verify: Kind = {
  id: 'verify',
  unit: 'board',
  byLine: true,
  statuses: [
    { id: 'valid', word: 'valid', good: true },
    { id: 'invalid', word: 'invalid', good: false },
    { id: 'stopped', word: 'stopped', good: false },
    BAD,
  ],
  columns: [
    ...['board', 'text', 'family', 'format', 'goal', 'metric', 'status'].map((name) => plainColumn(name, 'STRING')),
    ...['legal', 'solved'].map((name) => plainColumn(name, 'BOOLEAN')),
    plainColumn('length', 'INT32'),
    plainColumn('shortest', 'BOOLEAN'),
    ...['optimum', 'lowerBound'].map((name) => plainColumn(name, 'INT32')),
    ...REASON_COLUMNS,
    ...ERROR_COLUMNS,
  ],
  ...boardWork(find, (line) => boardAndMoves(line)[0]),
};

async function find(
  board: BoardRead,
  item: BoardItem,
  options: VerifyOptions,
  tables: TableSource,
): Promise<Result<Row>> {
  const { family, reading, object } = board;
  const moves = item.text === undefined ? undefined : boardAndMoves(item.text)[1];
  const { metric = (object?.metric as string | undefined) ?? family.metrics[0]!.id } = options.search;
  if (!family.metrics.some(({ id }) => id === metric)) {
    return problem(english.unknownMetric(String(metric), family.metrics));
  }
  const search = { ...options, search: { ...options.search, metric } };
  const claim = moves === undefined ? (object ?? {}) : { moves };
  const verdict = await verifyClaim(board, claim, search, tables);
  if (!verdict.ok) return verdict;
  const { status, legal = null, solved = null, length = null, ...found } = verdict.value;
  const { shortest = null, optimum = null, lowerBound = null, reason } = found;
  return ok({
    board: item.board,
    text: board.text,
    family: family.id,
    format: reading.format,
    goal: reading.goal,
    metric,
    status,
    legal,
    solved,
    length,
    shortest,
    optimum,
    lowerBound,
    ...(reason && messageFields('reason', reason)),
  } as Row);
}

type Search = VerifyOptions & { readonly search: { readonly metric: string } };

/** Verifies what is claimed of a board: a solution, or that there is none. */
async function verifyClaim(
  { family, reading: { position } }: BoardRead,
  claim: Claim,
  options: Search,
  tables: TableSource,
): Promise<Result<Verdict>> {
  const solve = () => solvePosition(family, position, options.search, tables);
  const unit = family.metrics.find(({ id }) => id === options.search.metric)!.unit;
  const wrong = wrongInItself(claim);
  if (wrong !== undefined) return ok({ status: 'invalid', reason: wrong });
  if (claim.status === 'unsolvable') {
    const solution = await solve();
    return solution.ok ? ok(checkUnsolvable(solution.value, unit)) : solution;
  }
  if (claim.status === 'stopped' && !hasMoves(claim))
    return ok({ status: 'stopped', reason: messages.nothingToVerify() });
  const { metric } = options.search;
  const reader = movesIn(family, claim.moves);
  if (reader === undefined) return problem(messages.noMovesToVerify());
  // Cut by letters if that solves the board: the reader tries many cuts, and takes ten times as long for a move.
  const parts = typeof claim.moves === 'string' ? compactParts(claim.moves) : undefined;
  const quick = parts && play(family, position, listReader(family, parts), metric);
  const played = quick?.solved ? quick : play(family, position, reader, metric);
  const { length } = played;
  if (played.reason !== undefined) return ok({ ...played, status: 'invalid' });
  const reason = wrongOfMoves(claim, length);
  if (reason !== undefined) return ok({ ...played, status: 'invalid', reason });
  if (!options.optimum) return ok({ ...played, status: 'valid' });
  const solution = await solve();
  return solution.ok ? ok(checkLength({ ...played, length }, claim, solution.value, unit)) : solution;
}

/** Reads one move after another, each in the position before it. */
type Reader = Pick<MoveTextReader, 'next'>;

/** The moves of a solution: a list of texts, or one text in which they stand as `solve --quiet` prints them. */
function movesIn(family: Family, moves: unknown): Reader | undefined {
  if (typeof moves === 'string') return new MoveTextReader(family, moves);
  return Array.isArray(moves) && moves.every((move) => typeof move === 'string')
    ? listReader(family, moves)
    : undefined;
}

/** The moves of a text such as `LURD` or `L2U3`: letters, each with a number or without; undefined for any other text. */
function compactParts(text: string): readonly string[] | undefined {
  const moves = text.trim();
  return /^(?:[A-Za-z]\d*)+$/.test(moves) ? moves.match(/[A-Za-z]\d*/g)! : undefined;
}

function listReader(family: Family, moves: readonly string[]): Reader {
  let read = 0;
  return {
    next(position) {
      if (read === moves.length) return undefined;
      const text = moves[read++]!;
      return { text, line: 1, column: 1, move: family.parseMove(position, text) };
    },
  };
}

function play(family: Family, start: unknown, reader: Reader, metric: string) {
  let [position, length] = [start, 0];
  for (let [i, read] = [1, reader.next(position)]; read !== undefined; i++, read = reader.next(position)) {
    const { text, move } = read;
    const fail = (why: Message) => ({
      ...{ legal: false, solved: false, length },
      reason: messages.moveNotLegal({ number: i, move: text, why }),
    });
    if (!move.ok) return fail(move.problem);
    const played = family.play(position, move.value);
    if (!played.ok) return fail(played.problem);
    position = played.value;
    length += family.cost(move.value, metric);
  }
  const solved = family.isSolved(position);
  return { legal: true, solved, length, ...(solved ? {} : { reason: messages.notSolved() }) };
}

function checkUnsolvable({ status, length, lowerBound, reason }: Solution, unit: string): Verdict {
  if (status === 'unsolvable') return { status: 'valid', solved: false };
  if (status === 'stopped') return { status, reason, lowerBound };
  return { status: 'invalid', optimum: length, lowerBound, reason: messages.isSolvable({ length, unit }) };
}

function checkLength(
  played: { readonly legal: boolean; readonly solved: boolean; readonly length: number },
  claim: Claim,
  { status, optimal, length: found, lowerBound, reason }: Solution,
  unit: string,
): Verdict {
  const { length } = played;
  if (status === 'unsolvable' || length < lowerBound) {
    throw new Error(`the moves solve it in ${length}, but the search says that this cannot be`);
  }
  if (length === lowerBound) return { ...played, status: 'valid', shortest: true, optimum: length, lowerBound };
  const shorter = found !== undefined && found < length;
  const known = { ...(shorter ? { shortest: false } : {}), ...(optimal ? { optimum: found } : {}), lowerBound };
  const wrong = shorter ? wrongOfShortest(claim, found, unit) : undefined;
  if (wrong !== undefined) return { ...played, ...known, status: 'invalid', reason: wrong };
  const open = !shorter && reason !== undefined ? { reason } : {};
  return { ...played, ...known, status: shorter || optimal ? 'valid' : 'stopped', ...open };
}
