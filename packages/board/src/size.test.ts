import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const core = fileURLToPath(new URL('../../core/', import.meta.url));

test.each([
  ['the board', 'index.ts'],
  ['the script for pages', 'page/script.ts'],
])('%s is at most 25 kB gzip, and holds no search', async (name, entry) => {
  const { exports } = JSON.parse(readFileSync(`${core}package.json`, 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  const alias = Object.entries(exports).map(([path, { default: built }]) => [
    `@slidewise/core${path.slice(1)}`,
    core + built.replace('./dist/', 'src/').replace(/\.js$/, '.ts'),
  ]);
  const bundle = await rolldown({
    input: fileURLToPath(new URL(entry, import.meta.url)),
    resolve: { alias: Object.fromEntries(alias), extensionAlias: { '.js': ['.ts', '.js'] } },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  // What is loaded at once: the entry, and nothing beside it.
  const [{ code, imports }] = chunks as [(typeof chunks)[0]];
  expect(imports).toEqual([]);
  const size = gzipSync(code, { level: 9 }).length;
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB gzip`);
  expect(size).toBeLessThan(25_000);
  const modules = chunks.flatMap((part) =>
    Object.entries(part.modules).filter(([, { code: kept }]) => kept !== null && kept !== ''),
  );
  expect(
    modules.map(([id]) => id).filter((id) => /core\/src\/(search|solving|rush-hour|tiles|bricks)\//.test(id)),
  ).toEqual([]);
});
