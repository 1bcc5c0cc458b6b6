const NUMBERS = new Intl.NumberFormat('de');

const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  move: ['Zug', 'Züge'],
  slide: ['Schub', 'Schübe'],
  step: ['Schritt', 'Schritte'],
};

export const DIRECTIONS = { left: 'links', right: 'rechts', up: 'oben', down: 'unten' } as const;

/** `1.234`. */
export function count(value: number): string {
  return NUMBERS.format(value);
}

/** `1 Zelle`, `12 Zellen`. */
export function several(value: number, one: string, more: string): string {
  return `${count(value)} ${value === 1 ? one : more}`;
}

/** `12 Züge`: of a unit of a metric. */
export function amount(value: number, unit: string): string {
  const [one, more] = UNITS[unit] ?? [unit, unit];
  return several(value, one, more);
}

/** `nach links`. */
export function towards(direction: string): string {
  return `nach ${DIRECTIONS[direction as keyof typeof DIRECTIONS] ?? direction}`;
}

/** `A, B oder C`. */
export function orList(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' oder ');
}

/** A character or a longer text, as it can stand in a sentence. */
export function quoted(text: string): string {
  return `„${text}“`;
}
