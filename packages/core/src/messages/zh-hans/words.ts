const NUMBERS = new Intl.NumberFormat('zh-Hans');

/** Measure words of what metrics count. */
const UNITS: Readonly<Record<string, string>> = { move: '步', slide: '推', step: '格' };

export const DIRECTIONS = { left: '左', right: '右', up: '上', down: '下' } as const;

/** `1,234`. */
export function count(value: number): string {
  return NUMBERS.format(value);
}

/** `12 步`: of a unit of a metric. */
export function amount(value: number, unit: string): string {
  return `${count(value)} ${UNITS[unit] ?? unit}`;
}

/** `向左`. */
export function towards(direction: string): string {
  return `向${DIRECTIONS[direction as keyof typeof DIRECTIONS] ?? direction}`;
}

/** `甲、乙或丙`. */
export function orList(words: readonly string[]): string {
  return words.join('、').replace(/、(?=[^、]*$)/, '或');
}

/** A character or a longer text, as it can stand in a sentence. */
export function quoted(text: string): string {
  return `“${text}”`;
}

/** Things that were expected. */
export function list(words: readonly string[]): string {
  return words.join('、');
}
