/** A part of a file: its first and its last byte, from 0. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a Range header asks for; 'none' outside the file; undefined for the whole: no header, an unknown one,
 * or several parts.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return lastBytes(Number(last), size);
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'none';
}

function lastBytes(count: number, size: number): Range | 'none' {
  return count === 0 || size === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 };
}
