import { expect, test } from 'vitest';
import { familyById } from '../families.js';
import { unwrap } from '../result.js';
import { replayText } from './replay-text.js';

const BOARDS = {
  'rush-hour': '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n',
  tiles: '1 2 3\n4 5 6\n0 7 8\n',
  bricks: '5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,2,2,1,\n1,1,1,1,1,\n',
};
const { 'rush-hour': COURSE, bricks: SBP } = BOARDS;
const STEPS = '(2,left)\n(4,down)\n(3,right)\n(2,up)\n(2,up)\n';
const PROMPT = `Enter a vehicle and move amount (+ = dn/rt, - = up/lt), 'Q', '?', or 'Z' : `;
const AFTER_D = '...b..\n...b..\naa.b..\n..cccd\n.....d\n......\n';
const AFTER_C = AFTER_D.replace('..cccd', 'ccc..d');
const AFTER_B = '......\n......\naa....\ncccb.d\n...b.d\n...b..\n';

function replay(id: keyof typeof BOARDS, text: string) {
  const family = familyById(id)!;
  return replayText(family, unwrap(family.parse(BOARDS[id], {})), text);
}

test.each<[keyof typeof BOARDS, string, string]>([
  ['rush-hour', 'numbers', '1. d 1\n2. c -2\n3. b 3\n'],
  ['rush-hour', 'numbers on one line', '1. d 1 2. c -2 3. b 3\n'],
  ['rush-hour', 'numbers from 0, in parentheses', '0) d 1\n1) c -2\n2) b 3\n'],
  ['rush-hour', 'numbers with a word', 'Move 1: dD1\nMove 2: cL2\nMove 3: bD3\n'],
  ['rush-hour', 'numbers of nl', '     1\td 1\n     2\tc -2\n     3\tb 3\n'],
  ['bricks', 'bricks called like numbers, with a tab', '2\tleft\n4\tdown\n3\tright\n2\tup\n2\tup\n'],
  ['rush-hour', 'a heading', 'My solution:\n\nd 1\nc -2\n\nb 3\n\nThat is all.\n'],
  ['rush-hour', 'a heading on its line', 'Path: d 1, c -2, b 3\nLength: 3\n'],
  [
    'rush-hour',
    'classroom rh',
    `${COURSE}${PROMPT}Solution found with expansions: 72\nd 1\nc -2\nb 3\n\n${COURSE}${PROMPT}`,
  ],
  [
    'rush-hour',
    'a game at a terminal, with what was refused and taken back',
    `${COURSE}${PROMPT}?\nSolution found with expansions: 72\nd 2\nc -2\nb 3\n\n${COURSE}${PROMPT}d 9\nIllegal move...try again!\n\n${COURSE}${PROMPT}d 1\n\n${COURSE}${PROMPT}c -1\n\n${COURSE}${PROMPT}Z\n\n${COURSE}${PROMPT} c -2\n\n${COURSE}${PROMPT}b 3\n\n${COURSE}You win!\n`,
  ],
  [
    'rush-hour',
    'a game whose commands came from a file: d 1, Z, d 1, c -2, an illegal one, b 3',
    `${COURSE}${PROMPT}\n${AFTER_D}${PROMPT}\n${COURSE}${PROMPT}\n${AFTER_D}${PROMPT}\n${AFTER_C}${PROMPT}Illegal move...try again!\n\n${AFTER_C}${PROMPT}\n${AFTER_B}You win!\n`,
  ],
  ['rush-hour', 'boards around', `${COURSE}\nd 1\nc -2\nb 3\n\n......\n......\naa...d\nccc.bd\n....b.\n....b.\n`],
  ['tiles', 'numbers', '1. L\n2. L\n'],
  ['tiles', 'a heading', 'Number of moves: 2\nMoves: LL\n'],
  [
    'bricks',
    'numbers',
    STEPS.split('\n')
      .map((step, i) => (step === '' ? '' : `${i + 1}: ${step}`))
      .join('\n'),
  ],
  [
    'bricks',
    'classroom sbp',
    `Start state:\n${SBP}\nNodes explored: 8\n\nMoves:\n${STEPS}\nSolved puzzle:\n5,4,\n1,2,2,1,1,\n\nTime taken: 0.043 seconds\nSolution length: 5\n\n`,
  ],
])('%s: %s', (id, _, text) => {
  const { moves, bad, solvedAfter } = replay(id, text);
  expect(bad).toBeUndefined();
  expect(solvedAfter).toBe(moves.length);
});

test('what is wrong stays where it stands', () => {
  expect(replay('rush-hour', '1. d 1\n2. c -9\n').bad).toMatchObject({ number: 2, line: 2, column: 4, text: 'c -9' });
  expect(replay('rush-hour', `Moves:\nd 1\n  x 2\n\n${COURSE}`).bad).toMatchObject({ number: 2, line: 3, column: 3 });
});

test('nothing is passed over but frames, and a brick may be called 1', () => {
  expect(replay('rush-hour', 'd 1\n\nq 2\n\nc -2\n').bad).toMatchObject({ number: 2, line: 3, text: 'q 2' });
  expect(replay('rush-hour', 'd 1\nc -2\nb 3\n\noops\n').bad).toMatchObject({ number: 4, line: 5 });
  expect(replay('rush-hour', '1. d 1\n7. c -2\n').bad).toMatchObject({ number: 1, line: 1 });
  expect(replay('bricks', '2 left\n4 down\n').moves).toHaveLength(2);
  const two = unwrap(familyById('bricks')!.parse('master: 1\ngoal: 0 2\n\n12.\n...', {}));
  expect(replayText(familyById('bricks')!, two, '1\tdown\n2\tdown').moves).toHaveLength(2);
});

test('a notation says what its writer counts', () => {
  expect(replay('bricks', STEPS).metric).toBe('steps');
  expect(replay('bricks', '2 left\n4 down\n').metric).toBeUndefined();
  expect(replay('bricks', '(2,left)\n4 down\n').metric).toBeUndefined();
  expect(replay('tiles', 'L2').metric).toBeUndefined();
  expect(replay('tiles', 'LL').metric).toBeUndefined();
  expect(replay('rush-hour', 'd 1, c -2').metric).toBeUndefined();
});

test('boards that no move leads to are no game', () => {
  const { bad } = replay('rush-hour', `${COURSE}${PROMPT}\n${AFTER_B}${PROMPT}\n`);
  expect(bad).toMatchObject({ number: 1, line: 1 });
});

test('letters mean the blank where that is said', () => {
  const family = familyById('tiles')!;
  const reading = unwrap(family.parse(BOARDS.tiles, {}));
  const text = 'Number of moves: 2\nMoves: RR\n';
  expect(replayText(family, reading, text, { letters: 'blank' })).toMatchObject({ solvedAfter: 2, texts: ['R', 'R'] });
  expect(replayText(family, reading, text).bad).toBeDefined();
});
