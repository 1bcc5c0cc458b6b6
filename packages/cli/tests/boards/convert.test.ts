import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from '@slidewise/core/families';
import { describe, expect, test } from 'vitest';
import { expectRefusal, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const folder = folderOf({ 'bent.txt': 'aab\n.bb\n...\n' });

test('a board in another notation', () => {
  const { stdout, stderr, code } = slidewise(['convert', 'rush-hour/jam-12', '--to', 'csv']);
  expect(stdout).toMatch(/^car,orientation,col,row,length\nA,H,2,1,3\n/);
  expect([stderr, code]).toEqual(['', 0]);
  expect(slidewise(['convert', '-', '--to', 'sfu'], stdout).stdout).toBe(
    readFileSync(fileURLToPath(new URL('../../../../puzzles/rush-hour/jam-12.txt', import.meta.url)), 'utf8'),
  );
});

test('what the new text does not say is told, and makes it the same board', () => {
  const line = slidewise(['convert', '-', '--to', 'csv'], COURSE);
  expect(line.stderr).toBe(
    'slidewise: note: - has other names as csv: a is X\nslidewise: note: - reads back the same with --goal clear\n',
  );
  expect(line.code).toBe(0);
  const solved = slidewise(['solve', '--json', '--goal', 'clear', '-'], line.stdout).stdout;
  expect(jsonLines(solved)).toMatchObject([{ length: 3, format: 'csv', goal: 'clear' }]);
});

test('several boards: an empty line between drawings, none between lines', () => {
  const names = ['rush-hour/jam-01', 'rush-hour/jam-02'];
  const grids = slidewise(['convert', ...names, '--to', 'sfu']).stdout;
  expect(grids.split('\n')).toHaveLength(6 + 1 + 6 + 1);
  const { stdout: lines, stderr } = slidewise(['convert', ...names, '--to', 'line']);
  expect(lines).toMatch(/^[A-Z.]{36}\n[A-Z.]{36}\n$/);
  expect(stderr).toMatch(/^(slidewise: note: rush-hour\/jam-0[12] has other names as line: .*X is A\n){2}$/);
});

test('bricks get numbers where a format has no other names, and the note and --json tell which', () => {
  const sbp = slidewise(['convert', 'bricks/klotski', '--to', 'sbp']);
  expect(sbp.stdout).toBe('4,5,\n3,2,2,4,\n3,2,2,4,\n5,6,6,7,\n5,8,9,7,\n10,0,0,11,\n');
  expect(sbp.stderr).toMatch(/^slidewise: note: bricks\/klotski has other names as sbp: A is 3, .*, X is 2\n/);
  expect(sbp.stderr).toContain("slidewise: note: bricks/klotski reads back the same with --goal '2 3 1'\n");
  const solved = slidewise(['solve', '--json', '--goal', '2 3 1', '-'], sbp.stdout).stdout;
  expect(jsonLines(solved)).toMatchObject([{ length: 81, optimal: true }]);
  const [tray] = jsonLines(slidewise(['convert', 'bricks/klotski', '--to', 'tray', '--json']).stdout);
  expect(tray).toMatchObject({ options: {}, renamed: { A: '3', X: '2' } });
  expect(jsonLines(slidewise(['solve', '--json', '-'], tray.text).stdout)).toMatchObject([{ length: 81 }]);
});

test('a board for the course is what its game reads', () => {
  const board = folderOf({ 'board.txt': slidewise(['convert', 'rush-hour/jam-01', '--to', 'usc']).stdout });
  const { stdout, code } = slidewise(['classroom', 'rh', join(board, 'board.txt'), '2'], '?\nQ\n');
  expect([code, stdout.includes('Solution found')]).toEqual([0, true]);
});

describe('for planners', () => {
  test('domain and problem, on standard output or in files', () => {
    const { stdout, stderr, code } = slidewise(['convert', 'tiles/3x2-easy', '--to', 'pddl']);
    expect([stderr, code]).toEqual(['', 0]);
    const [domain, problem] = stdout.split('\n\n');
    expect(problem).toContain('(problem tiles-3x2-easy)');
    const out = folderOf({});
    const plans = ['--to', 'pddl', '--metric', 'mtm', '--out', join(out, 'plans')];
    expect(slidewise(['convert', 'tiles/3x2-easy', 'bricks/crate-01', ...plans])).toMatchObject({ code: 2 });
    expect(readFileSync(join(out, 'plans', 'tiles-3x2-easy-domain.pddl'), 'utf8')).toContain(':action-costs');
    expect(slidewise(['convert', '-', '--to', 'pddl', '--out', out], '1 2/0 3').code).toBe(0);
    expect(`${readFileSync(join(out, 'board-domain.pddl'), 'utf8')}`.trimEnd()).toBe(domain);
  });

  test('what does not fit is said', () => {
    expectRefusal(['convert', 'bricks/crate-01', '--to', 'pddl', '--metric', 'mtm'], 'there is no metric "mtm"');
    expectRefusal(['convert', 'bricks/crate-01', '--to', 'grid', '--out', 'plans'], '--out is for --to pddl');
    expectRefusal(['convert', 'bricks/crate-01', '--to', 'pddl', '--out', 'plan.txt'], '--out names a directory');
  });
});

describe('every board of the collection, in every format of its family', () => {
  const inCollection = new Set(jsonLines(slidewise(['list', '--json']).stdout).map(({ family }): string => family));
  const cases = families
    .filter(({ id }) => inCollection.has(id))
    .flatMap(({ id, formats }) => formats.map((format): [string, string] => [id, format.id]));
  const originals = new Map(
    jsonLines(slidewise(['show', '--json', ...inCollection]).stdout).map((shown) => [shown.board, shown]),
  );

  test.each(cases)('%s as %s reads back as the same board, or says why not', (family, format) => {
    const { stdout, stderr, code } = slidewise(['convert', family, '--to', format, '--json']);
    const results = jsonLines(stdout);
    const failed = results.filter(({ error }) => error !== undefined);
    expect(stderr.split('\n').length - 1).toBe(failed.length);
    expect(code).toBe(failed.length > 0 ? 1 : 0);
    for (const { board, text, options, renamed } of results.filter(({ error }) => error === undefined).slice(0, 6)) {
      const flags = Object.entries(options as Record<string, string>).flatMap(([name, value]) => [`--${name}`, value]);
      const [back] = jsonLines(slidewise(['show', '--json', ...flags, '-'], text).stdout);
      const original = originals.get(board)!;
      const cellsOf = ({ scene }: { scene: { pieces: { cells: unknown[] }[] } }): string[] =>
        scene.pieces.map(({ cells }) => JSON.stringify(cells)).sort();
      // Under other names it is the same puzzle, else the same board to the letter.
      if (Object.keys(renamed).length > 0) expect([board, cellsOf(back)]).toEqual([board, cellsOf(original)]);
      else expect([board, back.goal, back.scene]).toEqual([board, original.goal, original.scene]);
    }
  });
});

test.each([
  [
    ['convert', 'bricks/teach-1', '--to', 'tray'],
    1,
    'this board cannot be written as tray: this board has walls, and a tray has none',
  ],
  [
    ['convert', 'rush-hour/jam-12', '--to', 'cvs'],
    2,
    'there is no format "cvs" of Rush Hour: expected usc, sfu, line, csv, id, pddl; did you mean csv?',
  ],
  [['convert', join(folder, 'bent.txt'), '--to', 'csv'], 2, 'bent.txt:2:2: vehicle "b" bends here'],
])('%j: one sentence, exit code %i', (args, exit, words) => {
  expectRefusal(args, words, { exit });
});

test('--to is needed', () => {
  expectRefusal(['convert', 'rush-hour/jam-12'], "required option '--to <format>' not specified");
});
