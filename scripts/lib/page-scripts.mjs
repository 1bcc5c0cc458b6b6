// A plugin for rolldown and Vite: `import script from './main.ts?script'` is the text of that program, bundled for a page that stands alone.

import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const SUFFIX = '?script';
const graph = fileURLToPath(new URL('../../packages/graph/src/index.ts', import.meta.url));

export const pageScripts = {
  name: 'page-scripts',
  enforce: 'pre',
  resolveId(id, importer) {
    return id.endsWith(SUFFIX) && importer !== undefined ? resolve(dirname(importer), id) : null;
  },
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const bundle = await rolldown({
      input: id.slice(0, -SUFFIX.length),
      platform: 'browser',
      resolve: { alias: { '@slidewise/graph': graph } },
      checks: { bundlerTimings: false },
    });
    const { output } = await bundle.generate({ format: 'iife', strict: true, minify: true });
    await bundle.close();
    // A script ends at the first `</`, wherever that stands.
    return `export default ${JSON.stringify(output[0].code.replaceAll('</', '<\\/'))};`;
  },
};
