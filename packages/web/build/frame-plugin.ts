import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { withPolicy } from './content-security-policy.js';

/** The folder of the page for frames; the file server lets other sites frame what is in it, and nothing else. */
export const FRAME = 'embed';

const PAGE = fileURLToPath(new URL('./frame/', import.meta.url));
const BOARD = fileURLToPath(new URL('../../board/bundle/', import.meta.url));

/** Writes the page for frames, with the script of the board beside it: none of the app comes with it. */
export function frame(): Plugin {
  return {
    name: 'slidewise:frame',
    apply: 'build',
    generateBundle() {
      for (const folder of [PAGE, BOARD]) {
        for (const name of readdirSync(folder)) {
          const text = readFileSync(folder + name, 'utf8');
          const source = name === 'index.html' ? withPolicy(text) : text;
          this.emitFile({ type: 'asset', fileName: `${FRAME}/${name}`, source });
        }
      }
    },
  };
}
