import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { splitBoards } from '../../reading/text-splitter.js';
import { unwrap } from '../../result.js';
import { rushHour } from '../index.js';
import { cellContents } from '../position.js';

const random = seededRandom(1);
const boards = Array.from({ length: 60 }, (_, i) => {
  const position = rushHour.making.random(random, i % 2 === 0 ? { width: 6, height: 6 } : { width: 5, height: 4 });
  const format = (['usc', 'sfu', 'line', 'csv'] as const)[i % 4]!;
  const text = rushHour.print(position, format);
  return text.ok ? text.value : unwrap(rushHour.print(position, 'line'));
});

/** A board with some characters changed, lines lost or doubled, or strange things put in. */
const mutated = fc
  .record({
    board: fc.constantFrom(...boards),
    changes: fc.array(
      fc.record({
        kind: fc.constantFrom('replace', 'insert', 'delete', 'doubleLine', 'dropLine', 'swap'),
        at: fc.nat(400),
        character: fc.oneof(
          fc.constantFrom(...'abcdAXBCxo.#/ \t\r\n,0123456789?-"\u0000\uFEFF'),
          fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        ),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ board, changes }) => changes.reduce((text, change) => applyChange(text, change), board));

function applyChange(text: string, { kind, at, character }: { kind: string; at: number; character: string }): string {
  const place = at % (text.length + 1);
  const lines = text.split('\n');
  const line = at % lines.length;
  if (kind === 'replace') return text.slice(0, place) + character + text.slice(place + 1);
  if (kind === 'insert') return text.slice(0, place) + character + text.slice(place);
  if (kind === 'delete') return text.slice(0, place) + text.slice(place + 1);
  if (kind === 'doubleLine') return [...lines.slice(0, line + 1), ...lines.slice(line)].join('\n');
  if (kind === 'dropLine') return [...lines.slice(0, line), ...lines.slice(line + 1)].join('\n');
  return text.slice(place) + text.slice(0, place);
}

/** Either a problem with a place, or a position that says nothing but what stands in the text. */
function checkReading(text: string): void {
  for (const { text: board = '' } of splitBoards(text, { family: 'rush-hour', read: {} })) {
    const reading = rushHour.parse(board, {});
    if (!reading.ok) {
      const { message, line, column } = reading.problem;
      expect(message.length).toBeGreaterThan(5);
      expect(message).not.toMatch(/\p{Cc}|undefined|NaN|\[object/u);
      expect(line).toBeGreaterThanOrEqual(1);
      expect(column).toBeGreaterThanOrEqual(1);
      continue;
    }
    const { position, format } = reading.value;
    const drawn = cellContents(position)
      .map((row) => Array.from(row, (name) => name ?? '.').join(''))
      .join('');
    if (format === 'csv') {
      for (const { name } of position.vehicles) expect(board).toContain(name);
      continue;
    }
    // Cell by cell: the text without its white space is the board; on one line, numbers may stand before and after it.
    const whole = board.replace(/^\uFEFF/, '').trim();
    const oneLine = !/[\r\n]/.test(whole);
    const cells = (oneLine ? whole.replace(/^\d+\s+(?=\S)|\s+\d+$/g, '') : whole).replace(/[\s/]/g, '');
    const upperCase = format !== 'usc' && /\p{Lu}/u.test(cells);
    const shown = upperCase ? cells.replaceAll('x', '#').replaceAll('o', '.') : cells;
    expect(drawn).toBe(shown);
  }
}

test('mutated boards: none crashes, none passes as something it is not', () => {
  fc.assert(fc.property(mutated, checkReading), { numRuns: 2500, seed: 1 });
});

test('any text at all', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), checkReading), { numRuns: 2500, seed: 1 });
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'aabbX.#/\n 1,'), maxLength: 60 }), checkReading), {
    numRuns: 2500,
    seed: 1,
  });
});

test('any move text', () => {
  const { position } = unwrap(rushHour.parse('...b../...b../aa.b.d/..cccd/....../......', {}));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.string({ unit: fc.constantFrom(...'abcdULDR-+, 123()'), maxLength: 8 }),
      ),
      (text) => {
        const move = rushHour.parseMove(position, text);
        if (move.ok) expect(Number.isInteger(move.value.by)).toBe(true);
        else expect(move.problem.message.length).toBeGreaterThan(5);
      },
    ),
    { numRuns: 2500, seed: 1 },
  );
});
