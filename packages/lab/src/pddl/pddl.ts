import { aFamily, anIdOf, assertArguments, aText, objectWith, optional, positionOf } from '@slidewise/core/checking';
import type { Cell, Family, Ids, PlannedPiece, Planning, PlanningTask } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { DIRECTIONS, kindsOf, type PieceKind, type PieceSlide } from './slides.js';

/** Options for `pddlOf`. */
export interface PddlOptions<Metric extends string = string> {
  /** What the plan counts; the first of the family by default. */
  readonly metric?: Metric;
  /** The name of the board; `board` by default. */
  readonly name?: string;
}

/** A board for planners: two texts in PDDL. */
export interface PddlFiles {
  /** How pieces move: the same for all boards of a family whose pieces are of the same widths. */
  readonly domain: string;
  /** The board and its goal. */
  readonly problem: string;
}

/** What the steps of one move have in common. */
type Joined = Planning<unknown>['joins'][string];

const someOptions = objectWith({ name: optional(aText) });

/**
 * A position as domain and problem in PDDL: STRIPS and typing. A step of one cell is an action. Where a move has several steps, actions have
 * costs; undefined if the family cannot be told to planners.
 */
export function pddlOf<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: PddlOptions<I['metric']> = {},
): PddlFiles | undefined {
  assertArguments(['family', family, aFamily], ['options', options, someOptions]);
  assertArguments(['options.metric', options.metric, optional(anIdOf(english.unknownMetric, family.metrics))]);
  const board = positionOf(family, position);
  const { planning } = family;
  if (planning === undefined) return undefined;
  const { metric = family.metrics[0]!.id, name = 'board' } = options;
  const { summary } = family.metrics.find(({ id }) => id === metric)!;
  const task = planning.task(board);
  const kinds = kindsOf(task);
  const joined = planning.joins[metric] ?? [];
  const isChoice = task.goals.some((alternatives) => alternatives.length !== 1);
  const about = `; ${family.title}: ${summary}.`;
  return {
    domain: `${about}\n${domainText(family.id, kinds, joined, isChoice)}`,
    problem: `${about}\n${problemText(family.id, name, task, kinds, joined)}`,
  };
}

/** Pieces of one cell leave the cell from which they go. */
const isSingle = ({ left, from }: PieceSlide): boolean =>
  left.length === 1 && left[0]!.row === from.row && left[0]!.column === from.column;

/** The action of a step, and its predicate: `slide`, or `slide-2` where two cells are left, and two taken. */
function slideName(slide: PieceSlide, isPredicate = false): string {
  const word = isPredicate ? 'step' : 'slide';
  return isSmall(slide) ? word : `${word}-${slide.left.length}`;
}

/** Whether a step is from one cell to the next, with nothing else to say. */
function isSmall(slide: PieceSlide): boolean {
  const { to, taken } = slide;
  return isSingle(slide) && taken[0]!.row === to.row && taken[0]!.column === to.column;
}

function domainText(family: string, kinds: readonly PieceKind[], joined: Joined, isChoice: boolean): string {
  const slides = new Map(kinds.flatMap(({ slides: all }) => all.map((slide) => [slideName(slide), slide] as const)));
  const sorted = [...slides.values()].sort((a, b) => (slideName(a) < slideName(b) ? -1 : 1));
  const costs = joined.length > 0;
  const requirements = [
    ':strips',
    ':typing',
    ...(isChoice ? [':disjunctive-preconditions'] : []),
    ...(costs ? [':action-costs'] : []),
  ];
  return lines([
    `(define (domain ${family})`,
    `  (:requirements ${requirements.join(' ')})`,
    '  (:types piece kind cell direction)',
    '  (:predicates',
    '    (at ?p - piece ?c - cell) ; the first cell of a piece, in reading order',
    '    (clear ?c - cell)',
    '    (of ?p - piece ?k - kind) ; pieces of a kind have the same shape and freedom',
    ...sorted.map((slide) => `    (${slideName(slide, true)} ?k - kind ?d - direction ${typed(cellsOf(slide))})`),
    ...(costs ? ['    (idle)', `    (moving ${typedJoin(joined)})`] : []),
    '  )',
    ...(costs ? ['  (:functions (total-cost) - number)', ...beginAndEnd(joined)] : []),
    ...sorted.flatMap((slide) => slideAction(slide, joined)),
    ')',
  ]);
}

/** A move begins, which costs 1, and ends; its steps cost nothing. */
function beginAndEnd(joined: Joined): string[] {
  const moving = `(moving ${variables(joined)})`;
  return [
    '  (:action begin',
    `    :parameters (${typedJoin(joined)})`,
    '    :precondition (idle)',
    `    :effect (and (not (idle)) ${moving} (increase (total-cost) 1)))`,
    '  (:action end',
    `    :parameters (${typedJoin(joined)})`,
    `    :precondition ${moving}`,
    `    :effect (and (not ${moving}) (idle)))`,
  ];
}

function slideAction(slide: PieceSlide, joined: Joined): string[] {
  const { left, taken } = namesOf(slide);
  const cells = cellsOf(slide);
  return [
    `  (:action ${slideName(slide)}`,
    `    :parameters (?p - piece ?k - kind ?d - direction ${typed(cells)})`,
    '    :precondition (and',
    `      (of ?p ?k) (${slideName(slide, true)} ?k ?d ${cells.join(' ')})`,
    `      (at ?p ?from) ${taken.map((cell) => `(clear ${cell})`).join(' ')}${joined.length > 0 ? ` (moving ${variables(joined)})` : ''})`,
    '    :effect (and',
    '      (not (at ?p ?from)) (at ?p ?to)',
    `      ${left.map((cell) => `(clear ${cell})`).join(' ')} ${taken.map((cell) => `(not (clear ${cell}))`).join(' ')}))`,
  ];
}

/** The variables of the cells that a step leaves and takes. */
function namesOf(slide: PieceSlide): { readonly left: readonly string[]; readonly taken: readonly string[] } {
  if (isSmall(slide)) return { left: ['?from'], taken: ['?to'] };
  return {
    left: slide.left.map((_, i) => `?left${i + 1}`),
    taken: slide.taken.map((_, i) => `?taken${i + 1}`),
  };
}

/** All variables of cells in a step. */
function cellsOf(slide: PieceSlide): string[] {
  const { left, taken } = namesOf(slide);
  return [...new Set(['?from', '?to', ...left, ...taken])];
}

function typed(cells: readonly string[]): string {
  return `${cells.join(' ')} - cell`;
}

function variables(joined: Joined): string {
  return joined.map((what) => (what === 'piece' ? '?p' : '?d')).join(' ');
}

function typedJoin(joined: Joined): string {
  return joined.map((what) => (what === 'piece' ? '?p - piece' : '?d - direction')).join(' ');
}

function problemText(
  family: string,
  name: string,
  task: PlanningTask,
  kinds: readonly PieceKind[],
  joined: Joined,
): string {
  const { width, height, walls, pieces } = task;
  const names = pieceNames(pieces);
  const taken = new Set([...walls, ...pieces.flatMap((piece) => piece.cells)].map(cellName));
  const closed = new Set(walls.map(cellName));
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => cellName({ row, column })),
  );
  const costs = joined.length > 0;
  return lines([
    ...names.flatMap((each, i) => (each === `p-${pieces[i]!.label}` ? [] : [`; ${each} is ${pieces[i]!.label}`])),
    `(define (problem ${problemName(name)})`,
    `  (:domain ${family})`,
    '  (:objects',
    ...wrapped(names, ' - piece'),
    ...wrapped(
      kinds.map((_, k) => `k${k + 1}`),
      ' - kind',
    ),
    `    ${DIRECTIONS.join(' ')} - direction`,
    ...rows.flatMap((row) =>
      wrapped(
        row.filter((cell) => !closed.has(cell)),
        ' - cell',
      ),
    ),
    '  )',
    '  (:init',
    ...(costs ? ['    (= (total-cost) 0) (idle)'] : []),
    ...pieces.map((piece, i) => {
      const kind = kinds.findIndex(({ pieces: own }) => own.includes(i));
      return `    (at ${names[i]} ${cellName(piece.cells[0]!)}) (of ${names[i]} k${kind + 1})`;
    }),
    ...rows.flatMap((row) =>
      wrapped(
        row.filter((cell) => !taken.has(cell)).map((cell) => `(clear ${cell})`),
        '',
      ),
    ),
    ...kinds.flatMap(({ slides }, k) => slides.map((slide) => `    ${stepFact(slide, `k${k + 1}`)}`)),
    '  )',
    `  (:goal ${goalText(task, names)})`,
    ...(costs ? ['  (:metric minimize (total-cost))'] : []),
    ')',
  ]);
}

function stepFact(slide: PieceSlide, kind: string): string {
  const { direction, from, to, left, taken } = slide;
  const cells: readonly Cell[] = isSmall(slide) ? [from, to] : [from, to, ...left, ...taken];
  return `(${slideName(slide, true)} ${kind} ${direction} ${cells.map(cellName).join(' ')})`;
}

function goalText({ goals }: PlanningTask, names: readonly string[]): string {
  const all = (word: 'and' | 'or', parts: readonly string[]): string =>
    parts.length === 1 ? parts[0]! : `(${[word, ...parts].join(' ')})`;
  return all(
    'and',
    goals.map((alternatives) =>
      all(
        'or',
        alternatives.map((facts) =>
          all(
            'and',
            facts.map(({ piece, ...cell }) =>
              piece === undefined ? `(clear ${cellName(cell)})` : `(at ${names[piece]} ${cellName(cell)})`,
            ),
          ),
        ),
      ),
    ),
  );
}

/** A name of PDDL: letters, digits, `-` and `_`, with a letter first. */
function problemName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(plain) ? plain : `board-${plain}`.replace(/-$/, '');
}

/** So many words are on a line. */
const WORDS = 12;

function wrapped(words: readonly string[], end: string): string[] {
  const rows: string[] = [];
  for (let i = 0; i < words.length; i += WORDS) rows.push(`    ${words.slice(i, i + WORDS).join(' ')}${end}`);
  return rows;
}

function lines(texts: readonly string[]): string {
  return `${texts.join('\n')}\n`;
}

/** The name of a cell: row and column, counted from 1. */
function cellName({ row, column }: Cell): string {
  return `r${row + 1}c${column + 1}`;
}

/**
 * The names of pieces. PDDL has letters of the Latin alphabet only, and takes small letters and capitals for the same: a piece whose
 * label does not fit is called by its number.
 */
function pieceNames(pieces: readonly PlannedPiece[]): string[] {
  const labels = pieces.map(({ label }) => label.toLowerCase());
  return labels.map((label, i) => {
    const isPlain = /^[a-z0-9]+$/.test(label) && labels.indexOf(label) === i;
    return isPlain ? `p-${label}` : `piece-${i + 1}`;
  });
}
