export type Rgb = readonly [red: number, green: number, blue: number];

/** From near (green) to far (red), of one lightness, for light and dark pages. */
const STOPS: readonly Rgb[] = [
  [22, 178, 122],
  [24, 166, 200],
  [62, 126, 236],
  [122, 92, 240],
  [186, 78, 214],
  [226, 70, 140],
  [244, 98, 58],
];

/** The colour of nodes whose distance is not known. */
export const GREY: Rgb = [140, 140, 140];

/** The colour at a part of the scale, from 0 (near) to 1 (far). */
export function colourAt(part: number): Rgb {
  const place = Math.max(0, Math.min(1, part)) * (STOPS.length - 1);
  const [a, b] = [STOPS[Math.floor(place)], STOPS[Math.ceil(place)]];
  const mix = (i: 0 | 1 | 2): number => Math.round(a[i] + (place % 1) * (b[i] - a[i]));
  return [mix(0), mix(1), mix(2)];
}

/** A colour as CSS writes it. */
export function css(colour: Rgb): string {
  return `rgb(${colour.join(' ')})`;
}
