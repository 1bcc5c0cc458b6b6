import { describe, expect, test } from 'vitest';
import { families, familyById } from '../families.js';
import { looksLikeId } from '../reading/text-kinds.js';
import { unwrap } from '../result.js';
import { samples } from '../testing/samples.js';
import { positionId, readPositionId } from './position-id.js';

describe.each(families.map((family) => [family.id, family] as const))('ids of positions: %s', (_, family) => {
  test('an id reads back as the same position, in every format that can express it', () => {
    for (const position of [...samples(family, 'small', 40), ...samples(family, 'usual', 40)]) {
      for (const format of [undefined, ...family.formats.map(({ id }) => id)]) {
        const id = positionId(family, position, format);
        expect(id).toMatch(/^[A-Za-z0-9.\-_/:,=%]+$/);
        expect(looksLikeId(id)).toBe(true);
        const back = unwrap(readPositionId(id));
        expect(back.family).toBe(family);
        expect(back.reading.position).toEqual(position);
      }
    }
  });
});

describe('ids of positions', () => {
  test('are readable', () => {
    const usc = '...b../...b../aa.b.d/..cccd/....../......';
    const { family, reading } = unwrap(readPositionId(`rush-hour:usc:${usc}`));
    expect(positionId(family, reading.position, 'usc')).toBe(`rush-hour:usc:${usc}`);
  });

  test('hold names that are not plain', () => {
    const bricks = familyById('bricks')!;
    const { position } = unwrap(bricks.parse('master: é\ngoal: 0 2\néé*_\n~:.!\n', { format: 'grid' }));
    const id = positionId(bricks, position);
    expect(id).toMatch(/^[A-Za-z0-9.\-_/:,=%]+$/);
    expect(unwrap(readPositionId(id)).reading.position).toEqual(position);
  });

  // Words of the texts of goals, which bricks may be called, too.
  test.each([
    'master: any\nplace: 1 1, 2 2\ncells: words\n. . z\n. . #\nany any .\n',
    'master: at\nplace: 1 1, 2 2\ncells: words\n. . any\n. . #\nat at .\n',
    'master: a-b\ngoal: 0 4\ngoal on: 0 2\ncells: words\n. . . a-b a-b on on\n',
    'master: on\ngoal: 0 2\ncells: words\non on . .\n',
  ])('hold goals of bricks with odd names: %j', (text) => {
    const bricks = familyById('bricks')!;
    const { position } = unwrap(bricks.parse(text, { format: 'grid' }));
    const printed = unwrap(bricks.print(position, 'grid'));
    const options = { ...bricks.readOptions(position), format: 'grid' };
    expect(unwrap(bricks.parse(printed, options)).position).toEqual(position);
    expect(unwrap(readPositionId(positionId(bricks, position))).reading.position).toEqual(position);
  });

  test('is read as a position of the families that are given', () => {
    const id = 'tiles:rows:1_2/3_0';
    expect(readPositionId(id, [families[0]!]).ok).toBe(false);
    const mine = { ...familyById('tiles')! };
    expect(unwrap(readPositionId(id, [mine])).family).toBe(mine);
  });

  test.each([
    ['', 'FAMILY:FORMAT:BOARD'],
    ['chess:fen:x', 'no family "chess"'],
    ['tiles:nonsense:1', 'no format "nonsense"'],
    ['tiles:numbers,colour=red:1', '"colour=red"'],
    ['tiles:numbers,goal:1_2/3_0', '"goal"'],
    ['tiles:numbers:1_2/3_%', 'damaged'],
    ['tiles:numbers:1_2/3_3', 'second'],
    ['tiles:numbers:1:2', 'FAMILY:FORMAT:BOARD'],
  ])('%s is no id', (text, expected) => {
    const format = familyById('tiles')!.formats[0]!.id;
    const result = readPositionId(text.replace('numbers', format));
    expect(result.ok ? 'it was read' : result.problem.message).toContain(expected);
  });
});
