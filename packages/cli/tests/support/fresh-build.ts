import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('../../../../slidewise', import.meta.url));

/** Builds the program and the app if a source is newer than they are: no test runs what is out of date. */
export default function setUp(): void {
  const { status, error } = spawnSync(launcher, ['--version'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`What the tests run could not be built${error ? `: ${error.message}` : ''}`);
}
