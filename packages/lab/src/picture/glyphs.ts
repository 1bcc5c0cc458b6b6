import { flatten, type Polyline } from './path.js';

// Letters as lines that a round pen follows: capitals are 10 high, from 0 down to the base line at 10. They are only for the short
// labels of pieces, so that a picture needs no font, which no machine surely has. Accents are put on the letters that bear them.

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
  ',': 'M.8 9.6Q.9 11 0 12',
  ':': 'M0 4.6V4.8M0 9.8V10',
  ';': 'M.8 4.6V4.8M.8 9.6Q.9 11 0 12',
  '!': 'M0 0V6.8M0 9.8V10',
  '?': 'M0 2.2Q.4 0 2.8 0Q5.6 0 5.6 2.4Q5.6 4 4 5Q2.8 5.8 2.8 7.2M2.8 9.8V10',
  '*': 'M2.6 1V6M.4 2.2L4.8 4.8M4.8 2.2L.4 4.8',
  '#': 'M2 1L1 10M5.4 1L4.4 10M.4 3.8H6.6M0 7.2H6.2',
  '=': 'M0 5H6M0 8H6',
  '/': 'M0 10.6L4 0',
  '\\': 'M0 0L4 10.6',
  '|': 'M0 -.4V12',
  '<': 'M6 3L0 6.4L6 9.8',
  '>': 'M0 3L6 6.4L0 9.8',
  '(': 'M2.2 -.4Q0 2 0 5.8Q0 9.6 2.2 12',
  ')': 'M0 -.4Q2.2 2 2.2 5.8Q2.2 9.6 0 12',
  '[': 'M2.4 0H0V11.6H2.4',
  ']': 'M0 0H2.4V11.6H0',
  '^': 'M0 4L2.6 0L5.2 4',
  '~': 'M0 7Q1.4 5 3.2 6.4Q5 7.8 6.4 5.8',
  "'": 'M0 0V2.6',
  '"': 'M0 0V2.6M2.4 0V2.6',
  $: 'M6 2.6Q5.3 1.2 3.2 1.2Q.4 1.2 .4 3.3Q.4 5 3.2 5.5Q6.4 6 6.4 7.8Q6.4 9.8 3.3 9.8Q.8 9.8 0 8.2M3.2 -.4V11.4',
  '%': 'M1.6 0Q3.2 0 3.2 2.2Q3.2 4.4 1.6 4.4Q0 4.4 0 2.2Q0 0 1.6 0ZM7.2 0L1.6 10M7.2 5.6Q8.8 5.6 8.8 7.8Q8.8 10 7.2 10Q5.6 10 5.6 7.8Q5.6 5.6 7.2 5.6Z',
  '&': 'M7.2 10L2 3.4Q.8 0 3.2 0Q5.6 0 4.6 2.8Q0 5.2 0 7.4Q0 10 2.8 10Q6 10 7 5.6',
  '@': 'M6 4.2Q5 3.2 4 3.4Q2.4 3.8 2.4 5.8Q2.6 7.6 4 7.4Q5.8 7 6 3.4V6Q6.2 7.6 7.4 7.2Q8.8 6 8.4 3.8Q7.6 .6 4.4 .6Q0 .8 0 5.6Q.2 10.4 4.8 10.4Q6.2 10.4 7.2 9.8',
  Æ: 'M0 10L4.6 0H10M6 0V10H10.4M6 5H9.4M1.8 6.6H6',
  æ: 'M5.2 3.6V10M5.2 6Q4.8 3.6 2.7 3.6Q0 3.6 0 6.8Q0 10 2.7 10Q4.8 10 5.2 7.6M5.2 6.8H10.2Q10.2 3.6 7.7 3.6Q5.2 3.6 5.2 6.8Q5.2 10 7.8 10Q9.2 10 9.9 8.8',
  Ø: 'M4 0Q8 0 8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0ZM.4 10.8L7.6 -.8',
  ø: 'M2.9 3.6Q5.8 3.6 5.8 6.8Q5.8 10 2.9 10Q0 10 0 6.8Q0 3.6 2.9 3.6ZM.2 10.8L5.6 2.8',
  Ł: 'M1 0V10H6.6M0 6.4L4 3.6',
  ł: 'M1.4 0V8.4Q1.4 10 3 10M0 6L3 4',
  Đ: 'M1 0V10H4Q8.4 10 8.4 5Q8.4 0 4 0ZM0 5H4.4',
  ß: 'M0 10V2.6Q0 0 2.6 0Q5 0 5 2.2Q5 4 3 4.4Q5.8 4.8 5.8 7.2Q5.8 10 2.6 10',
  Γ: 'M0 10V0H6',
  Δ: 'M4 0L8 10H0Z',
  Θ: 'M4 0Q8 0 8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0ZM2.2 5H5.8',
  Λ: 'M0 10L4 0L8 10',
  Ξ: 'M0 0H6.4M1 5H5.4M0 10H6.4',
  Π: 'M0 10V0H7V10',
  Σ: 'M6.4 0H0L4 5L0 10H6.4',
  Φ: 'M4 2Q8 2 8 5Q8 8 4 8Q0 8 0 5Q0 2 4 2ZM4 0V10',
  Ψ: 'M0 0V2.6Q0 6.4 4 6.4Q8 6.4 8 2.6V0M4 0V10',
  Ω: 'M0 10H2.6V8.8Q0 7.2 0 4.4Q0 0 4 0Q8 0 8 4.4Q8 7.2 5.4 8.8V10H8',
};

/** Letters that look like others of another alphabet. */
const ALIKE: Record<string, string> = Object.fromEntries(
  ['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX', 'οo', 'νv', 'ıi'].map(
    ([letter, like]) => [letter!, like!],
  ),
);

/** Accents, by the characters that put them on the letter before: about their middle, and from 0 upwards where the letter ends. */
const ABOVE: Record<string, string> = {
  '\u0300': 'M-1.4 -1.8L.6 0',
  '\u0301': 'M1.4 -1.8L-.6 0',
  '\u0302': 'M-2 0L0 -1.8L2 0',
  '\u0303': 'M-2.4 -.2Q-1.4 -1.8 0 -.9Q1.4 0 2.4 -1.6',
  '\u0304': 'M-2 -.8H2',
  '\u0306': 'M-2 -1.9Q-1.8 0 0 0Q1.8 0 2 -1.9',
  '\u0307': 'M0 -.9V-.7',
  '\u0308': 'M-1.7 -.9V-.7M1.7 -.9V-.7',
  '\u030a': 'M0 -2.6Q1.3 -2.6 1.3 -1.3Q1.3 0 0 0Q-1.3 0 -1.3 -1.3Q-1.3 -2.6 0 -2.6Z',
  '\u030b': 'M-.4 -1.8L-1.8 0M2 -1.8L.6 0',
  '\u030c': 'M-2 -1.8L0 0L2 -1.8',
};

/** The same for those that hang from the base line. */
const BELOW: Record<string, string> = {
  '\u0323': 'M0 2V2.2',
  '\u0326': 'M.4 1.4Q.4 2.6 -.4 3.2',
  '\u0327': 'M0 0V1Q1.6 1 1.4 2.2Q1 3.2 -.8 2.8',
  '\u0328': 'M.8 0Q-.8 1.6 .2 2.6Q.8 3 1.6 2.6',
};

/** Without their dots: an accent stands in that place. */
const DOTLESS: Record<string, string> = { i: 'M0 3.6V10', j: 'M1.6 3.6V11Q1.6 13 0 13' };

/** What stands for a character that is not there. */
const BOX = 'M0 1H6V10H0Z';
const GAP = 2.6;
/** Between a letter and its accent. */
const AIR = 1.6;

/** The lines of a text, side by side from x = 0 on, and how wide it is. */
export function textLines(text: string): { readonly lines: readonly Polyline[]; readonly width: number } {
  let at = 0;
  const lines: Polyline[] = [];
  for (const character of text.normalize('NFC')) {
    const glyph = glyphOf(character);
    const left = Math.min(0, ...glyph.flat().map(([x]) => x));
    lines.push(...glyph.map((line) => line.map(([x, y]) => [x - left + at, y] as const)));
    at += Math.max(...glyph.flat().map(([x]) => x)) - left + GAP;
  }
  return { lines, width: Math.max(0, at - GAP) };
}

/** The lines of a letter with its accents; a box if one of them is not there. */
function glyphOf(character: string): readonly Polyline[] {
  const [letter = '', ...accents] = character.normalize('NFD');
  const name = ALIKE[letter] ?? letter;
  const isAbove = accents.some((accent) => ABOVE[accent] !== undefined);
  const path = (isAbove ? DOTLESS[name] : undefined) ?? PATHS[name];
  if (path === undefined || accents.some((accent) => (ABOVE[accent] ?? BELOW[accent]) === undefined))
    return flatten(BOX);
  const lines = [...flatten(path)];
  const points = lines.flat();
  const middle = (Math.min(...points.map(([x]) => x)) + Math.max(...points.map(([x]) => x))) / 2;
  for (const accent of accents) {
    const above = ABOVE[accent];
    const top = Math.min(...lines.flat().map(([, y]) => y)) - AIR;
    const drawn = flatten(above ?? BELOW[accent]!);
    lines.push(
      ...drawn.map((line) => line.map(([x, y]) => [x + middle, y + (above === undefined ? 10 : top)] as const)),
    );
  }
  return lines;
}
