import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isRun } from './manifest.js';

/** What a run keeps in its folder. */
const OWN = /^(manifest\.json|chunks\.jsonl|times\.jsonl|results|rounds|lock(\.takeover)*)$/;

/** The folder of the run, this one or any other, that a file belongs to or would belong to: writing it would destroy that run. Undefined if there is none. */
export function runWithFile(path: string): string | undefined {
  const real = existsSync(path) ? realpathSync(path) : besideReal(path);
  for (let at = real; at !== dirname(at); at = dirname(at)) {
    const folder = dirname(at);
    if (OWN.test(relative(folder, real).split(sep)[0]!) && isRun(folder)) return folder;
  }
  return undefined;
}

/** The real path of a file that is not there. */
function besideReal(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : resolve(path);
}
