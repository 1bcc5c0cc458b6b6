import { aFunction, demand } from '../check.js';

/** Those who want to be told whenever something has changed. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** Adds one; the function that is returned takes it away again. */
  add(listener: () => void): () => void {
    demand(['listener', listener, aFunction]);
    this.all.add(listener);
    return () => void this.all.delete(listener);
  }

  /** Whoever is added or taken away meanwhile counts from the next time on. */
  tell(): void {
    for (const listener of [...this.all]) listener();
  }

  /** Nobody is told any more. */
  clear(): void {
    this.all.clear();
  }
}
