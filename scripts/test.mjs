// Everything that can fail: set-up, checks, and the tests from the fastest to the slowest, in sections with their times. What cannot
// run for want of a tool is named at the end. The last line counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { installCommand, installTools } from './install-tools.mjs';
import { run, seconds } from './steps.mjs';

const startedAt = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'slidewise-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const missing = await installTools();
const excluded = missing.flatMap(({ tests }) => ['--exclude', `${tests}/**`]);

const summary = [];
const total = { passed: 0, failed: 0, skipped: 0 };
await section('set-up', setUp);
// Nothing else makes sense of what is not built.
if (total.failed === 0) {
  await section('checks', check);
  await section('unit tests', () => vitest('unit'));
  await section('tests of the command line', () => vitest('cli'));
  await section('tests in a browser and a terminal', () => vitest('e2e'));
}
if (missing.length > 0) await tellWhatIsMissing();
process.stdout.write(`\n${summary.join('')}all: ${seconds(startedAt)}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a part of the whole under a heading; it tells how many passed and failed. */
async function section(title, work) {
  process.stdout.write(`\n── ${title} ──\n`);
  const startedAt = Date.now();
  const counts = await work();
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
  summary.push(`${counts.failed === 0 ? 'ok' : 'FAILED'}: ${title} (${seconds(startedAt)})\n`);
}

async function setUp() {
  const ok = await run(process.execPath, ['scripts/setup.mjs']);
  return { passed: 0, failed: ok ? 0 : 1 };
}

async function vitest(project) {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run('vitest', ['run', '--project', project, '--passWithNoTests', ...reporters, ...excluded]);
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
  // What breaks outside a test fails the run, too.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1), skipped: numPendingTests };
}

async function tellWhatIsMissing() {
  process.stdout.write('\n── not run ──\n');
  for (const { tests, purpose, packages } of missing) {
    const list = join(reports, 'list.json');
    await run('vitest', ['list', `--json=${list}`, `${tests}/`], { write: () => {} });
    const count = JSON.parse(readFileSync(list, 'utf8')).length;
    total.skipped += count;
    process.stdout.write(`${tests}: ${count} tests of ${purpose}, for want of ${packages.join(' or ')}\n`);
  }
  process.stdout.write(`To run them, too: ${installCommand(missing)}, then npm test.\n`);
}
