// The programs that the tests need beside Node and the packages: what they are for, where to get them, what cannot run without them.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** One line a tool. Any of the commands will do; of Debian's packages, the first that the machine knows is installed. */
export const tools = [
  { purpose: 'games in a real terminal', commands: ['tmux'], packages: ['tmux'], tests: 'packages/cli/e2e' },
  {
    purpose: 'the web app in a real browser',
    commands: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'chromium-headless-shell',
    ],
    variable: 'SLIDEWISE_BROWSER',
    packages: ['chromium-headless-shell', 'chromium'],
    tests: 'packages/web/e2e',
  },
];

/** The path of a tool, or undefined; the environment may name another program than those on the path. */
export function pathOf({ commands, variable }) {
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
