// Names the tools that the tests lack, and installs them from Debian's packages where this machine lets us and its user agrees.
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { missingTools } from './test-tools.mjs';

/** Returns the tools that are still missing then. */
export async function installTools() {
  const missing = missingTools();
  if (missing.length === 0) return [];
  say('the tests need what is not here:');
  for (const { packages, purpose } of missing) process.stderr.write(`  ${packages.join(' or ')}, for ${purpose}\n`);
  const reason = await whyNot();
  if (reason !== undefined) {
    say(`${reason}; everything else is tested.`);
    return missing;
  }
  // A fresh machine has no lists of packages yet, and old lists name packages that are gone.
  apt(['update', '-qq']);
  const names = missing.map(wanted);
  say(`installing ${names.join(' and ')} …`);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
  const left = missingTools();
  if (left.length > 0) say(`${left.map(wanted).join(' and ')} could not be installed; everything else is tested.`);
  return left;
}

/** What to type to get the tools. */
export function installCommand(tools) {
  const root = process.getuid?.() === 0 ? '' : 'sudo ';
  return `${root}apt-get install --no-install-recommends ${tools.map(wanted).join(' ')}`;
}

/** The package to install: the first that is known here. */
function wanted({ packages }) {
  return packages.find((name) => works('apt-cache', ['show', name])) ?? packages.at(-1);
}

/** Why nothing is to be installed; undefined if all is well. */
async function whyNot() {
  const answer = process.env.SLIDEWISE_INSTALL;
  if (answer === '0') return 'nothing is installed, since SLIDEWISE_INSTALL is 0';
  if (!works('apt-get', ['--version'])) return 'nothing is installed, for there is no apt-get';
  if (rights() === undefined) return 'nothing is installed, for that takes root, or sudo without a password';
  if (answer === '1' || !process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const reply = await terminal.question('Install them now, with apt-get? [Y/n] ');
  terminal.close();
  return /^\s*(y|yes)?\s*$/i.test(reply) ? undefined : 'nothing is installed';
}

/** What a command has to begin with to be run by root; undefined if it cannot be. */
function rights() {
  if (process.getuid?.() === 0) return [];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : undefined;
}

function apt(args) {
  const [command, ...rest] = [...rights(), 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function say(text) {
  process.stderr.write(`slidewise: ${text}\n`);
}
