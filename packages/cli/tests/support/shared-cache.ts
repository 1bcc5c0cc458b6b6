import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One cache for all files of tests: a pattern database that one of them has built is there for the others. */
export default function setUp(): void {
  process.env.SLIDEWISE_TEST_CACHE = mkdtempSync(join(tmpdir(), 'slidewise-test-cache-'));
}
