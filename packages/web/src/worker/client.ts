import type { Question } from '@slidewise/core/session';
import { proxy, type Remote } from 'comlink';
import type { Engine } from './engine.js';
import type { SolveNews } from './solver.js';
import { startWorker } from './start-worker.js';

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
export function ownEngine(): { readonly engine: Remote<Engine>; end(): void } {
  const { remote, end } = startWorker<Engine>(
    () => new Worker(new URL('./engine.ts', import.meta.url), { type: 'module', name: 'engine' }),
  );
  return { engine: remote, end };
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
