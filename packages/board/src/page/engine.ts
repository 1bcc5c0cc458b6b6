import type { Message } from '@slidewise/core/messages';
import type { Answer, CallName, GameCalls, Question, Reply } from '../engine/protocol.js';

// The page's side of the engine: one worker, started by the first board and shared by all.

let start: () => Worker = () => {
  throw new Error('no worker was named');
};
let worker: Worker | undefined;
let questions = 0;
let boards = 0;
const waiting = new Map<number, (reply: Reply) => void>();

/** Names the worker, which is started when the first board needs it. */
export function useWorker(starting: () => Worker): void {
  start = starting;
}

function engine(): Worker {
  if (worker !== undefined) return worker;
  worker = start();
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  };
  worker.onerror = (event) => fail(event.message ?? 'the script of the worker could not be loaded');
  return worker;
}

/** Whoever waits is told; the next question starts a worker again. */
function fail(why: string): void {
  worker?.terminate();
  worker = undefined;
  for (const [number, settle] of waiting) settle({ number, problem: said(`the engine has failed: ${why}`) });
  waiting.clear();
}

/** What is wrong, as a message of no catalogue. */
export function said(text: string): Message {
  return { code: 'engine', values: {}, message: text };
}

/** A reply that says what is wrong. */
export class EngineError extends Error {
  constructor(readonly said: Message) {
    super(said.message);
  }
}

/** The game of one board, in the worker. */
export class RemoteGame {
  private readonly board = ++boards;
  private last: Promise<unknown> = Promise.resolve();

  /** Asks at once. Throws an `EngineError`. */
  ask<K extends CallName>(name: K, ...given: Parameters<GameCalls[K]>): Promise<Answer<K>> {
    return new Promise((resolve, reject) => {
      const number = ++questions;
      waiting.set(number, (reply) =>
        'problem' in reply ? reject(new EngineError(reply.problem)) : resolve(reply.value as Answer<K>),
      );
      try {
        const question: Question<K> = { number, board: this.board, name, given };
        engine().postMessage(question);
      } catch (error) {
        waiting.delete(number);
        reject(new EngineError(said(`no worker can be started here: ${(error as Error).message}`)));
      }
    });
  }

  /** Does things one after another: keys may come faster than answers. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  close(): void {
    worker?.postMessage({ number: 0, board: this.board, name: 'close', given: [] } satisfies Question);
  }
}
