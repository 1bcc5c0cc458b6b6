import { expect, test } from 'vitest';
import { printMoves } from '../../contract/print-moves.js';
import { families, familyById } from '../../families.js';
import { seededRandom } from '../../random.js';
import { MoveTextReader } from '../../reading/move-text.js';
import { splitBoards } from '../../reading/text-splitter.js';
import { unwrap } from '../../result.js';
import { positionId, readPositionId } from '../../session/position-id.js';
import { solve } from '../../solving/solve.js';
import { cellNames } from './cells.js';
import type { Subject } from './subject.js';

/** Boards of formats in which hardly any random board can be printed. */
const RARE: Readonly<Record<string, string>> = { 'bricks huarong': '4WVE1' };

/** What `contract/text.ts` promises. */
export function checkTextPage({ family, positions, metrics, sample }: Subject): void {
  test('what is printed in a format reads back as the same position', () => {
    for (const { id: format } of family.formats) {
      let printed = 0;
      const rare = RARE[`${family.id} ${format}`];
      const boards = rare === undefined ? positions() : [unwrap(family.parse(rare, { format })).position];
      for (const position of boards) {
        const text = family.print(position, format);
        if (!text.ok) continue;
        printed++;
        const back = unwrap(family.parse(text.value, { ...family.readOptions(position), format }));
        expect(back.position).toEqual(position);
        expect(back.format).toBe(format);
        expect(unwrap(family.parse(text.value, { ...family.readOptions(position), format, goal: back.goal }))).toEqual(
          back,
        );
        expect(family.print(back.position, format)).toEqual(text);
        expect(family.affinity(text.value)).toBeGreaterThan(0);
        // A list is told from a board by the families that there are.
        if (familyById(family.id) === family) {
          expect([...splitBoards(text.value, { family: family.id, read: { format } })]).toHaveLength(1);
        }
      }
      expect(printed, `nothing could be printed as ${format}`).toBeGreaterThan(0);
    }
  });

  test('no other family takes a text for its own rather than the family that printed it', () => {
    for (const { id: format } of family.formats) {
      for (const position of positions()) {
        const text = family.print(position, format);
        if (!text.ok) continue;
        const own = family.affinity(text.value);
        for (const other of families) {
          if (other.id !== family.id)
            expect(other.affinity(text.value), `${other.id}: ${text.value}`).toBeLessThan(own);
        }
      }
    }
  });

  test('a goal has a name, or is described in a form that is known for one without a board', () => {
    for (const position of positions()) {
      const { goal } = family.readOptions(position);
      if (goal === undefined || family.goals.some(({ id }) => id === goal)) continue;
      expect([goal, family.describesGoal?.(goal)]).toEqual([goal, true]);
    }
    for (const text of ['', ' \n', '?', 'no goal of anybody'])
      expect(family.describesGoal?.(text) ?? false).toBe(false);
  });

  test('a piece of text that is no board is a problem, not an exception', () => {
    for (const text of ['', ' \n\n', '\u0000\u0001', '?'.repeat(5000), '1 2 3 4 5 x', 'a\nbb\nccc']) {
      expect(family.parse(text, {}).ok).toBe(false);
      expect(family.affinity(text)).toBeGreaterThanOrEqual(0);
      expect(family.affinity(text)).toBeLessThanOrEqual(1);
    }
    for (const text of ['', ' \n\n', '\u0000\u0001', '?'.repeat(5000)]) expect(family.affinity(text)).toBe(0);
  });

  test('a problem can be shown, whatever the text has in it', () => {
    const [position] = positions();
    const text = unwrap(family.print(position, family.formats.find(({ id }) => family.print(position, id).ok)!.id));
    const [move] = family.moves(position);
    const words = family.moveInWords(position, move);
    let problems = 0;
    for (const sign of ['\u0000', '\u001b[2J', '\u0007', '\u0085', '\ud800', '\n\u0001\r']) {
      const wrongs = [sign, `${sign}${words}`, `${words}${sign}`, words.replace(' ', sign), `${text}${sign}`];
      for (const wrong of wrongs) {
        const options = { ...family.readOptions(position), goal: wrong, target: wrong, size: wrong };
        const readings = [family.parse(wrong), family.parse(text, options), family.parseMove(position, wrong)];
        for (const reading of readings) {
          if (reading.ok) continue;
          problems++;
          expect(reading.problem.message).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
        }
      }
    }
    expect(problems).toBeGreaterThan(20);
  });

  test('a move is printed in the position before it, and read there as the same', () => {
    for (const metric of metrics) {
      for (const position of positions()) {
        const moves = family.moves(position, metric);
        const texts = new Set<string>();
        for (const move of moves) {
          const written = family.formats.map(({ id: format }) => family.printMove(position, move, { format, metric }));
          for (const [i, text] of [...written, family.moveInWords(position, move)].entries()) {
            expect(unwrap(family.parseMove(position, text))).toEqual(move);
            texts.add(`${i} ${text}`);
          }
        }
        expect(texts.size).toBe(moves.length * (family.formats.length + 1));
      }
    }
  });

  test('moves in a row are printed each in the position before it; every convention reads back, and the first is the default', () => {
    const random = seededRandom(6);
    const style = { format: family.formats[0]!.id };
    for (const position of positions()) {
      const walked: unknown[] = [];
      const texts: string[] = [];
      let at = position;
      for (let i = 0; i < 10; i++) {
        const moves = family.moves(at, metrics[0]);
        if (moves.length === 0) break;
        const move = random.pick(moves);
        const text = family.printMove(at, move, style);
        expect(family.printMove(at, move, { ...style, metric: metrics[0] })).toBe(text);
        for (const [j, { id }] of (family.letters ?? []).entries()) {
          const own = family.printMove(at, move, { ...style, letters: id });
          expect(unwrap(family.parseMove(at, own, id))).toEqual(move);
          if (j === 0) expect([own, unwrap(family.parseMove(at, own))]).toEqual([text, move]);
        }
        walked.push(move);
        texts.push(text);
        at = unwrap(family.play(at, move));
      }
      expect(printMoves(family, position, walked, style)).toEqual(texts);
    }
  });

  test('moves in one style, joined by the separator, are read back as the same moves', () => {
    const random = seededRandom(15);
    for (const metric of metrics) {
      for (const position of sample('usual', 8, 15)) {
        const [walked, passed] = [[] as unknown[], [position]];
        for (let i = 0; i < 12; i++) {
          const moves = family.moves(passed.at(-1), metric);
          if (moves.length === 0) break;
          walked.push(random.pick(moves));
          passed.push(unwrap(family.play(passed.at(-1), walked.at(-1))));
        }
        for (const { id: format } of family.formats) {
          for (const letters of [undefined, ...(family.letters ?? []).map(({ id }) => id)]) {
            const line = printMoves(family, position, walked, { format, metric, letters }).join(family.moveSeparator);
            const reader = new MoveTextReader(family, line, letters);
            const read = passed.flatMap((at) => reader.next(at) ?? []);
            expect(read.map(({ move }) => unwrap(move))).toEqual(walked);
            expect(reader.next(passed.at(-1))).toBeUndefined();
          }
        }
      }
    }
  });

  test('every position has an id', () => {
    for (const position of positions()) {
      expect(unwrap(readPositionId(positionId(family, position))).reading.position).toEqual(position);
    }
  });

  test('under the names of a format, a board is the same puzzle', () => {
    for (const { id: format } of family.formats) {
      for (const position of sample('small', 12, 14)) {
        const other = family.renamed?.(position, format) ?? position;
        const lengths = [position, other].map((each) => unwrap(solve(family, each)).length);
        expect(lengths[1]).toBe(lengths[0]);
        const cells = [position, other].map((each) =>
          cellNames(family.scene(each).pieces.flatMap((piece) => piece.cells)),
        );
        expect(cells[1]).toEqual(cells[0]);
      }
    }
  });
}
