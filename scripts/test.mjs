// Everything that can fail: set-up, checks, and the tests from the fastest to the slowest, in sections with their times. What cannot
// run for want of a tool is named at the end. The last line counts.
import { check } from './check.mjs';
import { installCommand, installTools } from './install-tools.mjs';
import { countTests, runVitest } from './run-vitest.mjs';
import { run, seconds } from './steps.mjs';

const startedAt = Date.now();
const missing = await installTools();
const excluded = missing.flatMap(({ tests }) => ['--exclude', `${tests}/**`]);

const summary = [];
const total = { passed: 0, failed: 0, skipped: 0 };
await section('set-up', setUp);
// Nothing else makes sense of what is not built.
if (total.failed === 0) {
  await section('checks', check);
  await section('unit tests', () => runVitest(['--project', 'unit', ...excluded]));
  await section('tests of the command line', () => runVitest(['--project', 'cli', ...excluded]));
  await section('tests in a browser and a terminal', () => runVitest(['--project', 'e2e', ...excluded]));
  if (missing.length > 0) await section('not run', countMissing);
}
process.stdout.write(`\n${summary.join('')}all: ${seconds(startedAt)}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a part of the whole under a heading; it tells how many passed, failed and were left out. */
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

/** Says what was not run, and how to get what it takes. */
async function countMissing() {
  let skipped = 0;
  for (const { tests, purpose, packages } of missing) {
    const count = await countTests(tests);
    skipped += count;
    process.stdout.write(`${tests}: ${count} tests of ${purpose}, for want of ${packages.join(' or ')}\n`);
  }
  process.stdout.write(`To run them, too: ${installCommand(missing)}\n`);
  return { failed: 0, skipped };
}
