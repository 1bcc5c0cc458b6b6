// Runs all tests again and again while other processes keep every core busy, and prints the failures: npm run test:busy -- 20.
// Further words go to vitest: npm run test:busy -- 20 packages/cli/tests/solving/solve.test.ts
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { runVitest } from './lib/run-vitest.mjs';
import { seconds } from './lib/steps.mjs';

const [times = '5', ...args] = process.argv.slice(2);
const runs = Number(times);
if (!Number.isInteger(runs) || runs < 1) {
  process.stderr.write('usage: npm run test:busy -- RUNS [what vitest takes …]\n');
  process.exit(2);
}

const burners = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const burner of burners) burner.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

/** How often each test failed. */
const failed = new Map();
let [good, output] = [0, ''];
for (let i = 1; i <= runs; i++) {
  const startedAt = Date.now();
  output = '';
  const { passed, failures } = await runVitest(args, { write: (data) => (output += data) });
  process.stdout.write(`run ${i}: ${passed} passed, ${failures.length} failed (${seconds(startedAt)})\n`);
  if (failures.length === 0) good++;
  else process.stdout.write(output);
  for (const failure of failures) failed.set(failure, (failed.get(failure) ?? 0) + 1);
}
for (const [failure, count] of failed) process.stdout.write(`${count} of ${runs}: ${failure}\n`);
process.stdout.write(`${good} of ${runs} runs passed with ${burners.length} cores kept busy\n`);
process.exit(good === runs ? 0 : 1);
