import type { Family, Reading } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import type { Solution } from '@slidewise/core/solving';
import { titleOf } from '@slidewise/core/text';
import { type CollectionRating, hasNamePart, LEVELS } from '@slidewise/lab/collection';
import { aboutBoard, defined, reasonFields, sentenceOf } from '@slidewise/server/answers';
import { boardsIn, type InputBoard, unknownFamily } from '../../input/boards.js';
import { collectionFiles, inOrder, ratings } from '../../input/collection.js';
import { readCollection } from '../../input/input.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { colors } from '../../terminal/colors.js';
import { complain } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { widthOf } from '../../terminal/text-width.js';
import { metricUnit, showAmount } from '../../terminal/units.js';
import { fitted, terminalWidth } from '../../terminal/wrap.js';
import type { ListFlags } from './options.js';

interface Item {
  readonly name: string;
  readonly family: Family;
  readonly reading: Reading<unknown>;
  readonly rating: CollectionRating | undefined;
  readonly solution?: Solution;
}

/** Lists the collection, and returns the exit code. */
export async function run(familyId: string | undefined, flags: ListFlags): Promise<number> {
  if (familyId !== undefined && familyById(familyId) === undefined) {
    const isLevel = LEVELS.some(({ id }) => id === familyId);
    return complain(`${unknownFamily(familyId)}${isLevel ? `; did you mean --level ${familyId}?` : ''}`);
  }
  const files = (await collectionFiles()).filter(({ family }) => familyId === undefined || family === familyId);
  if (files.length === 0) return complain('the collection holds no such boards');
  const boards: InputBoard[] = [];
  for await (const source of readCollection(inOrder(files))) boards.push(...boardsIn(source, undefined, {}));
  const rated = await ratings();
  const wanted = boards.filter(({ label }) => {
    const rating = rated.get(label) ?? { name: label };
    return isOfLevel(rating, flags.level) && (flags.find === undefined || hasNamePart(rating, flags.find));
  });
  if (wanted.length === 0 && flags.find !== undefined) return complain(`no board here is called ${flags.find}`);
  return printBoards(wanted, rated, flags);
}

function isOfLevel({ level }: Partial<CollectionRating>, wanted: string | undefined): boolean {
  return wanted === undefined || level === wanted;
}

/** Prints a line for each board, solved first if an option asks for that, and returns the exit code. */
export async function printBoards(
  boards: readonly InputBoard[],
  rated: ReadonlyMap<string, CollectionRating>,
  flags: ListFlags,
): Promise<number> {
  // An option about solving implies solving.
  const { optimum, metric, timeLimit, memoryLimit } = flags;
  const solving = [optimum, metric, timeLimit, memoryLimit].some((flag) => flag !== undefined);
  const signal = onInterrupt();
  const widest = Math.max(0, ...boards.map(({ label }) => widthOf(shownName(label, rated.get(label)))));
  // One cache for all boards, so that a table is read from the disk once.
  return withTables(async (tables) => {
    let code = 0;
    for (const { label: name, family, reading, error } of boards) {
      if (family === undefined || reading === undefined) {
        code = complain(error!);
        continue;
      }
      let item: Item = { name, family, reading, rating: rated.get(name) };
      if (solving) {
        const solved = await solveInSlices(name, family, reading.position, flags, signal, tables);
        if (!solved.ok) return complain(`${name}: ${sentenceOf(solved.problem)}`);
        item = { ...item, solution: solved.value };
        if (solved.value.status === 'stopped') code = Math.max(code, 1);
      }
      process.stdout.write(`${flags.json ? jsonLine(item) : humanLine(item, widest)}\n`);
      if (signal.aborted) return EXIT_INTERRUPTED;
    }
    return code;
  });
}

/** How much room most facts take: `10×10   99 pieces  advanced    120 moves`. */
const WIDEST_FACTS = 40;

function humanLine({ name, family, reading, rating, solution }: Item, widest: number): string {
  const { width, height, pieces } = family.scene(reading.position);
  // The family is the first part of the name.
  const facts = [`${width}×${height}`, showAmount(pieces.length, 'piece')];
  if (solution !== undefined) facts.push(verdict(family, solution));
  else if (rating !== undefined) facts.push(rating.level, optimumOf(family, rating));
  const shown = shownName(name, rating);
  const start = widest + 2;
  if (start + WIDEST_FACTS > terminalWidth()) {
    const below = `  ${facts.filter((fact) => fact !== '').join(' · ')}`;
    return `${shown}\n${colors.dim(fitted(below, process.stdout))}`;
  }
  const [size, amount, level, ...others] = facts;
  const columns = [
    size!.padStart(5),
    amount!.padStart(10),
    ...(level === undefined ? [] : [level.padEnd(10)]),
    ...others,
  ];
  const first = shown + ' '.repeat(start - widthOf(shown));
  const line = fitted(first + columns.join('  ').trimEnd(), process.stdout);
  return line.slice(0, first.length) + colors.dim(line.slice(first.length));
}

/** The name of a board, with that in Chinese where it has one. */
function shownName(name: string, rating: CollectionRating | undefined): string {
  const [chinese] = rating?.chinese ?? [];
  return chinese === undefined ? name : `${name} ${chinese}`;
}

function optimumOf({ metrics }: Family, { metric, optimum }: CollectionRating): string {
  return optimum === null ? '' : showAmount(optimum, metricUnit({ metrics }, metric));
}

function verdict({ metrics }: Family, { status, optimal, length, lowerBound, metric, reason }: Solution): string {
  const unit = metricUnit({ metrics }, metric);
  if (status === 'solved') return `${optimal ? '' : 'at most '}${showAmount(length!, unit)}`;
  return status === 'unsolvable' ? 'no solution' : `at least ${showAmount(lowerBound, unit)}: ${reason?.message}`;
}

function jsonLine({ name, family, reading, rating, solution }: Item): string {
  const { width, height, pieces } = family.scene(reading.position);
  const names = defined({ title: rating?.title ?? titleOf(name), chinese: rating?.chinese });
  const about = { ...aboutBoard({ label: name, family, reading }), width, height, pieces: pieces.length };
  if (solution === undefined) {
    const { level = null, metric = null, optimum = null } = rating ?? {};
    return JSON.stringify({ ...about, ...names, level, metric, optimum });
  }
  const { metric, status, optimal, length = null, reason } = solution;
  const lowerBound = status === 'unsolvable' ? null : solution.lowerBound;
  return JSON.stringify({ ...about, ...names, metric, status, optimal, length, lowerBound, ...reasonFields(reason) });
}
