import { aText, objectWith, wholeNumber } from '../../check.js';
import { defineBasics } from '../../contract/checking/define-basics.js';
import { defineFamily } from '../../contract/checking/define-family.js';
import type { IdIn, Metric } from '../../contract/ids.js';
import type { Size } from '../../contract/scene.js';
import { type Heuristic, zeroHeuristic } from '../../contract/search.js';
import type { Random } from '../../random.js';
import { ok, problem, type Result } from '../../result.js';
import { showText } from '../../text/rows.js';
import { FrogsSpace } from './frogs-space.js';
import { FREE, type FrogsPosition, type Jump, REACH } from './position.js';

// The smallest family there could be, to try "Adding a family" with: frogs on a row of stones, one of which is free. A frog jumps
// onto the free stone from beside it, or over one other. It has no editor and no tables.

const MOST_STONES = 8;
const STONES = new RegExp(`^[A-G]*${FREE}[A-G]*$`);

const metrics = [
  { id: 'jumps', title: 'Jumps', unit: 'jump', summary: 'each jump counts 1', defaultHeuristic: 'misplaced' },
] as const satisfies readonly Metric[];

const heuristics = [
  { ...zeroHeuristic, metrics: ['jumps'] },
  {
    id: 'misplaced',
    title: 'Misplaced frogs',
    summary: 'frogs out of place',
    admissible: true,
    consistent: true,
    metrics: ['jumps'],
  },
] as const satisfies readonly Heuristic[];

interface FrogsIds {
  readonly format: 'row';
  readonly metric: IdIn<typeof metrics>;
  readonly heuristic: IdIn<typeof heuristics>;
  readonly strategy: never;
}

const basics = defineBasics<FrogsPosition, Jump, FrogsIds>({
  shapes: {
    position: objectWith({ row: aText, goal: aText }),
    move: objectWith({ from: wholeNumber(0) }),
  },
  createPosition,
  id: 'frogs',
  title: 'Frogs',

  metrics,
  finestMetric: 'jumps',
  moves: ({ row }) => [...row].flatMap((_, from) => (isLegal(row, from) ? [{ from }] : [])),
  play: ({ row, goal }, { from }) =>
    isLegal(row, from) ? ok(freeze(jumped(row, from), goal)) : problem(`no frog can jump from stone ${from + 1}`),
  isSolved: ({ row, goal }) => row === goal,
  cost: () => 1,
  refute: () => undefined,

  formats: [{ id: 'row', summary: `a letter for each frog, ${FREE} for the free stone` }],
  parse: (text, { goal = 'sorted' }) => {
    const row = text.trim();
    const made = createPosition({ row, goal: goal === 'sorted' ? sorted(row) : goal });
    return made.ok ? ok({ position: made.value, format: 'row', goal: made.value.goal }) : made;
  },
  // Only the position before the move tells whose jump it is.
  printMove: ({ row }, { from }) => row[from]!,

  heuristics,
  space: (position) => new FrogsSpace(position),
  plan: () => ({ algorithm: 'bfs', heuristic: zeroHeuristic.id }),
});

export const frogs = defineFamily(
  basics,
  {
    goals: [{ id: 'sorted', title: 'Sorted', summary: 'the frogs in alphabetical order, the free stone last' }],
    describesGoal: (text) => STONES.test(text.trim()),
    affinity: (text) => (STONES.test(text.trim()) ? 0.9 : 0),
    print: ({ row }) => ok(`${row}\n`),
    readOptions: ({ goal }) => ({ goal }),
    moveInWords: ({ row }, { from }) => `${row[from]} ${from < row.indexOf(FREE) ? 'right' : 'left'}`,
    parseMove: ({ row }, text) => {
      const frog = /^([A-G])( left| right)?$/.exec(text.trim())?.[1] ?? '?';
      return row.includes(frog) ? ok({ from: row.indexOf(frog) }) : problem(`${showText(text)} is no frog`);
    },
    explain: (position) => {
      const reasons = [...position.row].sort().flatMap((frog, piece) => {
        const away = frog !== FREE && position.row.indexOf(frog) !== position.goal.indexOf(frog);
        if (!away) return [];
        return [{ text: `frog ${frog} is not on its stone`, done: `frog ${frog} is on its stone`, pieces: [piece] }];
      });
      return { heuristic: 'misplaced', bound: reasons.length, reasons };
    },
    scene: ({ row, goal }) => {
      // The free stone comes last: a frog has the same number wherever it sits.
      const names = [...row].sort().filter((stone) => stone !== FREE);
      return {
        width: row.length,
        height: 1,
        walls: [],
        exits: [],
        pieces: names.map((label) => ({ label, role: 'target', cells: [{ row: 0, column: row.indexOf(label) }] })),
        goals: names.map((label) => ({ label, row: 0, column: goal.indexOf(label) })),
      };
    },
  },
  {
    making: {
      sizes: { small: { width: 4, height: 1 }, usual: { width: 7, height: 1 } },
      plain,
      random: (random, { width }) => shuffled(random, 'ABCDEFG'.slice(0, width - 1)),
      vary: (random, { row, goal }) => {
        const [a, b] = [random.integer(row.length), random.integer(row.length)];
        return freeze([...row].with(a, row[b]!).with(b, row[a]!).join(''), goal);
      },
    },
  },
);

function createPosition({ row, goal }: FrogsPosition): Result<FrogsPosition> {
  if (!STONES.test(row) || row.length > MOST_STONES || new Set(row).size < row.length || row.length < 2) {
    return problem('a row needs one free stone and up to seven frogs A to G, each once');
  }
  return sorted(goal) === sorted(row) ? ok(freeze(row, goal)) : problem('the goal has other frogs than the row');
}

function plain({ width, height }: Size): Result<FrogsPosition> {
  if (height !== 1 || width < 2 || width > MOST_STONES) return problem('a row has two to eight stones');
  const row = `${'ABCDEFG'.slice(0, width - 1)}${FREE}`;
  return ok(freeze(row, row));
}

function shuffled(random: Random, names: string): FrogsPosition {
  return freeze(random.shuffle([...names, FREE]).join(''), `${names}${FREE}`);
}

function isLegal(row: string, from: number): boolean {
  const way = Math.abs(from - row.indexOf(FREE));
  return from < row.length && way >= 1 && way <= REACH;
}

function jumped(row: string, from: number): string {
  return [...row].with(row.indexOf(FREE), row[from]!).with(from, FREE).join('');
}

function sorted(row: string): string {
  return [...row].sort().join('');
}

function freeze(row: string, goal: string): FrogsPosition {
  return Object.freeze({ row, goal });
}
