// Programs for tests beside Node and the packages: their purpose, their sources, and the tests that depend on them.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first has no windows, and takes a third less of the processor's time for the same tests. */
const BROWSERS = `chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome`.split(
  ' ',
);

// One line a tool. Any of the commands will do, and the variable can name another; of Debian's packages, the first that is known is installed.
// biome-ignore format: a table
const tools = [
  { tests: 'packages/cli/e2e', purpose: 'games in a real terminal', commands: ['tmux'], packages: ['tmux'] },
  { tests: 'packages/cli/tests/redis', purpose: 'a cluster of workers on a real Redis', commands: ['redis-server'], packages: ['redis-server'] },
  { tests: 'packages/cli/tests/redis/tls', purpose: 'a Redis that is reached by TLS', commands: ['openssl'], packages: ['openssl'] },
  { tests: 'packages/web/e2e', purpose: 'the web app in a real browser', commands: BROWSERS, variable: 'SLIDEWISE_BROWSER', packages: ['chromium-headless-shell', 'chromium'] },
];

/** The path of a tool; undefined if it is not there. */
function pathOf({ commands, variable }) {
  const given = variable && process.env[variable];
  if (given) return isProgram(given) ? given : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function missingTools() {
  return tools.filter((tool) => pathOf(tool) === undefined);
}

export function findBrowser() {
  return pathOf(tools.find(({ variable }) => variable === 'SLIDEWISE_BROWSER'));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
