import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectRefusal, folderOf, interruptSearch, jsonLines, shell, slidewise } from '../support/run-cli.js';

test('for people: counts, boards, charts, in 80 columns', () => {
  const { stdout, stderr, code } = slidewise(['map', 'bricks/teach-1', '--hardest', '2', '--metric', 'steps']);
  expect([stderr, code]).toEqual(['', 0]);
  for (const words of [
    'all that can be reached, counted in steps',
    'shortest solution',
    'solved positions',
    'hardest 2',
    'farthest',
    'dead ends',
    'articulation points',
    'two-connected parts',
    'symmetries',
    'positions by distance from the start',
    'positions by distance from the nearest solved one',
    'positions by number of neighbours',
  ]) {
    expect(stdout).toContain(words);
  }
  const ids = stdout.split('\n').filter((line) => line.includes('bricks:'));
  for (const line of stdout.split('\n')) if (!ids.includes(line)) expect(line.length).toBeLessThanOrEqual(80);
  // An id is to be copied, and goes on from there.
  expect(ids).toHaveLength(2);
  const [solved] = jsonLines(slidewise(['solve', '--json', '--metric', 'steps', ids[1]!.split(/\s+/).at(-1)!]).stdout);
  expect(stdout).toContain(`${solved.length} steps from a solved one`);
});

test('for programs: one object; its ids are boards', () => {
  const [map] = jsonLines(slidewise(['map', 'tiles/3x2-easy', '--json', '--hardest', '2']).stdout);
  expect(map).toMatchObject({
    family: 'tiles',
    metric: 'stm',
    complete: true,
    positions: 360,
    solvedPositions: 1,
    status: 'solved',
    optimal: true,
  });
  expect(map.layers.fromStart.reduce((sum: number, count: number) => sum + count)).toBe(360);
  expect(map.layers.toGoal).toHaveLength(22);
  expect(map.hardest).toHaveLength(2);
  const hardest = slidewise(['solve', '--json', map.hardest[0].id]);
  expect(jsonLines(hardest.stdout)[0]).toMatchObject({ length: 21, optimal: true });
});

test('a board without a solution is mapped, too', () => {
  const { stdout, code } = slidewise(['map', 'tiles:rows:2_1_3/4_5_0']);
  expect(code).toBe(0);
  expect(stdout).toContain('none: it is proved that there is no solution');
  expect(stdout).toContain('360 positions, all that can be reached');
});

test('beyond --most it is a part, and everything says so', () => {
  const folder = folderOf({});
  const [graph, html] = [join(folder, 'part.graphml'), join(folder, 'part.html')];
  const { stdout, code } = slidewise(['map', 'tiles/3x3-easy', '--most', '300', '--graph', graph, '--html', html]);
  expect(code).toBe(1);
  expect(stdout).toContain('300 positions, a part of what can be reached');
  expect(stdout).toContain('This is a part, near the start, the goals and the shortest ways');
  expect(readFileSync(graph, 'utf8')).toContain('part: near the start');
  expect(readFileSync(html, 'utf8')).toContain('This is a part');
  const [object] = jsonLines(slidewise(['map', 'tiles/3x3-easy', '--most', '300', '--json']).stdout);
  expect(object).toMatchObject({ complete: false, limit: 'positions', positions: 300 });
});

test('a part without a goal says that it is near the start only', () => {
  const { stdout, code } = slidewise(['map', 'tiles/4x4-hard', '--most', '50', '--time-limit', '1ms']);
  expect(code).toBe(1);
  expect(stdout).toContain('This is a part, near the start: ');
});

test('every kind of file is written, and nothing else is left', () => {
  const folder = folderOf({});
  for (const name of ['a.graphml', 'a.dot', 'a.json', 'a.csv']) {
    expect(slidewise(['map', 'rush-hour/course-1', '--graph', join(folder, name)]).code).toBe(0);
  }
  expect(readdirSync(folder).sort()).toEqual(['a-edges.csv', 'a-nodes.csv', 'a.dot', 'a.graphml', 'a.json']);
  expect(readFileSync(join(folder, 'a-nodes.csv'), 'utf8').trimEnd().split('\n')).toHaveLength(97);
});

test('bad usage and files that cannot be written: one sentence, and nothing half written', () => {
  expectRefusal(['map'], /argument/);
  expectRefusal(['map', 'rush-hour/course-1', '--metric', 'stm'], 'there is no metric "stm"');
  expectRefusal(
    ['map', 'rush-hour/course-1', '--graph', 'a.xls'],
    /must end in \.graphml, \.dot, \.gv, \.json or \.csv/,
  );
  expectRefusal(['map', 'rush-hour/course-1', '--hardest', '0'], /whole number from 1/);
  expectRefusal(['map', 'rush-hour/course-1', '--most', 'many'], /whole number from 1/);
  const folder = folderOf({ 'old-nodes.csv': 'kept' });
  const nowhere = slidewise(['map', 'rush-hour/course-1', '--graph', join(folder, 'no', 'a.dot')]);
  // Told before the work is done.
  expect(nowhere).toEqual({
    stdout: '',
    code: 2,
    stderr: `slidewise: ${join(folder, 'no', 'a.dot')}: it cannot be made: there is no such directory\n`,
  });
  // The second of two files is a directory: the first stays as it was.
  expect(shell(`mkdir '${join(folder, 'old-edges.csv')}'`).code).toBe(0);
  const half = slidewise(['map', 'rush-hour/course-1', '--graph', join(folder, 'old.csv')]);
  expect(half).toMatchObject({ code: 2, stderr: `slidewise: ${join(folder, 'old-edges.csv')}: it is a directory\n` });
  expect(readFileSync(join(folder, 'old-nodes.csv'), 'utf8')).toBe('kept');
  expect(readdirSync(folder).sort()).toEqual(['old-edges.csv', 'old-nodes.csv']);
});

test.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  const folder = folderOf({});
  const { stderr, code } = shell(
    `ln -s /dev/full '${folder}/a.html' && $SLIDEWISE map rush-hour/course-1 --html '${folder}/a.html' > '${folder}/out'`,
  );
  expect({ stderr, code }).toEqual({
    stderr: `slidewise: ${folder}/a.html: there is no room left on the disk\n`,
    code: 2,
  });
});

test('Ctrl-C: what was explored is told, as a part, and no file is written', async () => {
  const folder = folderOf({});
  writeFileSync(join(folder, 'kept.html'), 'kept');
  const { stdout, stderr, code } = await interruptSearch(
    ['map', 'tiles/4x4-medium', '--most', '16000000', '--html', join(folder, 'kept.html')],
    '',
    'exploring',
  );
  expect(code).toBe(130);
  expect(stdout).toContain('it was interrupted');
  expect(stderr).toContain('it was interrupted, so that no file was written');
  expect(readFileSync(join(folder, 'kept.html'), 'utf8')).toBe('kept');
  expect(readdirSync(folder)).toEqual(['kept.html']);
});

test('Ctrl-C while the page is drawn: the report is there, the page is not', async () => {
  const folder = folderOf({});
  const { stdout, stderr, code } = await interruptSearch(
    ['map', 'bricks/klotski', '--html', join(folder, 'page.html')],
    '',
    'the graph',
  );
  expect(code).toBe(130);
  expect(stdout).toContain('25,955 positions, all that can be reached');
  expect(stderr).toContain('it was interrupted, so that no file was written');
  expect(readdirSync(folder)).toEqual([]);
});
