// Runs tests with vitest, and counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'slidewise-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Runs what the arguments select; returns how many passed, failed and were left out, and which failed. `write` takes the output. */
export async function runVitest(args, options) {
  const file = join(mkdtempSync(join(reports, 'run-')), 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run('vitest', ['run', '--passWithNoTests', ...reporters, ...args], options);
  const report = readReport(file);
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return (failed.length === 0 && message ? [message.split('\n')[0]] : failed).map(
      (title) => `${relative('.', name)}: ${title}`,
    );
  });
  // What breaks outside a test fails the run, too.
  if (!ok && failures.length === 0) failures.push('vitest itself');
  return { passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests, failures };
}

/** How many tests there are in a folder; none of them is run. */
export async function countTests(folder) {
  const file = join(reports, 'list.json');
  await run('vitest', ['list', `--json=${file}`, `${folder}/`], { write: () => {} });
  return JSON.parse(readFileSync(file, 'utf8')).length;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // It has not even come to reporting.
    return { testResults: [], numPassedTests: 0, numPendingTests: 0 };
  }
}
