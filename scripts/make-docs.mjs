// Writes docs/commands from what the program says about its commands. Run it after a change of commands or options; a test
// tells when it was forgotten.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = join(root, 'packages', 'cli', 'bundle', 'slidewise.js');
const folder = join(root, 'docs', 'commands');

const man = (...args) => spawnSync(process.execPath, [program, 'man', ...args], { encoding: 'utf8' }).stdout;
const withCommands = (page) => [page, ...page.commands.flatMap(withCommands)];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { call } of withCommands(JSON.parse(man('--json')))) {
  const words = call.split(' ').slice(1);
  writeFileSync(join(folder, `${words.join('-') || 'README'}.md`), man(...words, '--markdown'));
}
