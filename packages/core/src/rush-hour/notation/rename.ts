import { unwrap } from '../../result.js';
import { createPosition, type RushHourPosition } from '../position.js';

const LOWER = [...'abcdefghijklmnopqrstuvwxyz'];
const UPPER = LOWER.map((letter) => letter.toUpperCase());
const DIGITS = [...'0123456789'];

/** The name of the target in a format, and the names of its vehicles, the usual ones first; none where every name is allowed. */
interface Naming {
  readonly target: string;
  readonly usual?: readonly string[];
  readonly others?: readonly string[];
}

// Beside upper-case names, x is a wall and o is empty.
const BESIDE_UPPER = [...LOWER.filter((letter) => !'xo'.includes(letter)), ...DIGITS];

const NAMINGS: Readonly<Record<string, Naming>> = {
  usc: { target: 'a', usual: LOWER, others: [...UPPER, ...DIGITS] },
  sfu: { target: 'X', usual: UPPER, others: BESIDE_UPPER },
  // A car that is called X or a would be taken for the target of another format.
  line: { target: 'A', usual: without(UPPER, 'X'), others: without(BESIDE_UPPER, 'a') },
  csv: { target: 'X' },
};

function without(names: readonly string[], name: string): string[] {
  return names.filter((other) => other !== name);
}

/**
 * The same puzzle with the names that a format gives its vehicles: readers of the format take a certain name for the target.
 * Names that fit are kept, others keep their letter if they can. Where a format has too few names, all stay as they are.
 */
export function renamed(position: RushHourPosition, format: string): RushHourPosition {
  const { target: name, usual, others = [] } = NAMINGS[format]!;
  const before = position.vehicles.map((vehicle) => vehicle.name).filter((other) => other !== position.target);
  const names = new Map([[position.target, name]]);
  const taken = new Set([name]);
  const give = (to: string, wanted: string | undefined): void => {
    if (wanted === undefined || names.has(to) || taken.has(wanted)) return;
    names.set(to, wanted);
    taken.add(wanted);
  };
  for (const old of before) if (usual === undefined || usual.includes(old)) give(old, old);
  for (const old of before) {
    const alike = [old.toLowerCase(), old.toUpperCase()].find((letter) => usual?.includes(letter));
    give(old, alike);
  }
  // The former name of the target is free now, and is the best one for a vehicle that had to be renamed.
  const freed = usual === undefined || usual.includes(position.target) ? [position.target] : [];
  const free = [...freed, ...(usual ?? []), ...others];
  for (const old of before) {
    if (names.has(old)) continue;
    give(
      old,
      free.find((candidate) => !taken.has(candidate)),
    );
  }
  if (names.size < position.vehicles.length) return position;
  if ([...names].every(([old, now]) => old === now)) return position;
  const vehicles = position.vehicles.map((vehicle) => ({ ...vehicle, name: names.get(vehicle.name)! }));
  return unwrap(createPosition({ ...position, vehicles, target: name }));
}
