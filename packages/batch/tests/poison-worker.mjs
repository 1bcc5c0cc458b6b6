// A worker that a board can kill, to test that runs survive it.
import { parentPort } from 'node:worker_threads';

const tell = (news) => (parentPort === null ? process.send(news) : parentPort.postMessage(news));
const seen = new Set();

function rowOf({ board, text }) {
  if (text === 'throw') throw new Error('it is broken');
  if (text === 'exit') process.exit(3);
  if (text === 'abort' && parentPort === null) process.abort();
  if (text === 'spin') for (;;);
  if (text === 'heap') for (const hoard = []; ; ) hoard.push(new Array(100_000).fill({}));
  // Fails in company only: what an earlier item has left behind, say.
  if (text === 'crowd' && seen.size > 1) process.exit(4);
  return { board, status: 'solved' };
}

(parentPort ?? process).on('message', ({ job }) => {
  try {
    seen.clear();
    const rows = job.items.map((item) => {
      seen.add(item);
      return rowOf(item);
    });
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    tell({ result: { rows: text, tally: { rows: rows.length, solved: rows.length }, times: rows.map(() => 1) } });
  } catch (error) {
    tell({ failure: error.message });
  }
});
if (parentPort === null) process.on('disconnect', () => process.exit());
tell({ ready: true });
