// Everything that can fail: set-up, checks, and the tests from the fastest to the slowest, in sections with their times. What cannot
// run for want of a tool and what failed is named at the end. The last line counts.
import { check } from './check.mjs';
import { installCommand, installTools } from './lib/install-tools.mjs';
import { countTests, runVitest } from './lib/run-vitest.mjs';
import { run, seconds } from './lib/steps.mjs';

const startedAt = Date.now();
const missing = await installTools();
const excluded = missing.flatMap(({ tests }) => ['--exclude', `${tests}/**`]);

const summary = [];
const failures = [];
const total = { passed: 0, failed: 0, skipped: 0 };
await inLanes([['set-up', setUp]]);
// Nothing else makes sense of what is not built.
if (total.failed === 0) {
  const tests = (project) => (options) => runVitest(['--project', project, ...excluded], options);
  // Side by side: what waits for a process, a server or a browser leaves the cores to the others.
  await inLanes(
    [['unit tests', tests('unit')]],
    [['tests of the command line', tests('cli')]],
    [
      ['checks', (options) => check({ ...options, packages: false })],
      ['tests in a browser and a terminal', tests('e2e')],
    ],
  );
  if (missing.length > 0) await inLanes([['not run', countMissing]]);
}
process.stdout.write(`\n${failures.map((failure) => `failed: ${failure}\n`).join('')}`);
process.stdout.write(`${summary.join('')}all: ${seconds(startedAt)}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * Runs sections in lanes side by side, those of one lane one after another, each under its heading. Only one prints at once; the output
 * of others waits until it has ended. Each reports how many passed, failed and were left out.
 */
async function inLanes(...lanes) {
  const begun = [];
  const show = () => {
    while (begun.length > 0) {
      process.stdout.write(begun[0].output.splice(0).join(''));
      if (!begun[0].ended) return;
      begun.shift();
    }
  };
  const work = async ([title, start]) => {
    const startedAt = Date.now();
    const section = { output: [`\n── ${title} ──\n`], ended: false };
    begun.push(section);
    show();
    const counts = await start({
      write: (text) => {
        section.output.push(String(text));
        show();
      },
    });
    for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
    failures.push(...(counts.failures ?? []));
    summary.push(`${counts.failed === 0 ? 'ok' : 'FAILED'}: ${title} (${seconds(startedAt)})\n`);
    section.ended = true;
    show();
  };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const section of lane) await work(section);
    }),
  );
}

async function setUp(options) {
  const ok = await run(process.execPath, ['scripts/setup.mjs'], options);
  return { passed: 0, failed: ok ? 0 : 1 };
}

/** Says what was not run, and how to get what it takes. */
async function countMissing({ write }) {
  let skipped = 0;
  for (const { tests, purpose, packages } of missing) {
    const count = await countTests(tests);
    skipped += count;
    write(`${tests}: ${count} tests of ${purpose}, for want of ${packages.join(' or ')}\n`);
  }
  write(`To run them, too: ${installCommand(missing)}\n`);
  return { failed: 0, skipped };
}
