import { expect, test } from 'vitest';
import { zeroHeuristic } from '../contract/heuristics.js';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { explore } from '../search/explore.js';
import { solve } from '../solving/solve.js';
import { type Frogs, frogs, type Jump, plainFrogs } from '../testing/toy/frogs.js';
import { definePlainFamily } from './define-plain-family.js';
import type { PlainFamily, PlainIds } from './plain-family.js';
import { rulesOf } from './plain-rules.js';
import { plainSpaces } from './plain-space.js';

const { position } = unwrap(frogs.parse('C_AB'));

test('data from outside is a position if it has all parts of one', () => {
  expect(unwrap(frogs.check({ more: 1, row: 'C_AB' }))).toEqual(position);
  for (const data of [{ row: 'C_AB ' }, { row: 'CC_A' }, { row: ['C', '_'] }, { row: 7 }, {}]) {
    const checked = frogs.check(data);
    expect(checked.ok ? '' : checked.problem.message).toMatch(/^position is none of Frogs: /);
  }
  const nested = definePlainFamily({ ...rowsOfFrogs, id: 'rows', title: 'Rows' });
  const [start] = unwrap(nested.parse('C_AB')).position.rows;
  expect(nested.check({ rows: [start] }).ok).toBe(true);
  expect(nested.check({ rows: [start, 'D_'] }).ok).toBe(false);
  expect(nested.check({ rows: start }).ok).toBe(false);
});

/** The same with a list in the position, and with texts as moves. */
const rowsOfFrogs: Omit<PlainFamily<{ rows: string[] }, string>, 'id' | 'title'> = {
  boards: ['C_AB'],
  parse(text) {
    const read = plainFrogs.parse(text);
    return typeof read === 'string' ? read : { rows: [read.row] };
  },
  print: ({ rows }) => rows[0]!,
  moves: ({ rows: [row] }) => plainFrogs.moves({ row: row! }).map(({ from }) => row![from]!),
  play: ({ rows: [row] }, frog) => ({ rows: [plainFrogs.play({ row: row! }, { from: row!.indexOf(frog) }).row] }),
  isSolved: ({ rows: [row] }) => plainFrogs.isSolved({ row: row! }),
  scene: ({ rows: [row] }) => plainFrogs.scene({ row: row! }),
};

test('positions are frozen with all their parts, and moves of other kinds than listed ones are refused', () => {
  const nested = definePlainFamily({ ...rowsOfFrogs, id: 'rows', title: 'Rows' });
  const start = unwrap(nested.parse('C_AB')).position;
  expect(() => start.rows.push('D_')).toThrow(TypeError);
  expect(() => unwrap(nested.play(start, 'A')).rows.push('D_')).toThrow(TypeError);
  expect(nested.cost('A')).toBe(1);
  expect(() => nested.cost(1 as never)).toThrow('move must be a move such as "C", not 1');
  expect(() => frogs.cost({ from: 'A' } as never)).toThrow('move must be a move such as {"from":0}, not an object');
  expect(nested.play(start, 'D')).toMatchObject({ ok: false });
  expect(() => nested.printMove(start, 'D')).toThrow(new TypeError('move must be legal in the position'));
});

test('the text says all of a board: options are refused', () => {
  const messageOf = (options: object) => {
    const read = frogs.parse('C_AB', options);
    return read.ok ? 'read' : read.problem.message;
  };
  expect(messageOf({ format: 'text', goal: 'solved' })).toBe('read');
  expect(messageOf({ goal: 'exit' })).toBe('there is no goal "exit": expected solved');
  expect(messageOf({ format: 'usc' })).toBe('there is no format "usc": expected text');
  expect(messageOf({ target: 'A' })).toBe('the text says the target itself: leave that option out');
  expect(messageOf({ size: '4x1' })).toBe('the text says the size itself: leave that option out');
});

test.each([
  ['a board', 'C_AB', true],
  ['a list with a good line first', 'C_AB\nnone of them\n', true],
  ['other words', 'none\nof them\n', false],
])('%s looks like the family: %j', (_, text, isLikely) => {
  expect(frogs.affinity(text) > 0.5).toBe(isLikely);
});

test('boards of several lines look like their family, also with empty lines between', () => {
  const tower = definePlainFamily<Frogs, Jump>({
    ...plainFrogs,
    boards: ['C\n_\nA\nB'],
    parse: (text) => (/^\S(\n\S)+\n*$/.test(text) ? plainFrogs.parse(text.replaceAll('\n', '')) : 'no tower'),
    print: ({ row }) => [...row].join('\n'),
  });
  expect(tower.affinity('C\n_\n\nA\n_\n')).toBeGreaterThan(0.5);
});

test('moves are read in words, with more blanks', () => {
  for (const text of ['A left 1', ' A  left\t1 ']) {
    expect(unwrap(frogs.parseMove(position, text))).toEqual({ from: 2 });
  }
  const wrong = frogs.parseMove(position, 'A left');
  expect(wrong.ok ? '' : wrong.problem.message).toBe(
    '"A left" is no legal move here: expected C right 1, A left 1, B left 2',
  );
});

test('boards are made by moves from those of the author, in their sizes', () => {
  expect(frogs.making.sizes).toEqual({ small: { width: 4, height: 1 }, usual: { width: 7, height: 1 } });
  const made = new Set(
    Array.from({ length: 30 }, (_, seed) => frogs.making.random(seededRandom(seed), { width: 4, height: 1 }).row),
  );
  expect(made.size).toBeGreaterThan(10);
  expect([...made].every((row) => row.length === 4)).toBe(true);
  const none = frogs.making.plain({ width: 5, height: 1 });
  expect(none.ok ? '' : none.problem.message).toBe('there is no board of the size 5x1: expected 4x1 or 7x1');
});

test('a member of the contract that is given replaces the derived one', () => {
  type Ids = Omit<PlainIds, 'heuristic'> & { heuristic: 'none' | 'misplaced' };
  let explained = 0;
  const faster = definePlainFamily<Frogs, Jump, Ids>({
    ...plainFrogs,
    heuristics: [
      { ...zeroHeuristic, metrics: ['moves'] },
      {
        id: 'misplaced',
        title: 'Misplaced',
        summary: 'frogs out of place',
        admissible: true,
        consistent: true,
        metrics: ['moves'],
      },
    ],
    space(start) {
      const space = frogs.space(start);
      return Object.assign(space, { heuristic: () => () => 1 });
    },
    plan: () => ({ algorithm: 'astar', heuristic: 'misplaced' }),
    printMove: ({ row }, { from }) => row[from]!,
    explain(board) {
      explained++;
      return frogs.explain(board);
    },
    editing: {
      editable: [],
      compose: (_, base) => ({ ok: true, value: base }),
      freshLabel: () => 'Z',
    },
  });
  const start = unwrap(faster.parse('C_AB')).position;
  const solution = unwrap(solve(faster, start));
  expect(solution).toMatchObject({ algorithm: 'astar', heuristic: 'misplaced', lowerBound: solution.length });
  expect(faster.printMove(start, { from: 2 })).toBe('A');
  expect(unwrap(faster.parseMove(start, 'A'))).toEqual(unwrap(faster.parseMove(start, 'A left 1')));
  faster.explain(start);
  expect(explained).toBe(1);
  expect(faster.editing?.freshLabel(faster.scene(start))).toBe('Z');
});

test('spaces number positions alike while one of them is there', () => {
  const space = frogs.space(position);
  const { states } = explore(space);
  expect(states.size).toBe(24);
  const other = frogs.space(unwrap(frogs.parse('B_CA')).position);
  const [key, state] = [new Int32Array(1), new Int32Array(1)];
  other.start(state, 0);
  other.save(state, 0, key, 0);
  expect(space.positionAt(key, 0)).toEqual({ row: 'B_CA' });
});

test('a search stops where more positions would be kept than there is room for', () => {
  const few = definePlainFamily({ ...plainFrogs, space: plainSpaces(rulesOf(plainFrogs), 10) });
  const start = unwrap(few.parse('BA_DFEC')).position;
  expect(unwrap(solve(few, start))).toMatchObject({ status: 'stopped', stopReason: 'memory' });
  const enough = definePlainFamily({ ...plainFrogs, space: plainSpaces(rulesOf(plainFrogs), 5040) });
  expect(unwrap(solve(enough, start)).status).toBe('solved');
});

test('a position with more moves than a list takes is refused in a sentence', () => {
  const many = definePlainFamily<Frogs, Jump>({
    ...plainFrogs,
    moves: () => Array.from({ length: 2000 }, (_, from) => ({ from })),
    play: (_, { from }) => ({ row: `${from}` }),
  });
  expect(() => solve(many, position)).toThrow('a position of a plain family has at most 1024 moves');
});

test.each<[Partial<PlainFamily<Frogs, Jump>>, string]>([
  [{ boards: [] }, 'definition.boards must not be empty'],
  [{ boards: [7 as never] }, 'definition.boards[0] must be a string, not 7'],
  [{ moves: undefined as never }, 'definition.moves must be a function, not undefined'],
])('a definition without its parts is refused: %j', (part, sentence) => {
  expect(() => definePlainFamily({ ...plainFrogs, ...part })).toThrow(new TypeError(sentence));
});
