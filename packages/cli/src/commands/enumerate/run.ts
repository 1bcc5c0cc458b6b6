import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { AtlasRow, ClassPiece, Family } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { english } from '@slidewise/core/messages';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { clock } from '@slidewise/node/clock';
import { sentenceOf } from '@slidewise/server/answers';
import { strayPrefix } from '../../runs/redis-place.js';
import { complain } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import { showAmount } from '../../terminal/units.js';
import type { ProgramSpec } from '../../usage/spec.js';
import { count } from './count.js';
import { CLASS_OPTIONS, type EnumerateFlags } from './options.js';
import { rowsInOrder } from './pieces.js';

/** Prints a line for every row of a class, and returns the exit code. */
export async function run(familyId: string, flags: EnumerateFlags, { version }: ProgramSpec): Promise<number> {
  const able = families.filter(({ enumerating }) => enumerating !== undefined);
  const family = familyById(familyId);
  if (family === undefined) return complain(sentenceOf(english.unknownFamily(familyId, able)));
  const { enumerating } = family;
  if (enumerating === undefined) {
    return complain(`boards of ${familyId} cannot be enumerated: expected ${able.map(({ id }) => id).join(', ')}`);
  }
  const values: Record<string, string> = {};
  for (const { name } of CLASS_OPTIONS) {
    const value = flags[name];
    if (value === undefined || value === false) continue;
    if (!enumerating.options.some(({ id }) => id === name)) return complain(`${familyId} has no option --${name}`);
    values[name] = value === true ? 'yes' : value;
  }
  const task = { family: familyId, values };
  const { out, threads = availableParallelism() } = flags;
  if (out === undefined) {
    for (const name of ['redis', 'chunk', 'log'] as const) {
      if (flags[name] !== undefined) return complain(`--${name} is for a run in a directory: name that with --out`);
    }
    const stray = strayPrefix(flags);
    if (stray !== undefined) return complain(stray);
  }
  if (flags.count) {
    if (enumerating.counting === undefined) return complain(`positions of ${familyId} are not counted`);
    return count(flags, version, task, enumerating.counting);
  }
  const opened = await enumerating.open(values);
  if (!opened.ok) return complain(sentenceOf(opened.problem));
  const { shards } = opened.value;
  if (out !== undefined) {
    // Loaded only where it is needed.
    const { runInFolder } = await import('./run-in-folder.js');
    return runInFolder({ ...flags, out }, version, 'enumerate', task, shards, opened.value.pieces());
  }
  const signal = onInterrupt();
  const startedAt = clock.now();
  let boards = 0;
  try {
    for await (const { piece, rows } of rowsInOrder<ClassPiece, AtlasRow>(
      task,
      opened.value.pieces(),
      threads,
      signal,
    )) {
      statusLine.clear();
      const text = rows.map((row) => (flags.json ? jsonLine(row) : listLine(family, row))).join('');
      if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
      boards += rows.length;
      if (!flags.quiet)
        statusLine.show(`${Math.floor((100 * piece.shard) / shards)} %, ${showAmount(boards, 'board')}`, startedAt);
    }
  } catch (error) {
    // A thread has ended: for want of memory, say.
    return complain(`the boards cannot be enumerated: ${(error as Error).message}`);
  } finally {
    statusLine.clear();
  }
  return signal.aborted ? EXIT_INTERRUPTED : 0;
}

/** For programs. */
function jsonLine(row: AtlasRow): string {
  return `${JSON.stringify(row)}\n`;
}

/** `20 BBC..D.CEEDAAF.GG.FHIIJJH 299`: moves, board, positions, as lists of boards are written, which other commands read. */
function listLine(family: Family, { length, text, positions }: AtlasRow): string {
  const moves = length === undefined ? '' : `${length} `;
  return `${moves}${onOneLine(family, text)} ${positions}\n`;
}

/** Boards that take several lines, or name their format, are written as ids, which every command takes. */
function onOneLine(family: Family, text: string): string {
  if (!/[\n:]/.test(text)) return text;
  const { position, format } = unwrap(family.parse(text));
  return positionId(family, position, text.includes('\n') ? undefined : format);
}
