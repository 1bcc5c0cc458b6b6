import { flatten, type Polyline } from './path.js';

// Letters as lines that a round pen follows: capitals are 10 high, from 0 down to the base line at 10. They are only for the short
// labels of pieces, so that a picture needs no font, which no machine surely has.

const BOWL = 'Q5.1 3.6 2.8 3.6Q0 3.6 0 6.8Q0 10 2.8 10Q5.1 10 5.6 7.6';
const BELLY = 'Q.5 3.6 2.8 3.6Q5.6 3.6 5.6 6.8Q5.6 10 2.8 10Q.5 10 0 7.6';

const PATHS: Record<string, string> = {
  A: 'M0 10L4 0L8 10M1.4 6.6H6.6',
  B: 'M0 5H4Q7 5 7 7.5Q7 10 4 10H0V0H3.8Q6.4 0 6.4 2.5Q6.4 5 3.8 5',
  C: 'M7.4 2Q6.4 0 4 0Q0 0 0 5Q0 10 4 10Q6.4 10 7.4 8',
  D: 'M0 0V10H3Q7.4 10 7.4 5Q7.4 0 3 0Z',
  E: 'M6 0H0V10H6M0 5H5',
  F: 'M6 0H0V10M0 5H5',
  G: 'M7.3 2Q6.4 0 4 0Q0 0 0 5Q0 10 4 10Q7.5 10 7.5 6.4V5.5H4.4',
  H: 'M0 0V10M7 0V10M0 5H7',
  I: 'M0 0H4M2 0V10M0 10H4',
  J: 'M4.6 0V7Q4.6 10 2.2 10Q0 10 0 7.4',
  K: 'M0 0V10M6.4 0L0 6.2M2.4 4L7 10',
  L: 'M0 0V10H5.6',
  M: 'M0 10V0L4 6.4L8 0V10',
  N: 'M0 10V0L7 10V0',
  O: 'M4 0Q8 0 8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0Z',
  P: 'M0 10V0H4Q7 0 7 2.8Q7 5.6 4 5.6H0',
  Q: 'M4 0Q8 0 8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0ZM5 7.2L8 10.6',
  R: 'M0 10V0H4Q6.8 0 6.8 2.8Q6.8 5.6 4 5.6H0M3.6 5.6L7 10',
  S: 'M6.4 1.9Q5.7 0 3.4 0Q.4 0 .4 2.5Q.4 4.4 3.4 5Q6.8 5.6 6.8 7.6Q6.8 10 3.5 10Q.8 10 0 7.9',
  T: 'M0 0H7M3.5 0V10',
  U: 'M0 0V6.4Q0 10 3.5 10Q7 10 7 6.4V0',
  V: 'M0 0L3.9 10L7.8 0',
  W: 'M0 0L2.5 10L5 1.6L7.5 10L10 0',
  X: 'M0 0L7 10M7 0L0 10',
  Y: 'M0 0L3.6 5.2V10M7.2 0L3.6 5.2',
  Z: 'M0 0H7L0 10H7',
  a: `M5.6 3.6V10M5.6 6${BOWL}`,
  b: `M0 0V10M0 6${BELLY}`,
  c: 'M5 4.9Q4.2 3.6 2.8 3.6Q0 3.6 0 6.8Q0 10 2.8 10Q4.2 10 5 8.7',
  d: `M5.6 0V10M5.6 6${BOWL}`,
  e: 'M0 6.8H5.6Q5.6 3.6 2.8 3.6Q0 3.6 0 6.8Q0 10 2.9 10Q4.5 10 5.3 8.8',
  f: 'M4 .2Q1.5 -.4 1.5 2.2V10M0 3.6H3.6',
  g: `M5.6 3.6V10.4Q5.6 13 2.8 13Q1.1 13 .4 12.1M5.6 6${BOWL}`,
  h: 'M0 0V10M0 6Q.6 3.6 2.8 3.6Q5 3.6 5 6V10',
  i: 'M0 3.6V10M0 .8V1',
  j: 'M1.6 3.6V11Q1.6 13 0 13M1.6 .8V1',
  k: 'M0 0V10M4.8 3.6L0 7.8M1.9 6.2L5 10',
  l: 'M0 0V8.4Q0 10 1.6 10',
  m: 'M0 3.6V10M0 6Q.5 3.6 2.2 3.6Q4 3.6 4 6V10M4 6Q4.5 3.6 6.2 3.6Q8 3.6 8 6V10',
  n: 'M0 3.6V10M0 6Q.6 3.6 2.8 3.6Q5 3.6 5 6V10',
  o: 'M2.9 3.6Q5.8 3.6 5.8 6.8Q5.8 10 2.9 10Q0 10 0 6.8Q0 3.6 2.9 3.6Z',
  p: `M0 3.6V13M0 6${BELLY}`,
  q: `M5.6 3.6V13M5.6 6${BOWL}`,
  r: 'M0 3.6V10M0 6.4Q.6 3.5 3.4 3.7',
  s: 'M4.6 4.7Q4 3.6 2.5 3.6Q.3 3.6 .3 5.2Q.3 6.5 2.5 6.8Q5 7.1 5 8.4Q5 10 2.5 10Q.6 10 0 8.8',
  t: 'M1.6 1.2V8Q1.6 10 3.2 10Q3.8 10 4.2 9.8M0 3.6H4',
  u: 'M0 3.6V7.6Q0 10 2.3 10Q4.4 10 5 7.6M5 3.6V10',
  v: 'M0 3.6L2.8 10L5.6 3.6',
  w: 'M0 3.6L2 10L4 4.4L6 10L8 3.6',
  x: 'M0 3.6L5 10M5 3.6L0 10',
  y: 'M0 3.6L2.8 10M5.6 3.6L2.1 12.2Q1.8 13 .6 13',
  z: 'M0 3.6H5L0 10H5',
  '0': 'M3.2 0Q6.4 0 6.4 5Q6.4 10 3.2 10Q0 10 0 5Q0 0 3.2 0Z',
  '1': 'M.4 2.2L3 0V10M.4 10H5.6',
  '2': 'M0 2.6Q.3 0 3.2 0Q6.2 0 6.2 2.7Q6.2 4.6 3.6 6.7L0 10H6.4',
  '3': 'M.2 1.8Q1 0 3.2 0Q6 0 6 2.4Q6 4.7 3.2 4.7H2.4M3.2 4.7Q6.4 4.7 6.4 7.3Q6.4 10 3.2 10Q.8 10 0 8',
  '4': 'M5 10V0L0 7H7',
  '5': 'M5.9 0H.9L.4 4.8Q1.4 3.8 3 3.8Q6.4 3.8 6.4 6.8Q6.4 10 3 10Q.8 10 0 8.2',
  '6': 'M5.6 1Q4.8 0 3.5 0Q0 0 0 6Q0 10 3.2 10Q6.4 10 6.4 6.9Q6.4 4 3.4 4Q.6 4 0 6.4',
  '7': 'M0 0H6.4Q3 4 2.2 10',
  '8': 'M3.2 4.7Q.4 4.7 .4 2.3Q.4 0 3.2 0Q6 0 6 2.3Q6 4.7 3.2 4.7Q0 4.7 0 7.3Q0 10 3.2 10Q6.4 10 6.4 7.3Q6.4 4.7 3.2 4.7Z',
  '9': 'M.8 9Q1.6 10 2.9 10Q6.4 10 6.4 4Q6.4 0 3.2 0Q0 0 0 3.1Q0 6 3 6Q5.8 6 6.4 3.6',
  '-': 'M0 6.4H4',
  _: 'M0 11H6',
  '+': 'M0 6.4H6M3 3.4V9.4',
  '.': 'M0 9.8V10',
};

/** What stands for a character that is not there. */
const BOX = 'M0 1H6V10H0Z';
const GAP = 2.6;

/** The lines of a text, side by side from x = 0 on, and how wide it is. */
export function textLines(text: string): { readonly lines: readonly Polyline[]; readonly width: number } {
  let at = 0;
  const lines: Polyline[] = [];
  for (const character of text) {
    const glyph = flatten(PATHS[character] ?? BOX);
    lines.push(...glyph.map((line) => line.map(([x, y]) => [x + at, y] as const)));
    at += Math.max(...glyph.flat().map(([x]) => x)) + GAP;
  }
  return { lines, width: Math.max(0, at - GAP) };
}
