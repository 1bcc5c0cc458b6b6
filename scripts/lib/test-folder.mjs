import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'slidewise-tests-';

/**
 * One folder for all that tests and the programs they start leave on the disk. It goes with the process that runs them: files of tests share modules, so that
 * the `afterAll` of a helper is heard in one of them alone.
 */
export default function setUp() {
  if (basename(tmpdir()).startsWith(PREFIX)) return;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
