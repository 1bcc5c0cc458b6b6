import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '@slidewise/batch/make-folder';
import type { Family } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { type Generated, ISLANDS, makeOrder, type Nearest, type Order } from '@slidewise/core/generate';
import { unwrap } from '@slidewise/core/result';
import { unknownId } from '@slidewise/core/text';
import { unknownFamily } from '../../input/boards.js';
import { defined } from '../../input/flags.js';
import { explain } from '../../input/input.js';
import { folderNameTrouble } from '../../output/file-format.js';
import { writeBeside } from '../../output/write-beside.js';
import { clock } from '../../terminal/clock.js';
import { complain, say } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import { showAmount, showCount } from '../../terminal/units.js';
import { foundersFor } from './founders.js';
import { Lateness } from './lateness.js';
import type { GenerateFlags } from './options.js';
import { Texts } from './texts.js';
import { Threads } from './threads.js';

const EXIT_FEWER = 1;
/** Where all ways to make boards have ended without having tried everything. */
const GAVE_UP = ', and trying on was in vain';
const INTERRUPTED = ' before the interruption';

/** Makes the boards, and returns the exit code. */
export async function run(familyId: string, flags: GenerateFlags): Promise<number> {
  const family = familyById(familyId);
  if (family === undefined) return complain(unknownFamily(familyId));
  const { format, out } = flags;
  if (format !== undefined && !family.formats.some(({ id }) => id === format)) {
    return complain(unknownId('format', format, family.formats));
  }
  const size = flags.size ?? family.making?.sizes.usual;
  const founders = size && (await foundersFor(family, size));
  const order = orderOf(family, flags, founders);
  if (!order.ok) return complain(order.problem.message);
  if (out !== undefined) {
    const trouble = folderTrouble(out);
    if (trouble !== undefined) return complain(trouble);
  }
  return make(family, order.value, flags);
}

function orderOf(
  family: Family,
  flags: GenerateFlags,
  founders: readonly unknown[] | undefined,
): ReturnType<typeof makeOrder> {
  const { moves, metric, size, pieces, walls, lengths, shapes, hardest, level, count, seed, minimal } = flags;
  const wishes = defined({ pieces, walls, lengths, shapes });
  const details = flags.json === true;
  return makeOrder(family, {
    ...defined({ moves, metric, size, minimal, hardest, level: level as Order['level'], founders, count, seed }),
    wishes,
    details,
  } as Parameters<typeof makeOrder>[1]);
}

async function make(family: Family, order: Order, flags: GenerateFlags): Promise<number> {
  const startedAt = clock.now();
  const interrupted = onInterrupt();
  const late = new Lateness(flags.timeLimit);
  const signal = AbortSignal.any([interrupted, late.signal]);
  const threads = new Threads(order, flags.threads ?? Math.min(availableParallelism(), ISLANDS));
  const texts = new Texts(family, flags.format);
  let made = 0;
  const progress = setInterval(() => statusLine.show(progressText(made, order, threads.nearest), startedAt), 100);
  try {
    for await (const boards of threads.boards(signal)) {
      for (const board of boards) {
        const trouble = await put(
          { ...board, position: unwrap(family.check(board.position)) },
          family,
          order,
          texts,
          flags,
        );
        if (trouble !== undefined) return complain(trouble);
        made++;
        late.boardMade();
      }
    }
  } finally {
    clearInterval(progress);
    late.clear();
    statusLine.clear();
    await threads.close();
  }
  const { boards, why: reason } = texts.beyond;
  if (boards > 0) say(`note: ${showAmount(boards, 'board')} printed as ${boards === 1 ? 'its id' : 'ids'} (${reason})`);
  if (made >= order.count) return 0;
  const why = threads.isExhausted
    ? ', and everything has been tried'
    : interrupted.aborted
      ? INTERRUPTED
      : late.signal.aborted
        ? late.words(made)
        : GAVE_UP;
  say(shortfall(family, order, made, threads.nearest, why));
  return interrupted.aborted ? EXIT_INTERRUPTED : EXIT_FEWER;
}

function progressText(made: number, { count }: Order, nearest: Nearest | undefined): string {
  const soFar = `${showCount(made)} of ${showAmount(count, 'board')}`;
  return made > 0 || nearest === undefined ? soFar : `${soFar} · nearest so far: ${showCount(nearest.length)}`;
}

/** Why there are fewer boards than were asked for, and what came nearest. */
function shortfall(family: Family, order: Order, made: number, nearest: Nearest | undefined, why: string): string {
  if (made > 0) return `only ${showCount(made)} of ${showAmount(order.count, 'board')} could be made${why}`;
  const what = `no board like this could be made${why}`;
  if (nearest === undefined) return what;
  const { unit } = family.metrics.find(({ id }) => id === order.metric)!;
  const { id } = new Texts(family, undefined).line(unwrap(family.check(nearest.position)));
  return `${what}; the nearest takes ${showAmount(nearest.length, unit)}: ${id}`;
}

/** Prints a board, or writes its file and prints the name of that; what went wrong, if anything. */
async function put(
  board: Generated,
  family: Family,
  { seed }: Order,
  texts: Texts,
  { out, json }: GenerateFlags,
): Promise<string | undefined> {
  const { position, optimum, positions, rating, level } = board;
  const { text, id } = texts.line(position);
  let file: string | undefined;
  if (out !== undefined) {
    const content = `${texts.file(position).text}\n`;
    file = join(out, `${family.id}-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.txt`);
    try {
      await writeBeside(file, [content]);
    } catch (error) {
      return `${file}: ${explain(error as NodeJS.ErrnoException, 'written')}`;
    }
  }
  const line = json
    ? JSON.stringify({
        id,
        family: family.id,
        board: text,
        optimum,
        positions,
        rating,
        level,
        seed,
        ...defined({ file }),
      })
    : (file ?? text);
  statusLine.clear();
  process.stdout.write(`${line}\n`);
  return undefined;
}

/** Makes the folder for the files; why that is impossible, if it is. */
function folderTrouble(folder: string): string | undefined {
  if (folder === '') return 'the folder for --out must have a name';
  const slip = folderNameTrouble('--out', folder);
  if (slip !== undefined) return slip;
  try {
    makeFolder(folder);
    return undefined;
  } catch (error) {
    return `${folder}: ${explain(error as NodeJS.ErrnoException, 'written')}`;
  }
}
