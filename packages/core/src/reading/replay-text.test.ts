import { describe, expect, test } from 'vitest';
import { makingOf } from '../contract/facets/facets.js';
import type { Family } from '../contract/family.js';
import type { MoveStyle } from '../contract/text.js';
import { families, familyById } from '../families.js';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { replayText } from './replay-text.js';

/** A walk of random legal moves. */
function walk(family: Family, start: unknown, metric: string, length: number, seed: number): unknown[] {
  const random = seededRandom(seed);
  const moves: unknown[] = [];
  let position = start;
  for (let i = 0; i < length; i++) {
    const legal = family.moves(position, metric);
    if (legal.length === 0) break;
    const move = random.pick(legal);
    moves.push(move);
    position = unwrap(family.play(position, move));
  }
  return moves;
}

function textsOf(family: Family, start: unknown, moves: readonly unknown[], style: MoveStyle): string[] {
  let position = start;
  return moves.map((move) => {
    const text = family.printMove(position, move, style);
    position = unwrap(family.play(position, move));
    return text;
  });
}

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  const making = makingOf(family);
  const cases = family.formats.flatMap(({ id }) => family.metrics.map((metric): [string, string] => [id, metric.id]));

  test.each(cases)(
    'moves written as %s, of the metric %s, are read back whatever sets them apart',
    (format, metric) => {
      for (let seed = 1; seed <= 10; seed++) {
        const start = making.random(seededRandom(seed), making.sizes.usual);
        const moves = walk(family, start, metric, 20, seed);
        const texts = textsOf(family, start, moves, { format, metric });
        const reading = { position: start, format, goal: '' };
        for (const separator of [', ', '\n', '\r\n', '; ', ',\n\n  ']) {
          const replay = replayText(family, reading, `\uFEFF ${texts.join(separator)}${separator}`, { metric });
          expect(replay.bad).toBeUndefined();
          expect(replay.texts).toEqual(texts);
        }
      }
    },
  );
});

test('moves in words need nothing between them', () => {
  const family = familyById('bricks')!;
  const reading = unwrap(family.parse('goal: 1 0\nX..\n..B\n...', {}));
  for (const text of ['X right 1 X down 1 B left 1', 'X right X down B left', 'X right 1, X down 1, B left 1']) {
    expect(replayText(family, reading, text).bad?.reason.message).toBe('brick "B" cannot move left');
    expect(replayText(family, reading, text).texts).toEqual(['X right 1', 'X down 1']);
  }
});

describe('what stands where', () => {
  const family = familyById('rush-hour')!;
  const { position, format, goal } = unwrap(family.parse('...b..\n...b..\naa.b.d\n..cccd\n......\n......', {}));
  const replay = (text: string) => replayText(family, { position, format, goal }, text);

  test.each([
    'd 1, c -2, b 3',
    'd 1,c -2,b 3',
    'd 1 c -2 b 3',
    'd1c-2b3',
    'dD1cL2bD3',
    'd down 1 c left 2 b down 3',
    '(d,1),(c,-2),(b,3)',
    '(d,1) (c,-2) (b,3)',
    'd+1;c-2;b+3',
    '\n\n  d 1\n\tcL2\r\n b,3,\n',
  ])('%j', (text) => {
    expect(replay(text)).toMatchObject({ texts: ['d 1', 'c -2', 'b 3'], solvedAfter: 3 });
    expect(replay(text).bad).toBeUndefined();
  });

  test('the first bad move: its number, place and reason', () => {
    expect(replay('d 1\n c -2, c 9, zz').bad).toMatchObject({
      number: 3,
      text: 'c 9',
      readable: true,
      line: 2,
      column: 8,
    });
    expect(replay('d 1, c -2,\nb 3 ?? d 1').bad).toMatchObject({
      number: 4,
      text: '?? d 1',
      readable: false,
      line: 2,
      column: 5,
    });
    expect(replay('').moves).toEqual([]);
  });

  test('a long text is read in time, with or without lines', () => {
    for (const separator of [',', ', ', ' ', '\n', '']) {
      const { moves } = replay(`d+1${separator}d-1${separator}`.repeat(2000));
      expect(moves).toHaveLength(4000);
    }
    expect(replay('('.repeat(200_000)).bad).toMatchObject({ number: 1, readable: false });
    expect(replay(',('.repeat(200_000)).bad).toMatchObject({ number: 1, readable: false });
  });
});

test('the moves of a saved game are read, each with its place in it', () => {
  const rushHour = familyById('rush-hour')!;
  const reading = unwrap(rushHour.parse('...b..\n...b..\naa.b.d\n..cccd\n......\n......', {}));
  const game = '[Family "rush-hour"]\n[Board "…"]\n\n1. d 2 {room for 3. c} 2. c -2\n3. b 3\n';
  expect(replayText(rushHour, reading, game).texts).toEqual(['d 2', 'c -2', 'b 3']);
  expect(replayText(rushHour, reading, game.replace('c -2', 'c -9')).bad).toMatchObject({
    number: 2,
    readable: true,
    line: 4,
    column: 27,
  });
  expect(replayText(rushHour, reading, game.replace('3. b', '7. b')).bad).toMatchObject({ readable: false, line: 5 });
});
