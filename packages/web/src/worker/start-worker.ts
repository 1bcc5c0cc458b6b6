import { type Remote, wrap } from 'comlink';
import { schedule } from '../schedule.js';

/** A worker that could not be loaded is started again after so many milliseconds. */
const AGAIN = 2000;

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** A worker and its methods. One that cannot be loaded is started again, with all that was asked of it: the network may be away for a while. */
export function startWorker<T>(create: () => Worker): { readonly remote: Remote<T>; end(): void } {
  let worker: Worker;
  let methods: Readonly<Record<string, Method>>;
  let callOff = (): void => {};
  /** What was asked, and is not answered. */
  const waiting = new Set<() => void>();
  const start = (): void => {
    worker = create();
    methods = wrap(worker) as unknown as typeof methods;
    let isLoaded = false;
    worker.addEventListener('message', () => (isLoaded = true), { once: true });
    worker.addEventListener('error', () => {
      if (isLoaded) return;
      callOff = schedule(() => {
        start();
        for (const ask of waiting) ask();
      }, AGAIN);
    });
  };
  start();
  const answer = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        methods[name]!(...args)
          .finally(() => waiting.delete(ask))
          .then(resolve, reject);
      };
      waiting.add(ask);
      ask();
    });
  return {
    remote: new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          (...args: unknown[]) =>
            answer(name, args),
      },
    ) as Remote<T>,
    end() {
      callOff();
      worker.terminate();
    },
  };
}
