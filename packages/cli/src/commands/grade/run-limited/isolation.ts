import { spawnSync } from 'node:child_process';

/** Ways to start a program without a network, the best first: alone with its own processes, which end with it, or at least without one. */
const WAYS = [
  ['--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['--user', '--map-current-user', '--net'],
  ['--net'],
].map((options) => ['unshare', ...options, '--']);

let best: readonly string[] | undefined;

/** The command that starts another one without a network, where the system permits it; else empty. */
export function isolation(): readonly string[] {
  best ??= WAYS.find(([program, ...options]) => spawnSync(program!, [...options, 'true']).status === 0) ?? [];
  return best;
}
