import type { MoveStyle } from '../../contract/text.js';
import { slides } from '../../messages/en/moves.js';
import * as say from '../../messages/en/rush-hour.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { shorten } from '../../text/rows.js';
import { findVehicle, type RushHourPosition } from '../position.js';
import { directionOf, type Slide } from '../rules.js';

/** `c -2`, `CL2` or `C-2`, as the format has it; in words where it has no notation for moves. */
export function printSlide(position: RushHourPosition, slide: Slide, { format }: MoveStyle): string {
  const { vehicle, by } = slide;
  if (format === 'usc') return `${vehicle} ${by}`;
  if (format === 'line') return `${vehicle}${by < 0 ? '' : '+'}${by}`;
  if (format === 'sfu') return `${vehicle}${directionOfSlide(position, slide)[0]!.toUpperCase()}${Math.abs(by)}`;
  return slideMessage(position, slide).message;
}

/** `c left 2`. */
export function slideMessage(position: RushHourPosition, slide: Slide): Message {
  return slides({ piece: slide.vehicle, direction: directionOfSlide(position, slide), cells: Math.abs(slide.by) });
}

function directionOfSlide(position: RushHourPosition, { vehicle, by }: Slide): ReturnType<typeof directionOf> {
  return directionOf(findVehicle(position, vehicle)?.horizontal !== false, by);
}

/** Reads `c -2`, `c-2`, `C+2`, `(c,-2)`, `CL2` and `c left 2`. */
export function parseSlide(position: RushHourPosition, text: string): Result<Slide> {
  const bare = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
  // Longer names first: in a list of cars, CL may be a name of its own.
  const names = position.vehicles.map((vehicle) => vehicle.name).sort((a, b) => b.length - a.length);
  const fitting = names.filter((name) => bare.startsWith(name));
  for (const name of fitting) {
    const rest = bare.slice(name.length);
    const amount = /^\s*(?:,\s*)?([+-]?\d{1,6})$/.exec(rest);
    if (amount !== null) return ok({ vehicle: name, by: Number(amount[1]) });
    const direction = /^\s*(U|D|L|R|up|down|left|right)\s*(\d{1,6})$/i.exec(rest);
    if (direction === null) continue;
    const letter = direction[1]![0]!.toUpperCase();
    const sideways = letter === 'L' || letter === 'R';
    const { horizontal } = findVehicle(position, name)!;
    if (sideways !== horizontal) {
      return problem(say.vehicleAcross({ vehicle: name, horizontal, letter }));
    }
    const distance = Number(direction[2]);
    return ok({ vehicle: name, by: letter === 'L' || letter === 'U' ? -distance : distance });
  }
  if (fitting.length === 0) return problem(say.slideWithoutVehicle({ text: shorten(text) }));
  return problem(say.slideForm({ text: shorten(text), vehicle: fitting[0]! }));
}
