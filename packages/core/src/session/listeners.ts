import { aFunction, assertArguments } from '../check.js';

/** The listeners for changes. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** Adds one; the function that is returned takes it away again. */
  add(listener: () => void): () => void {
    assertArguments(['listener', listener, aFunction]);
    this.all.add(listener);
    return () => void this.all.delete(listener);
  }

  /** Calls all; listeners that are added or removed meanwhile count from the next call on. */
  tell(): void {
    for (const listener of [...this.all]) listener();
  }

  /** Removes all. */
  clear(): void {
    this.all.clear();
  }
}
