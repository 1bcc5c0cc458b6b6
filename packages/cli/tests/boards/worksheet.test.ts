import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectRefusal, folderOf, slidewise } from '../support/run-cli.js';

/** The pages of a document, and what stands on them. */
function pages(args: readonly string[], input?: string): string[] {
  const { stdout, stderr, code } = slidewise(['worksheet', ...args], input);
  expect([stderr, code]).toEqual(['', 0]);
  return stdout.split('<svg xmlns').slice(1);
}

const texts = (page: string): string[] => [...page.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

test('all exercises of a board, with answers that a search gives', () => {
  const all = pages(['-', '--heuristic', 'manhattan', '--answers'], '0 1 3/4 2 5/7 8 6');
  expect(all).toHaveLength(8);
  const [expansions, values, heuristics, shortest] = all.slice(4).map(texts);
  // The figure of docs/study.md.
  expect(expansions).toEqual(
    expect.arrayContaining(['g = 0  h = 4  f = 4', 'g = 1  h = 3  f = 4', 'g = 3  h = 1  f = 4']),
  );
  expect(values!.at(-3)).toMatch(/^Next: [A-C]$/);
  expect(heuristics).toContain('linear-conflict');
  expect(shortest).toContain('Length: 4  (1 ←: 1 goes a cell to the left)');
  expect(texts(all[0]!).join(' ')).not.toMatch(/h = \d/);
});

test('a heuristic that is not admissible here has a board that shows it', () => {
  const [answers] = pages(['rush-hour/course-1', '--exercise', 'admissible', '--answers']).slice(1).map(texts);
  expect(answers).toContain('h = 8      not admissible');
  expect(answers).toContain('it says 1 of the board at the right, and it is solved');
});

test('each student has a board, which depends on nobody else', () => {
  const folder = folderOf({ 'a.csv': 'Name\nAda\nBob\n', 'b.csv': 'Name\nZoe\nAda\n' });
  const of = (file: string, seed = '7') =>
    pages(['tiles/3x2-easy', '--exercise', 'shortest', '--class', join(folder, file), '--seed', seed]);
  type Pair = [string, string];
  const sheet = (page: string) => texts(page).find((text) => text.startsWith('Sheet'));
  const [[ada, bob], [zoe, again], [other]] = [of('a.csv'), of('b.csv'), of('a.csv', '8')] as [Pair, Pair, Pair];
  expect(texts(ada)).toContain('Ada');
  const answers = pages(['tiles/3x2-easy', '--exercise', 'shortest', '--class', join(folder, 'a.csv'), '--answers']);
  const lengths = answers.slice(2).map((page) => texts(page).find((text) => text.startsWith('Length')));
  expect(lengths).toEqual(Array(2).fill(expect.stringMatching(/^Length: 16 /)));
  expect(sheet(ada)).toBe(sheet(again));
  expect(new Set([ada, bob, zoe, other].map(sheet)).size).toBe(4);
});

test('a PDF, and what is refused', () => {
  const file = join(folderOf({}), 'class.pdf');
  const args = ['bricks/teach-1', '--copies', '2', '--answers', '--paper', 'letter', '--pdf', file];
  expect(slidewise(['worksheet', ...args])).toMatchObject({ stdout: '', stderr: '', code: 0 });
  const pdf = readFileSync(file, 'latin1');
  expect([pdf.slice(0, 5), pdf.match(/\/Type ?\/Page\b/g)?.length]).toEqual(['%PDF-', 16]);
  expectRefusal(['worksheet'], 'no board was given');
  expectRefusal(['worksheet', 'tiles/20x20-random'], 'too large for exercises');
  expectRefusal(['worksheet', 'tiles/3x2-easy', '--seed', '3'], '--seed is for --copies and --class');
  expectRefusal(['worksheet', 'tiles/3x2-easy', '--heuristic', 'direct'], 'there is no heuristic "direct"');
  expectRefusal(['worksheet', 'tiles/3x2-easy', '--algorithm', 'dfs', '--exercise', 'values'], 'ranks no boards');
});
