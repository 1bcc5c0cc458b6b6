import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript of the puzzle in docs/your-own-puzzle.md, with other specifiers instead of those of the package. */
export function pagePuzzle(root, specifiers = {}) {
  const page = readFileSync(join(root, 'docs', 'your-own-puzzle.md'), 'utf8');
  const code = /^```ts\n(\/\/ shunting\.ts\n.*?)^```$/ms.exec(page)?.[1];
  if (code === undefined) throw new Error('docs/your-own-puzzle.md has no code that begins with // shunting.ts');
  return code.replaceAll(/'(@slidewise\/core\/[\w-]+)'/g, (whole, name) =>
    specifiers[name] ? `'${specifiers[name]}'` : whole,
  );
}
