// Runs every bench of this folder, or the ones that are named: `npm run bench`, `npm run bench rush-hour`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const all = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'run.mjs');
const wanted = process.argv.slice(2).map((name) => `${name}.mjs`);
for (const name of wanted.length > 0 ? wanted : all.sort()) {
  console.log(`\n== ${name.replace('.mjs', '')} ==\n`);
  const { status } = spawnSync(process.execPath, [folder + name], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
