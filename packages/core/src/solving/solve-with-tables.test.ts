import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MemoryTableCache } from '../memory-table-cache.js';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import { tiles } from '../tiles/index.js';
import { finish } from './drive.js';
import { prepare } from './prepare.js';
import { solve } from './solve.js';
import { prepareWithTables, solveWithTables } from './solve-with-tables.js';

const board = unwrap(tiles.parse('2 1 3 4/5 6 7 8/9 10 11 12/13 15 14 0')).position;

test('tables are brought before the search, which uses them', async () => {
  const tables = new MemoryTableCache();
  const brought: string[] = [];
  const solved = await solveWithTables(
    tiles,
    board,
    { tables },
    {
      async fetchTables(family, wanted) {
        for (const { id, optional } of wanted()) {
          if (optional) continue;
          const building = tiles.tables!.build(id)!;
          for (;;) {
            const step = building.next();
            if (!step.done) continue;
            tables.put(id, step.value);
            break;
          }
          brought.push(`${family} ${id}`);
        }
        return brought.length > 0;
      },
      run: (solving) => finish(solving),
    },
  );
  expect(brought).not.toEqual([]);
  expect(unwrap(solved).length).toBe(
    unwrap(solve(tiles, board, { algorithm: 'idastar', heuristic: 'pdb-663' })).length,
  );
});

test('a plan is made again only if a table came', async () => {
  const first = unwrap(prepare(tiles, board, { tables: new MemoryTableCache() }));
  for (const came of [false, true]) {
    let asked = 0;
    const tables = new MemoryTableCache();
    const original = tiles.plan;
    const counting = {
      ...tiles,
      plan(...given: Parameters<typeof original>) {
        asked++;
        return original.apply(tiles, given);
      },
    };
    const prepared = unwrap(await prepareWithTables(counting, board, { tables }, async () => came));
    expect([asked, prepared.algorithm]).toEqual([came ? 2 : 1, first.algorithm]);
  }
});

test('compiled searches are loaded, and boards without tables ask for none', async () => {
  let loaded = 0;
  const family = { ...rushHour, loadCompiledSearch: async () => void loaded++ };
  const { position } = unwrap(rushHour.parse('AA.B../...B../XX.B../....../....../......'));
  const solved = await solveWithTables(
    family,
    position,
    {},
    {
      fetchTables: () => expect.unreachable('no table is needed'),
      run: (solving, { algorithm }) => {
        expect(algorithm).toBe('bfs');
        return finish(solving);
      },
    },
  );
  expect([unwrap(solved).length, loaded]).toEqual([2, 1]);
});

const root = new URL('../../../', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[\w-]+\/src\/.*(?<!\.test)\.tsx?$/.test(path) && !path.includes('/testing/'))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

// Front ends that did this by hand forgot steps of it.
test('nobody else loads compiled searches, or decides again once tables have come', () => {
  expect(sources.length).toBeGreaterThan(500);
  const byHand = sources
    .filter(([, text]) => /\bloadCompiledSearch\?*\.?\(|\.again\(\)/.test(text))
    .map(([path]) => path);
  expect(byHand.filter((path) => !/^core\/src\/(solving|rush-hour|contract)\//.test(path)).sort()).toEqual([
    'cli/src/commands/generate/island-worker.ts',
    'lab/src/supply/puzzle-supply.ts',
    'server/src/operations/generate.ts',
    'web/src/worker/board-maker.ts',
  ]);
});

test('whoever starts a rating or a review loads the compiled search first', () => {
  const starting = sources.filter(
    ([path, text]) => !path.startsWith('lab/') && /\b(Rater|Reviewer)\.start\(/.test(text),
  );
  expect(starting.length).toBeGreaterThan(2);
  expect(
    starting.filter(([, text]) => !/\b(prepareWithTables|bringTables)\(/.test(text)).map(([path]) => path),
  ).toEqual([]);
});
