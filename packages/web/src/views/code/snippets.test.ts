import { existsSync } from 'node:fs';
import { readPositionId } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { snippetsFor } from './snippets.js';

const KLOTSKI = 'bricks:grid:master%3A_X/goal%3A_3_1/AXXB/AXXB/CEED/CFGD/H..I';

test.each(['tiles:rows:1_2_3/4_5_6/7_0_8', KLOTSKI])('every snippet names the board %s', (id) => {
  const snippets = snippetsFor(id, 'https://example.org/puzzles/');
  for (const { title, code } of snippets) {
    const named = title === 'In a frame' ? new URL(/"(http[^"]+)"/.exec(code)![1]!).searchParams.get('board')! : code;
    expect([title, named]).toEqual([title, expect.stringContaining(id)]);
  }
  expect(snippets[1]!.code).toContain('https://example.org/puzzles/embed/?board=');
  expect(readPositionId(id).ok).toBe(true);
});

test('the pages of the manual are there', () => {
  const docs = new URL('../../../../../docs/', import.meta.url);
  for (const { page } of snippetsFor(KLOTSKI, 'https://example.org/')) {
    expect([page, existsSync(new URL(`${page}.md`, docs))]).toEqual([page, true]);
  }
});
