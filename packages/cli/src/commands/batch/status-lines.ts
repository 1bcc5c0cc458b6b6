import { kindById, type RunStatus } from '@slidewise/batch';
import type { Participant } from '@slidewise/batch/redis';
import { resumeCommand } from '../../runs/command-line.js';
import { inStatuses, showTally } from '../../runs/progress-text.js';
import { visible } from '../../terminal/complain.js';
import { showAmount, showCount } from '../../terminal/units.js';

/** More damaged chunks than this are not all named. */
const MOST_CHUNKS = 20;
/** More inputs than this are not all named. */
const MOST_INPUTS = 10;

/** How far a run has come, who works on it, and how to go on with it. `others` are those on a cluster, if that was asked for. */
export function statusLines(dir: string, status: RunStatus, others: readonly Participant[] | undefined): string[] {
  const { manifest, tally, chunks, ofChunks, damaged, items, ofItems, isWhole, complete, holder, proved } = status;
  const { kind: id, inputs, version, unique, begun } = manifest;
  const kind = kindById(id);
  const unit = kind?.unit ?? 'item';
  const known = `${showAmount(ofItems, unit)}${isWhole ? '' : ' read so far'}`;
  const ofDifferent = unique && kind !== undefined ? `${showCount(inStatuses(tally, kind))} different: ` : '';
  const lines = [
    ...headLines(`${dir}: ${id}`, kind?.inputInWords ? [inputs.join(' ')] : inputs, `(slidewise ${version})`),
    complete
      ? `finished: ${showAmount(items, unit)} in ${showAmount(chunks, 'chunk')}`
      : `done: ${showCount(items)} of ${known}, ${showCount(chunks)} of ${showAmount(ofChunks, 'chunk')}`,
    kind === undefined ? showAmount(tally.rows ?? 0, 'row') : `${ofDifferent}${showTally(tally, kind)}`,
  ];
  if (damaged.length > 0) lines.push(`damaged: ${chunkNames(damaged)}; the same command does them again`);
  if (proved !== undefined) lines.push(`the board that is being solved has no solution shorter than ${proved}`);
  if (holder !== undefined) lines.push(`process ${holder.pid} on ${visible(holder.host)} works on it`);
  else if (!complete) lines.push('no process works on it');
  if (others !== undefined) lines.push(workersLine(others));
  if (!complete && holder === undefined && begun !== undefined)
    lines.push(`to go on with it: ${visible(resumeCommand(begun, dir))}`);
  return lines;
}

/** `2 workers with 6 threads: one-17, two-23` */
function workersLine(others: readonly Participant[]): string {
  const workers = others.filter(({ role }) => role === 'worker');
  if (workers.length === 0) return 'no worker is there: slidewise batch worker --redis … starts one, on any machine';
  const threads = workers.reduce((sum, each) => sum + each.threads, 0);
  const names = workers.map(({ id }) => visible(id)).join(', ');
  return `${showAmount(workers.length, 'worker')} with ${showAmount(threads, 'thread')}: ${names}`;
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
