// Installs the packed packages and their dependencies as a stranger does. Each is used on every supported Node, and those without need of Node
// also in Deno, by `npm:` imports: npm run test:packages, or npm run test:packages -- --nodes 22
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchNode, NODES, run } from './lib/nodes.mjs';
import { packAll } from './lib/pack.mjs';
import { tsc } from './lib/steps.mjs';
import { uses } from './lib/uses.mjs';

const DENO = 'deno@2.9.6';
const { values } = parseArgs({ options: { nodes: { type: 'string' } } });
const home = mkdtempSync(join(tmpdir(), 'slidewise-stranger-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
process.stdout.write('installing the packages, and Deno …\n');
const installed = run(
  'npm',
  ['install', '--no-audit', '--no-fund', '--loglevel=error', ...(await packAll(home)), DENO],
  'inherit',
  home,
);
if (installed.status !== 0) process.exit(2);

for (const [name, { code }] of Object.entries(uses)) writeFileSync(join(home, `${name}.mjs`), code);
for (const version of values.nodes?.split(',') ?? NODES) {
  const node = fetchNode(version);
  for (const name of Object.keys(uses))
    report(`Node ${version}, @slidewise/${name}`, run(node, [`${name}.mjs`], 'pipe', home));
}
const deno = join(home, 'node_modules', '.bin', 'deno');
for (const [name, { code }] of Object.entries(uses).filter(([, use]) => use.deno)) {
  writeFileSync(join(home, `${name}.deno.mjs`), code.replaceAll("from '@slidewise/", "from 'npm:@slidewise/"));
  report(`Deno, npm:@slidewise/${name}`, run(deno, ['run', '--allow-all', `${name}.deno.mjs`], 'pipe', home));
}

// What needs Node, in strict TypeScript; the suite does that for the others (packages/cli/tests/project/packages.test.ts).
const root = join(import.meta.dirname, '..');
const entries = ['node', 'batch', 'server'].flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return Object.keys(exports).map((entry, i) => `export * as ${name}${i} from '@slidewise/${name}${entry.slice(1)}';`);
});
writeFileSync(join(home, 'entries.ts'), `${entries.join('\n')}\n`);
const compilerOptions = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules', '@types')],
  skipLibCheck: true,
};
writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['entries.ts'] }));
const { status, stdout, stderr } = run(process.execPath, [tsc, '-p', home], 'pipe', home);
report('strict TypeScript, @slidewise/node, batch and server', {
  status,
  stdout: status === 0 ? 'fine\n' : stdout,
  stderr,
});

function report(what, { stdout, stderr, status }) {
  const isFine = status === 0 && stdout === 'fine\n';
  process.stdout.write(`${isFine ? 'ok' : 'FAILED'}: ${what}\n${isFine ? '' : stdout + stderr}`);
  if (!isFine) process.exitCode = 1;
}
