import type { Kind } from './kind.js';
import { solve } from './solve.js';

/** Every kind of work that there is: one line each. */
export const kinds: readonly Kind[] = [solve];

export function kindById(id: string): Kind | undefined {
  return kinds.find((kind) => kind.id === id);
}
