import { type Check, check } from '../check.js';
import { identityOf } from '../contract/same.js';
import { familySays, moveSuchAs, partsOfOther } from '../messages/en/plain-families.js';
import { ok, problem, type Result } from '../result.js';
import type { PlainRules } from './plain-rules.js';

/** The position for data from outside: its text is printed and read, and every part of the data must agree. */
export function checkPlain<P extends object, M>({ parse, print }: PlainRules<P, M>, data: P): Result<P> {
  const wrong = partsOfOther();
  let position: P | string;
  try {
    position = parse(print(data));
  } catch {
    // The author's code expects positions. It may fail on anything else.
    return problem(wrong);
  }
  if (typeof position === 'string') return problem(familySays({ sentence: position }));
  return hasAllOf(data, position) ? ok(position) : problem(wrong);
}

function hasAllOf(data: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return data === part;
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(part) && !(Array.isArray(data) && data.length === part.length)) return false;
  return Object.entries(part).every(([name, value]) => hasAllOf((data as Record<string, unknown>)[name], value));
}

/** What a move of a family must be: of the same parts and types as one that was listed, at first for the boards of the author. */
export class MoveShape {
  private readonly shapes = new Set<string>();
  private example = '';

  constructor(private readonly first: () => readonly unknown[]) {}

  learnFrom<M>(moves: readonly M[]): readonly M[] {
    for (const move of moves) this.shapes.add(shapeOf(move));
    if (this.example === '' && moves.length > 0) this.example = identityOf(moves[0]);
    return moves;
  }

  readonly check: Check = (value, name) => {
    if (this.shapes.size === 0) this.learnFrom(this.first());
    return check(
      () => moveSuchAs({ example: this.example }),
      (move) => this.shapes.has(shapeOf(move)),
    )(value, name);
  };
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join()}]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const parts = Object.entries(value).map(([name, part]) => `${name}:${shapeOf(part)}`);
  return `{${parts.sort().join()}}`;
}
