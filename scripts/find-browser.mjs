// Finds a browser for the end-to-end tests, and installs Debian's if there is none. Prints its path.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The path of a browser that is there; `SLIDEWISE_BROWSER` names another. */
export function findBrowser() {
  const given = process.env.SLIDEWISE_BROWSER;
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(canBeRun);
}

function canBeRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findBrowser() === undefined) aptInstall('chromium');
  const browser = findBrowser();
  if (browser === undefined) {
    process.stderr.write(
      'The end-to-end tests need a browser: install chromium (apt-get install chromium), or say where one is with SLIDEWISE_BROWSER.\n',
    );
    process.exit(2);
  }
  process.stdout.write(`${browser}\n`);
}
