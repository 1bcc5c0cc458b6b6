import type { SceneExit } from '../contract/scene.js';
import { CELL } from './cell.js';
import { hashOf, type Tone } from './tones.js';

// Draws a vehicle with its front to the right in a box of `length` × `width`, then turns it. Light falls from above on all of them, so
// bodies are shaded alike on both sides.

const MARGIN = 3.5;
const GLASS = '#27303d';
/** Between the greys of the ground by day and by night, so that wheels are seen on both. */
const TYRE = '#464c57';
const BLACK = '#000000';
const WHITE = '#ffffff';

/** What a vehicle is like. */
export interface VehicleOptions {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  readonly tone: Tone;
  readonly isTarget: boolean;
  /** The side of the board at which the target leaves. */
  readonly exit: SceneExit['side'] | undefined;
}

/** A straight piece of two cells or more, seen from above, with the top left of its first cell at 0, 0. */
export function drawVehicle(options: VehicleOptions): {
  readonly body: string;
  readonly plate: readonly [number, number];
} {
  const { label, rows, columns, tone, isTarget } = options;
  const cells = Math.max(rows, columns);
  const length = cells * CELL - 2 * MARGIN;
  const width = CELL - 2 * MARGIN;
  const [across, down] = columns > rows ? [length, width] : [width, length];
  const side = facing(options);
  const turn = {
    right: `translate(${MARGIN} ${MARGIN})`,
    left: `translate(${MARGIN + across} ${MARGIN + down}) rotate(180)`,
    bottom: `translate(${MARGIN + across} ${MARGIN}) rotate(90)`,
    top: `translate(${MARGIN} ${MARGIN + down}) rotate(-90)`,
  }[side];
  const variant = hashOf(label + cells) % 3;
  const paint = { length, width, tone, variant: isTarget ? 0 : variant };
  const drawn = cells === 2 ? car(paint) : cells === 3 ? lorry(paint) : bus(paint);
  const beams = isTarget ? drawBeams(length, width) : '';
  const shade = [
    `<rect class="sw-far-shade" x="${MARGIN + 1}" y="${MARGIN + 6}" width="${across - 2}" height="${down - 2}" rx="15"/>`,
    `<rect class="sw-shade" x="${MARGIN + 2}" y="${MARGIN + 6}" width="${across - 4}" height="${down - 5}" rx="13"/>`,
  ].join('');
  // The plate stands on the roof, behind the windscreen.
  const behind = cells === 2 ? 11.5 : cells === 3 ? 23 : 18;
  const [dx, dy] = { right: [-1, 0], left: [1, 0], bottom: [0, -1], top: [0, 1] }[side] as [number, number];
  const plate = [MARGIN + across / 2 + dx * behind, MARGIN + down / 2 + dy * behind] as const;
  return { body: `${shade}<g transform="${turn}">${beams}${drawn}</g>`, plate };
}

/** The target looks at the exit; others look either way. */
function facing({ label, rows, columns, isTarget, exit }: VehicleOptions): SceneExit['side'] {
  const lies = columns > rows;
  if (isTarget && exit !== undefined && (exit === 'left' || exit === 'right') === lies) return exit;
  const first = hashOf(`${label}${columns}f`) % 2 === 0;
  return lies ? (first ? 'left' : 'right') : first ? 'top' : 'bottom';
}

interface Paint {
  readonly length: number;
  readonly width: number;
  readonly tone: Tone;
  readonly variant: number;
}

const wheels = (x: number, long: number, width: number): string =>
  [0, width - 9]
    .map(
      (y) =>
        `<rect x="${x}" y="${y}" width="${long}" height="9" rx="3" fill="${TYRE}" stroke="#22262e" stroke-width=".8"/>`,
    )
    .join('');

/** Lights in front and behind, at a distance from the sides. */
function lamps(length: number, width: number, inset: number, behind = true): string {
  return [inset, width - inset]
    .map((y) => {
      const front = `<rect class="sw-lamp" x="${length - 10}" y="${y - 4.6}" width="6.2" height="9.2" rx="3.1" fill="#fff1b8" stroke="#6b5a20" stroke-opacity=".35" stroke-width=".8"/>`;
      const back = `<rect x="3.6" y="${y - 4.4}" width="3.4" height="8.8" rx="1.6" fill="#c8241a"/>`;
      return behind ? front + back : front;
    })
    .join('');
}

/** The light of the headlamps, which is seen when the target drives out. */
function drawBeams(length: number, width: number): string {
  const beam = (sign: number): string => {
    const y = (value: number): number => (sign > 0 ? value : width - value);
    return `M${length - 5} ${y(13)}L${length + 118} ${y(-22)}V${y(width / 2 - 2)}L${length - 5} ${y(17)}Z`;
  };
  return `<path class="sw-beams" d="${beam(1)}${beam(-1)}" fill="#fff2b0" fill-opacity=".55"/>`;
}

function car({ length: l, width: w, tone, variant }: Paint): string {
  const m = w / 2;
  const dark = tone.ink === WHITE;
  return [
    wheels(17, 18, w),
    wheels(l - 39, 18, w),
    // Mirrors.
    `<path d="M${l - 49} 3.6l-5 -3.2q-4 -1 -4.4 2.4l3 2.4ZM${l - 49} ${w - 3.6}l-5 3.2q-4 1 -4.4 -2.4l3 -2.4Z" fill="${tone.side}"/>`,
    `<path d="M16 4.5H${l - 23}Q${l - 6} 5.5 ${l - 3} ${m - 9}Q${l - 1.4} ${m} ${l - 3} ${m + 9}Q${l - 6} ${w - 5.5} ${l - 23} ${w - 4.5}H16Q4 ${w - 5.5} 2.6 ${m}Q4 5.5 16 4.5Z" ${shaded(tone)}/>`,
    variant === 1
      ? `<path d="M4 ${m - 7}H${l - 3}V${m - 2.4}H3.4ZM3.4 ${m + 2.4}H${l - 3}V${m + 7}H4Z" fill="${WHITE}" fill-opacity=".62"/>`
      : '',
    // The edges of the bonnet, then windscreen, rear and side windows.
    `<path d="M${l - 38} 12.5Q${l - 22} 13 ${l - 13} 17.5M${l - 38} ${w - 12.5}Q${l - 22} ${w - 13} ${l - 13} ${w - 17.5}" fill="none" stroke="${BLACK}" stroke-opacity=".18" stroke-width="1.4" stroke-linecap="round"/>`,
    `<path d="M${l - 46} 11Q${l - 36} ${m} ${l - 46} ${w - 11}L${l - 59} ${w - 15.5}Q${l - 53} ${m} ${l - 59} 15.5ZM24 12.5Q18 ${m} 24 ${w - 12.5}L35 ${w - 16}Q31 ${m} 35 16ZM38 9.6H${l - 60}L${l - 65} 13.4H41ZM38 ${w - 9.6}H${l - 60}L${l - 65} ${w - 13.4}H41Z" fill="${GLASS}"/>`,
    `<path d="M${l - 44.5} 14.5Q${l - 39.5} 20 ${l - 39.2} 25L${l - 51} 27Q${l - 51.6} 22 ${l - 54.4} 17Z" fill="${WHITE}" fill-opacity=".16"/>`,
    `<rect x="35.5" y="14.6" width="${l - 96}" height="${w - 29.2}" rx="8" fill="${WHITE}" fill-opacity="${dark ? '.12' : '.24'}"/>`,
    variant === 2
      ? `<path d="M37 17.5H${l - 64}M37 ${w - 17.5}H${l - 64}" fill="none" stroke="${BLACK}" stroke-opacity=".3" stroke-width="2" stroke-linecap="round"/>`
      : '',
    lamps(l, w, 13.5),
  ].join('');
}

function lorry({ length: l, width: w, tone, variant }: Paint): string {
  const m = w / 2;
  const load = l - 47;
  const ribs: string[] = [];
  for (let x = 15; x < load - 6; x += 13) ribs.push(`M${x} 6V${w - 6}`);
  const box = [
    `<rect x="2" y="3.6" width="${load - 2}" height="${w - 7.2}" rx="6" ${shaded(tone)}/>`,
    `<path d="${ribs.join('')}" fill="none" stroke="${BLACK}" stroke-opacity=".1" stroke-width="2"/>`,
    `<path d="M6 8.4H${load - 4}M6 ${w - 8.4}H${load - 4}" fill="none" stroke="${WHITE}" stroke-opacity=".26" stroke-width="2"/>`,
  ];
  const tank = [
    `<rect x="2" y="4" width="${load - 2}" height="${w - 8}" rx="22" ${shaded(tone)}/>`,
    ...[0.22, 0.78].map(
      (part) =>
        `<rect x="${2 + load * part - 6}" y="${m - 6}" width="12" height="12" rx="6" fill="${tone.side}" fill-opacity=".55"/>`,
    ),
    `<path d="M22 13H${load - 20}" fill="none" stroke="${WHITE}" stroke-opacity=".35" stroke-width="3.4" stroke-linecap="round"/>`,
    `<path d="M${load * 0.33} 4.6V${w - 4.6}M${load * 0.68} 4.6V${w - 4.6}" fill="none" stroke="${BLACK}" stroke-opacity=".13" stroke-width="1.6"/>`,
  ];
  return [
    ...[14, 34, load - 26, l - 33].map((x) => wheels(x, 15, w)),
    `<rect x="${load - 4}" y="${m - 9}" width="12" height="18" fill="#2b3038"/>`,
    ...(variant === 1 ? tank : box),
    `<path d="M${l - 22} 5l-3 -4.4h-5l2 5ZM${l - 22} ${w - 5}l-3 4.4h-5l2 -5Z" fill="${tone.side}"/>`,
    `<path d="M${load + 6} 6.5H${l - 15}Q${l - 3} 8 ${l - 2} ${m}Q${l - 3} ${w - 8} ${l - 15} ${w - 6.5}H${load + 6}Q${load + 3} ${m} ${load + 6} 6.5Z" ${shaded(tone)}/>`,
    `<path d="M${l - 19} 11.5Q${l - 10} ${m} ${l - 19} ${w - 11.5}L${l - 28} ${w - 14}Q${l - 24} ${m} ${l - 28} 14Z" fill="${GLASS}"/>`,
    `<path d="M${l - 17.6} 15Q${l - 14} 20 ${l - 13.8} 25L${l - 24.6} 26L${l - 26} 17.5Z" fill="${WHITE}" fill-opacity=".16"/>`,
    lamps(l, w, 13.5, false),
  ].join('');
}

function bus({ length: l, width: w, tone }: Paint): string {
  const m = w / 2;
  const windows: string[] = [];
  for (let x = 18; x < l - 42; x += 23) windows.push(`M${x} 7h18v5h-18ZM${x} ${w - 12}h18v5h-18Z`);
  return [
    wheels(22, 19, w),
    wheels(l - 52, 19, w),
    l > 300 ? wheels(l / 2 - 9, 19, w) : '',
    `<path d="M12 3.6H${l - 12}Q${l - 2} 4.4 ${l - 1.6} ${m}Q${l - 2} ${w - 4.4} ${l - 12} ${w - 3.6}H12Q3 ${w - 4.4} 2.4 ${m}Q3 4.4 12 3.6Z" ${shaded(tone)}/>`,
    `<path d="${windows.join('')}M${l - 11} 9Q${l - 5.6} ${m} ${l - 11} ${w - 9}L${l - 22} ${w - 12}Q${l - 18} ${m} ${l - 22} 12Z" fill="${GLASS}"/>`,
    ...[0.2, 0.72].map(
      (part) =>
        `<rect x="${Math.round(l * part) - 15}" y="${m - 10}" width="30" height="20" rx="5" fill="${WHITE}" fill-opacity=".2" stroke="${BLACK}" stroke-opacity=".13"/>`,
    ),
    lamps(l, w, 14),
  ].join('');
}

function shaded({ id, side }: Tone): string {
  return `fill="url(#sw-${id})" stroke="${side}" stroke-width="1.2"`;
}
