import { kindById, statusOf } from '@slidewise/batch';
import { inStatuses, showTally } from '../../runs/progress-text.js';
import { readTrouble } from '../../runs/system-trouble.js';
import { complain, visible } from '../../terminal/complain.js';
import { showAmount, showCount } from '../../terminal/units.js';
import type { StatusFlags } from './options.js';

/** More damaged chunks than this are not all named. */
const MOST_CHUNKS = 20;

/** More inputs than this are not all named. */
const MOST_INPUTS = 10;

/** Prints how far a run has come, and returns the exit code. */
export async function run(dir: string, { json }: StatusFlags): Promise<number> {
  try {
    const { manifest, tally, chunks, ofChunks, items, ofItems, isWhole, complete, damaged, proved } =
      await statusOf(dir);
    const { kind: id, inputs, version, unique } = manifest;
    const kind = kindById(id);
    const different = unique && kind !== undefined ? inStatuses(tally, kind) : undefined;
    if (json) {
      const { rows = 0, ...statuses } = tally;
      const counts = { chunks, ofChunks, damaged, items, ofItems, different, rows, ...statuses };
      process.stdout.write(
        `${JSON.stringify({ run: dir, kind: id, inputs, version, complete, isWhole, ...counts, proved })}\n`,
      );
      return complete ? 0 : 1;
    }
    const unit = kind?.unit ?? 'item';
    const known = `${showAmount(ofItems, unit)}${isWhole ? '' : ' read so far'}`;
    const ofDifferent = different === undefined ? '' : `${showCount(different)} different: `;
    const lines = [
      ...headLines(`${dir}: ${id}`, kind?.inputInWords ? [inputs.join(' ')] : inputs, `(slidewise ${version})`),
      complete
        ? `finished: ${showAmount(items, unit)} in ${showAmount(chunks, 'chunk')}`
        : `done: ${showCount(items)} of ${known}, ${showCount(chunks)} of ${showAmount(ofChunks, 'chunk')}`,
      kind === undefined ? showAmount(tally.rows ?? 0, 'row') : `${ofDifferent}${showTally(tally, kind)}`,
      ...(damaged.length === 0 ? [] : [`damaged: ${chunkNames(damaged)}; the same command does them again`]),
      ...(proved === undefined ? [] : [`the board that is being solved has no solution shorter than ${proved}`]),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return complete ? 0 : 1;
  } catch (error) {
    const trouble = readTrouble(error, dir);
    if (trouble === undefined) throw error;
    return complain(trouble);
  }
}

function chunkNames(numbers: readonly number[]): string {
  const more = numbers.length > MOST_CHUNKS ? ` and ${showCount(numbers.length - MOST_CHUNKS)} more` : '';
  return `${numbers.length === 1 ? 'chunk' : 'chunks'} ${numbers.slice(0, MOST_CHUNKS).join(', ')}${more}`;
}

/** What the run is, and its input: one beside it, or each on a line of its own, as far as they can be looked over. */
function headLines(run: string, inputs: readonly string[], version: string): string[] {
  const names = inputs.map(visible);
  if (names.length === 1) return [`${run} ${names[0]} ${version}`];
  // The line that counts the others takes the place of one of them, at least.
  const shown = names.length <= MOST_INPUTS ? names : names.slice(0, MOST_INPUTS - 1);
  const others = names.length - shown.length;
  const lines = others === 0 ? shown : [...shown, `and ${showCount(others)} more`];
  return [`${run} ${version}`, ...lines.map((line) => `  ${line}`)];
}
