import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FRAME } from './frame-plugin.js';

/** Pictures of the app itself: for those who do not have it yet. */
const ABOUT_THE_APP = /^(screenshot-|share\.)/;

function isLoadedLater(name: string): boolean {
  return name.startsWith('shards/') && name.endsWith('.gz') && !name.includes('-daily-');
}

/** Writes the service worker with the list of all files of the build in it, so that one visit brings the whole app. */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'slidewise:service-worker',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const own = readdirSync(publicFolder).filter((name) => !name.startsWith('.'));
        const files = [...Object.keys(bundle), ...own]
          .filter((name) => name !== 'sw.js' && !ABOUT_THE_APP.test(name) && !name.startsWith(`${FRAME}/`))
          .sort();
        const hash = createHash('sha256');
        for (const name of files) {
          const file = bundle[name];
          hash.update(name);
          hash.update(
            file === undefined
              ? readFileSync(join(publicFolder, name))
              : file.type === 'chunk'
                ? file.code
                : (file.source as string),
          );
        }
        // Boards of all lengths are loaded when they are asked for; what every day needs comes with the app.
        const atOnce = files.filter((name) => !isLoadedLater(name));
        const version = hash.digest('hex').slice(0, 12);
        const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(['./', ...atOnce.filter((name) => name !== 'index.html')]))
          .replace("['LATER']", JSON.stringify(files.filter(isLoadedLater)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
