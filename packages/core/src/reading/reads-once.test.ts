import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[\w-]+\/(src|build|browser)\/.*(?<!\.test)\.tsx?$/.test(path) && !path.includes('/testing/'))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

// Four readers of boards stood here, each with an order of its own: what one of them read, another refused.
test.each<[string, RegExp, readonly string[]]>([
  ['guesses families', /\.affinity\(|\bguess(Family|Among)\(/, ['core/src/contract/checking/define-family.ts']],
  ['tells ids, links, JSON lines and games from boards', /\blooksLike(Id|Link|Object|Game)\(|\b(idIn|linkIn)\(/, []],
  ['reads boards out of JSON', /JSON\.parse\(\w+\)[^\n]*\b(text|board)\b|\{ text, id, board/, []],
])('nobody else %s', (_, pattern, others) => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter(([, text]) => pattern.test(text)).map(([path]) => path);
  expect(found.filter((path) => path.startsWith('core/src/reading/'))).not.toEqual([]);
  expect(found.filter((path) => !path.startsWith('core/src/reading/')).sort()).toEqual(others);
});
