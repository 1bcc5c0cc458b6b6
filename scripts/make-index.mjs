// Makes puzzles/index.json: the optimum, score and level of every board of the collection, as our own solver proves them. Run it with
// `npm run puzzles:index` whenever a board is added; it takes a few minutes. Titles and Chinese names are written into the index by hand, where
// the name of a file makes none, and are kept.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { families } from '@slidewise/core/families';
import { byNumber, mayHoldBoards, splitBoards } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { rate } from '@slidewise/lab/rating';

/** For boards that are too hard to solve; all others take seconds. */
const MOST_MILLISECONDS = 60_000;

const folder = new URL('../puzzles/', import.meta.url);
const file = new URL('index.json', folder);
const known = new Map(JSON.parse(readFileSync(file, 'utf8')).map((entry) => [entry.name, entry]));
const order = byNumber();
const boards = families.flatMap(boardsOf).sort((a, b) => order(a.file, b.file) || a.line - b.line);
const entries = boards.map(({ name, family, position }) => {
  const limits = { time: MOST_MILLISECONDS };
  const { optimum, score, level, features } = unwrap(rate(family, position, { wanted: 'score', limits }));
  const { title, chinese } = known.get(name) ?? {};
  const { metric } = features;
  // What is undefined is not written.
  const entry = { name, title, chinese, family: family.id, metric, level, score, optimum: optimum[metric] };
  return JSON.stringify(entry, null, 1).replace(/\s+/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']');
});
writeFileSync(file, `[\n  ${entries.join(',\n  ')}\n]\n`);

/** The boards of a family: one for each file, or for each line of a file that holds many. */
function boardsOf(family) {
  const home = new URL(`${family.id}/`, folder);
  return readdirSync(home)
    .filter(mayHoldBoards)
    .flatMap((fileName) => {
      const name = `${family.id}/${fileName.replace(/\.\w+$/, '')}`;
      const parts = [...splitBoards(readFileSync(new URL(fileName, home), 'utf8'), { family: family.id, read: {} })];
      return parts.map(({ text, line }) => ({
        name: parts.length === 1 ? name : `${name}:${line}`,
        file: name,
        line,
        family,
        position: unwrap(family.parse(text, {})).position,
      }));
    });
}
