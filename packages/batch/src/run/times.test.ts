import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../testing/files.js';
import { Times } from './times.js';

const chunk = (first: number, ...boards: readonly string[]) => ({
  number: 0,
  id: 'x',
  first,
  items: boards.map((board) => ({ board })),
});

test('each board has a line with its place, its name and its time; what a kill left of a line goes', () => {
  const path = join(folderOf(), 'times.jsonl');
  new Times(path).add(chunk(0, 'f:1', 'f:2'), [1.5, 2]);
  appendFileSync(path, '{"item":2,"bo');
  const again = new Times(path);
  again.add(chunk(2, 'f:3'), [3]);
  again.add({ number: 1, id: 'y', first: 3, items: [{ part: 3 }] }, [4]);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { item: 0, board: 'f:1', ms: 1.5 },
    { item: 1, board: 'f:2', ms: 2 },
    { item: 2, board: 'f:3', ms: 3 },
    { item: 3, ms: 4 },
  ]);
});
