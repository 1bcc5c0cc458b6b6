// Writes docs/commands, docs/json.md and docs/openapi.json from what the program says about its commands and what they print, and the index of decisions. Run it after a change of these;
// tests tell when it was forgotten.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindById } from '@slidewise/batch';
import { openApiDocument } from '@slidewise/server';
import { jsonPage } from '../packages/cli/dist/output/json-lines/page.js';
import { readDecisions, withIndex } from './lib/decisions.mjs';

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

const kinds = ['solve', 'rate', 'verify', 'enumerate', 'count'].map((kind) => ({
  kind,
  columns: kindById(kind).columns,
}));
writeFileSync(join(root, 'docs', 'json.md'), jsonPage(kinds));

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const batches = mkdtempSync(join(tmpdir(), 'slidewise-docs-'));
const document = await openApiDocument(version, batches);
rmSync(batches, { recursive: true });
writeFileSync(join(root, 'docs', 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`);

const decisions = join(root, 'docs', 'decisions', 'README.md');
writeFileSync(decisions, withIndex(readFileSync(decisions, 'utf8'), readDecisions(root)));
