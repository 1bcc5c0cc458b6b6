import { availableParallelism } from 'node:os';
import type { Family } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { english } from '@slidewise/core/messages';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { type Generated, ISLANDS, makeOrder, type Nearest, type Order } from '@slidewise/lab/generate';
import { clock } from '@slidewise/node/clock';
import { makeFolder, writeWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { aboutBoard, BoardTexts, defined, sentenceOf } from '@slidewise/server/answers';
import { unknownFamily } from '../../input/boards.js';
import { folderNameError } from '../../output/file-format.js';
import { complain, say } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { boardFile } from './board-file.js';
import { foundersFor } from './founders.js';
import { Lateness } from './lateness.js';
import type { GenerateFlags } from './options.js';
import { seedFor, spreadOver } from './spread.js';
import { Threads } from './threads.js';

const EXIT_FEWER = 1;
/** Where all ways to make boards have ended without having tried everything. */
const GAVE_UP = ', and trying on was in vain';
const EXHAUSTED = ', and everything has been tried';
const INTERRUPTED = ' before the interruption';

/** Makes the boards, and returns the exit code. */
export async function run(familyId: string, flags: GenerateFlags): Promise<number> {
  const family = familyById(familyId);
  if (family === undefined) return complain(unknownFamily(familyId));
  const { format, out } = flags;
  if (format !== undefined && !family.formats.some(({ id }) => id === format)) {
    return complain(sentenceOf(english.unknownFormat(format, family.formats)));
  }
  const size = flags.size ?? family.making?.sizes.usual;
  const founders = size && (await foundersFor(family, size, flags.goal));
  const order = orderOf(family, flags, founders);
  if (!order.ok) return complain(sentenceOf(order.problem));
  if (out !== undefined) {
    const error = folderError(out);
    if (error !== undefined) return complain(error);
  }
  const orders = flags.spread ? spread(family, order.value, flags, founders) : [order.value];
  return 'error' in orders ? complain(orders.error) : make(family, orders, order.value, flags);
}

function orderOf(
  family: Family,
  flags: GenerateFlags,
  founders: readonly unknown[] | undefined,
): ReturnType<typeof makeOrder> {
  const { moves, metric, size, pieces, walls, lengths, shapes, goal, hardest, level, count, seed, minimal } = flags;
  const constraints = defined({ pieces, walls, lengths, shapes, goal });
  const details = flags.json === true;
  return makeOrder(family, {
    ...defined({ moves, metric, size, minimal, hardest, level: level as Order['level'], founders, count, seed }),
    constraints,
    details,
  } as Parameters<typeof makeOrder>[1]);
}

/** An order for each length of the range, in their order. */
function spread(
  family: Family,
  { range, count, seed }: Order,
  flags: GenerateFlags,
  founders: readonly unknown[] | undefined,
): readonly Order[] | { readonly error: string } {
  if (!Number.isFinite(range.most)) {
    return { error: '--spread needs a range with both ends, such as --moves 5..40, or a level' };
  }
  const orders: Order[] = [];
  for (const share of spreadOver(range, count)) {
    const moves = { least: share.length, most: share.length };
    const order = orderOf(family, { ...flags, moves, count: share.count, seed: seedFor(seed, share.length) }, founders);
    if (!order.ok) return { error: sentenceOf(order.problem) };
    orders.push(order.value);
  }
  return orders;
}

/** Makes the boards of some orders, one after another; `whole` says how many there are to be, and the seed that was given. */
async function make(family: Family, orders: readonly Order[], whole: Order, flags: GenerateFlags): Promise<number> {
  const startedAt = clock.now();
  const interrupted = onInterrupt();
  const late = new Lateness(flags.timeLimit);
  try {
    return await makeAll(family, orders, { whole, flags, late, interrupted, startedAt });
  } finally {
    // A timer that is left running would keep the process alive.
    late.clear();
  }
}

async function makeAll(
  family: Family,
  orders: readonly Order[],
  { whole, flags, late, interrupted, startedAt }: All,
): Promise<number> {
  const signal = AbortSignal.any([interrupted, late.signal]);
  const texts = new BoardTexts(family, flags.format);
  const sum: Sum = { made: 0, whole };
  let missing = 0;
  for (const order of orders) {
    if (signal.aborted) break;
    const threads = new Threads(order, flags.threads ?? Math.min(availableParallelism(), ISLANDS));
    const madeBefore = sum.made;
    const error = await makeOrdered(family, threads, { sum, texts, flags, late, signal, startedAt });
    if (error !== undefined) return complain(error);
    const made = sum.made - madeBefore;
    if (made >= order.count || (signal.aborted && orders.length > 1)) continue;
    missing += order.count - made;
    const why = signal.aborted ? endedBy(interrupted, late, made) : threads.isExhausted ? EXHAUSTED : GAVE_UP;
    say(shortfall(family, order, made, threads.nearest, why, orders.length > 1));
  }
  const { boards, why: reason } = texts.beyond;
  if (boards > 0) say(`note: ${showAmount(boards, 'board')} printed as ${boards === 1 ? 'its id' : 'ids'} (${reason})`);
  if (sum.made >= whole.count) return 0;
  if (signal.aborted && orders.length > 1 && sum.made + missing < whole.count) {
    say(shortfall(family, whole, sum.made, undefined, endedBy(interrupted, late, sum.made), false));
  }
  return interrupted.aborted ? EXIT_INTERRUPTED : EXIT_FEWER;
}

function endedBy(interrupted: AbortSignal, late: Lateness, made: number): string {
  return interrupted.aborted ? INTERRUPTED : late.words(made);
}

interface All {
  readonly whole: Order;
  readonly flags: GenerateFlags;
  readonly late: Lateness;
  readonly interrupted: AbortSignal;
  readonly startedAt: number;
}

/** What has been made so far, of all that there is to be. */
interface Sum {
  made: number;
  readonly whole: Order;
}

interface Making {
  readonly sum: Sum;
  readonly texts: BoardTexts;
  readonly flags: GenerateFlags;
  readonly late: Lateness;
  readonly signal: AbortSignal;
  readonly startedAt: number;
}

/** Prints the boards of one order as they are made; what went wrong, if anything. */
async function makeOrdered(
  family: Family,
  threads: Threads,
  { sum, texts, flags, late, signal, startedAt }: Making,
): Promise<string | undefined> {
  const show = (): void => statusLine.show(progressText(sum.made, sum.whole, threads.nearest), startedAt);
  const progress = setInterval(show, 100);
  try {
    for await (const boards of threads.boards(signal)) {
      for (const board of boards) {
        const checked = { ...board, position: unwrap(family.check(board.position)) };
        const error = await put(checked, family, sum, texts, flags);
        if (error !== undefined) return error;
        sum.made++;
        late.boardMade();
      }
    }
    return undefined;
  } finally {
    clearInterval(progress);
    statusLine.clear();
    await threads.close();
  }
}

function progressText(made: number, { count }: Order, nearest: Nearest | undefined): string {
  const soFar = `${showCount(made)} of ${showAmount(count, 'board')}`;
  return made > 0 || nearest === undefined ? soFar : `${soFar} · nearest so far: ${showCount(nearest.length)}`;
}

/** Why there are fewer boards than were asked for, and what came nearest. */
function shortfall(
  family: Family,
  order: Order,
  made: number,
  nearest: Nearest | undefined,
  why: string,
  ofOneLength: boolean,
): string {
  const unit = metricUnit(family, order.metric);
  const of = ofOneLength ? ` of ${showAmount(order.range.least, unit)}` : '';
  if (made > 0) return `only ${showCount(made)} of ${showAmount(order.count, 'board')}${of} could be made${why}`;
  const what = `no board ${ofOneLength ? of.trimStart() : 'like this'} could be made${why}`;
  if (nearest === undefined) return what;
  const { id } = new BoardTexts(family, undefined).line(unwrap(family.check(nearest.position)));
  return `${what}; the nearest takes ${showAmount(nearest.length, unit)}: ${id}`;
}

/** Prints a board, or writes its file and prints the name of that; what went wrong, if anything. */
async function put(
  board: Generated,
  family: Family,
  { made, whole: { seed, count, metric } }: Sum,
  texts: BoardTexts,
  { out, json }: GenerateFlags,
): Promise<string | undefined> {
  const { position, optimum, positions, rating: score, level } = board;
  const { text: oneLine } = texts.line(position);
  const { text, id } = texts.file(position);
  let file: string | undefined;
  if (out !== undefined) {
    const content = `${text}\n`;
    const number = String(made + 1).padStart(String(count).length, '0');
    const unit = metricUnit(family, metric);
    file = boardFile(out, `${family.id}-${number}-${optimum[metric]}-${unit}s`, content);
    try {
      await writeWhole(file, [content]);
    } catch (error) {
      return `${file}: ${describeSystemError(error, 'written')}`;
    }
  }
  const line = json
    ? JSON.stringify({
        ...aboutBoard({
          label: file ?? `${family.id} ${made + 1}`,
          family,
          reading: unwrap(readPositionId(id, [family])).reading,
        }),
        metric,
        optimum: optimum[metric],
        optima: optimum,
        score,
        level,
        positions,
        seed,
        ...defined({ file }),
      })
    : (file ?? oneLine);
  statusLine.clear();
  process.stdout.write(`${line}\n`);
  return undefined;
}

/** Makes the folder for the files; why that is impossible, if it is. */
function folderError(folder: string): string | undefined {
  if (folder === '') return 'the folder for --out must have a name';
  const slip = folderNameError('--out', folder);
  if (slip !== undefined) return slip;
  try {
    makeFolder(folder);
    return undefined;
  } catch (error) {
    return `${folder}: ${describeSystemError(error, 'written')}`;
  }
}
