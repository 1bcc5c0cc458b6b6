import { type Spawned, spawnThread } from '@slidewise/node/workers';
import type { ClassTask, NumberedPiece, PieceNews, WorkPiece } from './piece-worker.js';

/** How many pieces may be done before the one that is to come next, for each thread: it bounds the memory. */
const AHEAD = 256;

/** The rows of all pieces, in their order, done in threads; the rest is given up where the caller stops or the signal says so. */
export async function* rowsInOrder<Piece extends WorkPiece, Row>(
  task: ClassTask,
  pieces: Iterable<Piece>,
  threads: number,
  signal: AbortSignal,
): AsyncGenerator<PieceNews<Piece, Row>> {
  const done = new Map<number, PieceNews<Piece, Row>>();
  const idle: Spawned<NumberedPiece>[] = [];
  const rest = pieces[Symbol.iterator]();
  let [given, taken] = [0, 0];
  let next = rest.next();
  let failure: Error | undefined;
  let wake = (): void => {};
  const start = (): Spawned<NumberedPiece> => {
    const worker = spawnThread<NumberedPiece, PieceNews<Piece, Row>>(new URL('./piece-worker.js', import.meta.url), {
      data: task,
      onMessage: (news) => {
        done.set(news.number, news);
        idle.push(worker);
        wake();
      },
      onError: (error) => {
        failure ??= error;
        wake();
      },
    });
    workers.push(worker);
    return worker;
  };
  const workers: Spawned<NumberedPiece>[] = [];
  const stop = (): void => wake();
  signal.addEventListener('abort', stop);
  try {
    while (!(next.done && taken === given) && !signal.aborted) {
      // A thread is started when there is something for it.
      while (!next.done && (idle.length > 0 || workers.length < threads) && given < taken + AHEAD * threads) {
        (idle.pop() ?? start()).send({ number: given++, piece: next.value });
        next = rest.next();
      }
      const news = done.get(taken);
      if (news !== undefined) {
        done.delete(taken++);
        yield news;
      } else if (failure !== undefined) throw failure;
      else {
        // Not at once: where pieces are done faster than new ones are found, Ctrl-C would wait behind a thousand messages.
        await new Promise<void>((resolve) => {
          wake = () => setImmediate(resolve);
        });
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.end()));
  }
}
