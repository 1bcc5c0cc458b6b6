import { count } from './count.js';
import { enumerate } from './enumerate.js';
import type { Kind } from './kind.js';
import { part } from './part.js';
import { rate } from './rate.js';
import { solve } from './solve.js';
import { verify } from './verify.js';

/** Every kind of work that there is: one line each. */
const kinds: readonly Kind[] = [solve, rate, verify, enumerate, count, part];

/** The kind of run with this id: solve, rate, verify, enumerate, count. */
export function kindById(id: string): Kind | undefined {
  return kinds.find((kind) => kind.id === id);
}
