import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where `npm run site` leaves the manual. */
const MADE = fileURLToPath(new URL('../../../site/dist/html/', import.meta.url));

/** Puts the manual beside the app if it was made. The app knows whether it was, and leads there. */
export function manual(): Plugin {
  let output = '';
  return {
    name: 'slidewise:manual',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.MANUAL': existsSync(MADE) } }),
    configResolved: ({ root, build }) => {
      output = join(root, build.outDir, 'manual');
    },
    closeBundle() {
      if (existsSync(MADE)) cpSync(MADE, output, { recursive: true });
    },
  };
}
