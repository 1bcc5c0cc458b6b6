import type { Question } from '@slidewise/core/session';
import { proxy, type Remote, wrap } from 'comlink';
import { schedule } from '../schedule.js';
import type { Engine } from './engine.js';
import type { SolveNews } from './solver.js';

/** A worker that could not be loaded is started again after so many milliseconds. */
const AGAIN = 2000;

interface OwnEngine {
  readonly engine: Remote<Engine>;
  end(): void;
}

let engine: Remote<Engine> | undefined;

/** The engine in its worker; started when it is first needed. */
export function theEngine(): Remote<Engine> {
  engine ??= ownEngine().engine;
  return engine;
}

let supplier: Remote<Engine> | undefined;

/** A second engine, for boards that are made while others are played: a hint never waits for it. */
export function theSupplier(): Remote<Engine> {
  supplier ??= ownEngine().engine;
  return supplier;
}

/** An engine of one's own, for work that another must not wait for. It takes everything with it when it is ended. */
export function ownEngine(): OwnEngine {
  let worker: Worker;
  let remote: Remote<Engine>;
  let callOff = (): void => {};
  /** What was asked, and is not answered. */
  const waiting = new Set<() => void>();
  const start = (): void => {
    worker = newWorker();
    remote = wrap<Engine>(worker);
    let isLoaded = false;
    worker.addEventListener('message', () => (isLoaded = true), { once: true });
    // The network may be away for a while: whoever asked waits, and never for nothing.
    worker.addEventListener('error', () => {
      if (isLoaded) return;
      callOff = schedule(() => {
        start();
        for (const ask of waiting) ask();
      }, AGAIN);
    });
  };
  start();
  const asking = (name: keyof Engine, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        const method = remote[name] as (...given: readonly unknown[]) => Promise<unknown>;
        method(...args)
          .finally(() => waiting.delete(ask))
          .then(resolve, reject);
      };
      waiting.add(ask);
      ask();
    });
  const methods = {
    get:
      (_: object, name: keyof Engine) =>
      (...args: unknown[]) =>
        asking(name, args),
  };
  return {
    engine: new Proxy({}, methods) as Remote<Engine>,
    end() {
      callOff();
      worker.terminate();
    },
  };
}

function newWorker(): Worker {
  return new Worker(new URL('./engine.ts', import.meta.url), { type: 'module', name: 'engine' });
}

/** A question that is being answered in the worker, and can be hurried. */
export interface LiveQuestion<M> extends Question<M> {
  /** Ends the search with the best solution that is known, as soon as there is one. */
  hurry(): void;
}

let lastId = 0;

/** A number for a task, by which it can be called off. */
export function newTask(): number {
  return ++lastId;
}

/** Solves positions of a family in the worker. */
export function solverFor<P, M>(
  family: string,
  onNews: (news: SolveNews) => void = () => {},
): (position: P, metric: string) => LiveQuestion<M> {
  return (position, metric) => {
    const id = newTask();
    const worker = theEngine();
    const answer = worker.solve({ id, family, position, metric }, proxy(onNews)) as Question<M>['answer'];
    return { answer, cancel: () => void worker.stop(id), hurry: () => void worker.hurry(id) };
  };
}
