import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { makeShards, type ShardFiles } from './make-shards.js';

export const ATLAS = fileURLToPath(new URL('../../../atlas', import.meta.url));
const FOLDER = 'shards';
const CATALOGUE = 'catalogue.json';

let made: ShardFiles | undefined;

/** The shards of the atlas, made once a build. */
export function atlasShards(): ShardFiles {
  made ??= makeShards(ATLAS);
  return made;
}

/** The files of the supply of puzzles, beside the app in a folder of their own. */
export function shards(): Plugin {
  const all = (): ReadonlyMap<string, string | Uint8Array> => {
    const { catalogue, files } = atlasShards();
    return new Map<string, string | Uint8Array>([[CATALOGUE, JSON.stringify(catalogue)], ...files]);
  };
  return {
    name: 'slidewise:shards',
    generateBundle() {
      for (const [name, source] of all()) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const file = all().get((request.url ?? '').slice(1));
        if (file === undefined) next();
        else response.end(file);
      });
    },
  };
}
