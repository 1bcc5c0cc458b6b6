import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const core = fileURLToPath(new URL('../../core/', import.meta.url));

test('the script of the element is at most 25 kB gzip, and holds no search', async () => {
  const { exports } = JSON.parse(readFileSync(`${core}package.json`, 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  const alias = Object.entries(exports).map(([entry, { default: built }]) => [
    `@slidewise/core${entry.slice(1)}`,
    core + built.replace('./dist/', 'src/').replace(/\.js$/, '.ts'),
  ]);
  const bundle = await rolldown({
    input: fileURLToPath(new URL('index.ts', import.meta.url)),
    resolve: { alias: Object.fromEntries(alias), extensionAlias: { '.js': ['.ts', '.js'] } },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const size = output.reduce(
    (sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code, { level: 9 }).length : 0),
    0,
  );
  console.log(`script of <slidewise-board>: ${(size / 1000).toFixed(1)} kB gzip`);
  expect(size).toBeLessThan(25_000);
  const modules = output.flatMap((part) =>
    part.type === 'chunk' ? Object.entries(part.modules).filter(([, { code }]) => code !== null && code !== '') : [],
  );
  expect(
    modules.map(([id]) => id).filter((id) => /core\/src\/(search|solving|rush-hour|tiles|bricks)\//.test(id)),
  ).toEqual([]);
});
