// Runs through as many lines as it is told to, with a backend that does nothing, and prints how much memory that took at most, in kilobytes.
import { runBoards } from '../dist/index.js';

const [file, out] = process.argv.slice(2);
const rowOf = ({ board }) => `{"board":"${board}","status":"solved"}\n`;
/** Finishes a chunk at once; what is measured is everything else. */
const backend = {
  submit: ({ items }, done) =>
    done({ rows: items.map(rowOf).join(''), tally: { rows: items.length, solved: items.length }, times: [1] }),
  finish: async () => {},
  stop: async () => {},
};
const { items, complete } = await runBoards({
  out,
  command: { version: '1', kind: 'solve', options: { read: {} }, inputs: [file], unique: false, chunk: 5000 },
  files: async function* () {
    yield { name: file, path: file };
  },
  count: { bytes: 0, characters: 0, taken: 0 },
  backend: () => backend,
  signal: new AbortController().signal,
});
process.stdout.write(JSON.stringify({ items, complete, kilobytes: process.resourceUsage().maxRSS }));
