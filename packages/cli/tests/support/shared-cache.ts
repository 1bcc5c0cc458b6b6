import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One cache for all files of tests: a pattern database that one of them has built is there for the others. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'slidewise-test-cache-'));
  process.env.SLIDEWISE_TEST_CACHE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
