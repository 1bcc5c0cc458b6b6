import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { motionOf } from '../analysis/motion.js';
import { readSvg, type TextItem } from '../picture/svg-items.js';
import { moveWords } from './move-words.js';
import { BOARDS_A_PAGE, PAPERS, type Paper, type SheetBoard } from './sheet.js';
import { sheetPages } from './sheet-pages.js';
import { ENGLISH_SHEET } from './sheet-words.js';

function board(id: string, text: string, more: Partial<SheetBoard> = {}): SheetBoard {
  const family = familyById(id)!;
  const { position } = unwrap(family.parse(text, {}));
  const { status, moves } = unwrap(solve(family, position));
  const answer = status === 'solved' ? motionOf(family, position, moves) : 'No solution exists.';
  return { title: 'A board', facts: ['5 moves', 'Easy'], scene: family.scene(position), answer, ...more };
}

const JAM = board('rush-hour', 'AA.B..\n...B..\nXX.B..\n......\n......\n......', {
  title: 'Bus <Lane>',
  link: 'https://example.org/#/play/rush-hour/jam-08',
});
const TILES = board('tiles', '1 2 3/4 0 5/7 8 6', { title: 'Nine' });
const TALL = board('bricks', 'goal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I', { title: 'Klotski', chinese: '横刀立马' });
const WIDE = board('rush-hour', 'AA.......\n........B\nXX......B\n.........', {
  title: 'Wide',
  link: 'https://example.org/',
});

const textsOf = (page: string): readonly TextItem[] =>
  readSvg(page).items.filter((item): item is TextItem => item.kind === 'text');
const words = (page: string): string[] => textsOf(page).map(({ text }) => text);

/** The boxes of boards and codes on a page, and of what is written. */
function boxesOf(page: string): { left: number; top: number; right: number; bottom: number }[] {
  return [...page.matchAll(/\n<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*)/g)].map(
    ([, x, y, scale, body]) => {
      const [left, top, size] = [Number(x), Number(y), Number(scale)];
      const edge = /<rect class="sw-edge" x="-16" y="-16" width="(\d+)" height="(\d+)"/.exec(body!);
      const modules = Math.max(...[...body!.matchAll(/V(\d+)H/g)].map(([, v]) => Number(v)));
      const [width, height] = edge === null ? [modules, modules] : [Number(edge[1]) + 4, Number(edge[2]) + 4];
      return { left, top, right: left + size * width, bottom: top + size * height };
    },
  );
}

describe('pages of boards', () => {
  const layouts = Object.keys(PAPERS).flatMap((paper) =>
    BOARDS_A_PAGE.flatMap((boards) => [1, 2, 3].map((columns) => [paper as Paper, boards, columns] as const)),
  );
  test.each(layouts)('%s, %i boards in %i columns: nothing overlaps or leaves the page', (paper, boards, columns) => {
    const all = [JAM, TALL, WIDE, TILES, { ...TALL, link: 'https://example.org/#/play/bricks/klotski' }, JAM, WIDE];
    const pages = sheetPages(all, { title: 'All', boards, columns, paper });
    expect(pages).toHaveLength(Math.ceil(all.length / boards));
    const { width, height } = PAPERS[paper];
    for (const page of pages) {
      const boxes = boxesOf(page);
      for (const [i, a] of boxes.entries()) {
        expect(
          Math.min(a.left - 15, a.top - 30, width - 14.9 - a.right, height - 15 - a.bottom),
        ).toBeGreaterThanOrEqual(0);
        for (const b of boxes.slice(i + 1)) {
          const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(isApart, JSON.stringify([a, b])).toBe(true);
        }
      }
      for (const { x, y } of textsOf(page)) {
        expect(x >= 15 && x <= width - 15 && y > 10 && y < height - 8).toBe(true);
      }
    }
    expect(pages.flatMap(boxesOf)).toHaveLength(all.length + all.filter(({ link }) => link !== undefined).length);
  });

  test('a title, facts, a number, a name in Chinese; rules where they are the same for all', () => {
    const [page, ...others] = sheetPages([JAM, TALL], { title: 'Two & more' });
    expect(others).toEqual([]);
    const said = words(page!);
    expect(said).toEqual(
      expect.arrayContaining(['Two & more', '1. Bus <Lane>', '2. Klotski 横刀立马', '5 moves · Easy', '1 / 1']),
    );
    expect(said.join()).not.toContain('vehicles');
    expect(words(sheetPages([JAM], { title: 'One' })[0]!)).toContain(
      'Get the red vehicle out. Vehicles move only forwards and backwards.',
    );
    expect(page).toContain('aria-label="Two &amp; more, page 1"');
  });

  test('the same sheet has the same code on its answers, another sheet another', () => {
    const codeOf = (pages: readonly string[]) =>
      pages.map((page) => words(page).find((text) => text.startsWith('Sheet ')));
    const [first, second] = codeOf(sheetPages([JAM], { title: 'A', answers: true }));
    expect(first).toMatch(/^Sheet [0-9A-F]{4}$/);
    expect(second).toBe(first);
    expect(codeOf(sheetPages([TALL], { title: 'A' }))[0]).not.toBe(first);
  });

  test('a long title is smaller, and then cut', () => {
    const title = (text: string) => {
      const [page] = sheetPages([{ ...JAM, title: text }], { title: 'A', boards: 6 });
      return textsOf(page!).find((item) => item.text.startsWith('1.'))!;
    };
    const [short, long, endless] = [title('Jam'), title('A rather long title of a jam'), title('very '.repeat(30))];
    expect(short.size).toBe(4.6);
    expect([long.size < 4.6, long.text]).toEqual([true, '1. A rather long title of a jam']);
    expect([endless.size, endless.text.endsWith('…')]).toEqual([3, true]);
  });
});

describe('pages of answers', () => {
  test('moves with numbers and arrows; why there are none; a legend', () => {
    const [, answers] = sheetPages([JAM, board('bricks', 'goal: 2 0\nXX.\nA..\nBBB', { title: 'Stuck' }), TILES], {
      title: 'Mixed',
      answers: true,
    });
    const said = words(answers!);
    expect(said).toEqual(
      expect.arrayContaining(['Solutions', '1. Bus <Lane>', 'B ↓3', 'X →4', 'No solution exists.', '5 ←', '6 ↑']),
    );
    expect(said.at(-2)).toBe('slidewise · B ↓3: B goes 3 cells down');
  });

  test('a long solution goes on on the next page, every move once', () => {
    const pages = sheetPages([TALL, TALL, TALL, TALL], { title: 'Long', answers: true, paper: 'letter' }).slice(1);
    expect(pages.length).toBeGreaterThan(1);
    const numbers = pages.flatMap((page) =>
      textsOf(page).filter(({ size, text }) => size === 2.7 && /^\d+$/.test(text)),
    );
    const once = Array.from({ length: 81 }, (_, i) => String(i + 1));
    expect(numbers.map(({ text }) => text)).toEqual([...once, ...once, ...once, ...once]);
    for (const page of pages) {
      for (const { y } of textsOf(page)) expect(y).toBeLessThan(PAPERS.letter.height - 10);
    }
    const [only] = sheetPages([{ ...TALL, answer: { ...(TALL.answer as object), moves: endless() } as never }], {
      title: 'Endless',
      answers: true,
    }).slice(2);
    expect(words(only!)).toContain('1. Klotski, continued 横刀立马');
  });
});

/** More moves than there is room for on a page. */
function endless() {
  const { moves } = TALL.answer as { moves: readonly unknown[] };
  return [...moves, ...moves, ...moves, ...moves, ...moves, ...moves];
}

test('moves in arrows: a brick that turns, tiles without numbers', () => {
  const motion = {
    start: TALL.scene,
    moves: [[[{ piece: 0, rows: 2, columns: 0 }], [{ piece: 0, rows: 0, columns: -1 }]]],
  };
  const { label } = TALL.scene.pieces[0]!;
  expect(moveWords(motion)).toEqual({ words: [`${label} ↓2 ←1`], legend: `${label} ↓2: ${label} goes 2 cells down` });
  expect(moveWords(TILES.answer as never)).toEqual({ words: ['5 ←', '6 ↑'], legend: '5 ←: 5 goes a cell to the left' });
  expect(moveWords({ start: TALL.scene, moves: [] })).toEqual({ words: [], legend: undefined });
});

test('what stands beside the titles can be said in another language', () => {
  const said = { ...ENGLISH_SHEET, name: 'Nom', answers: 'Réponses', legend: () => 'un pas', moves: 'Mes coups' };
  const [first, second] = sheetPages([JAM], { title: 'Une', answers: true, words: said });
  expect(words(first!)).toEqual(expect.arrayContaining(['Nom ______________________', 'Mes coups']));
  expect(words(second!)).toEqual(expect.arrayContaining(['Réponses', 'slidewise · un pas']));
});
