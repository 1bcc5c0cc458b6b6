/** A rectangle, and how many of it there are: any number where nothing is said. */
export interface Rectangle {
  readonly width: number;
  readonly height: number;
  readonly count?: number;
}

const FORM = /^\s*(?:(\d{1,3})\*)?(\d{1,3})x(\d{1,3})(?:\*(\d{1,3}))?\s*$/;

/** Reads `2x1`, and for four of them `4*2x1` or `2x1*4`. */
export function rectangleIn(text: string): Rectangle | undefined {
  const [, before, width, height, after] = FORM.exec(text) ?? [];
  const numbers = [width, height, before, after].filter((each) => each !== undefined).map(Number);
  if (numbers.length < 2 || numbers.length > 3 || numbers.some((number) => number < 1)) return undefined;
  const [columns, rows, count] = numbers as [number, number, number?];
  return { width: columns, height: rows, ...(count === undefined ? {} : { count }) };
}
