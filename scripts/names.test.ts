import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every script has an npm name, or is a part of others', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const scripts = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.mjs'));
  const named = Object.values<string>(JSON.parse(read('../package.json')).scripts).join('\n');
  const imports = scripts.map(read).join('\n');
  const lost = scripts.filter((name) => !named.includes(`scripts/${name}`) && !imports.includes(`from './${name}'`));
  expect(lost).toEqual([]);
});
