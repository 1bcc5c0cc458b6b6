/** What of a drawing is seen: the point of it at the top left corner, and how large a unit of it is. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Extent {
  readonly x: number;
  readonly y: number;
}

const LEAST_ZOOM = 0.005;
const MOST_ZOOM = 2.5;
/** A picture that is at least this wide stands on a screen that many look at. */
const LARGE_PICTURE = 1000;
const MARGIN = 24;
/** How far from the middle what is followed may lie, where nothing is beyond the tree: a part of the picture. */
const OFF_MIDDLE = 0.2;

/** Texts of a tree are at least 16 units high. They are no smaller than 13 px, and in large pictures than usual texts. */
export function legibleZoom({ width }: Extent, scale: number): number {
  return (width >= LARGE_PICTURE ? 1 : 13 / 16) * scale;
}

/**
 * Everything, if readable; else a box in the middle, with its surroundings. `scale` says how much larger than usual the screen
 * shows texts.
 */
export function follow(all: Extent, box: Box, window: Extent, scale: number): Camera {
  const whole = fit(all, window, scale);
  const zoom = legibleZoom(window, scale);
  if (whole.zoom >= zoom) return whole;
  const along = (start: number, length: number, seen: number, end: number): number => {
    const margin = MARGIN / zoom;
    // What fits one way stays in the middle that way.
    if (end + 2 * margin <= seen) return (end - seen) / 2;
    const middle = start + length / 2 - seen / 2;
    const filled = Math.max(-margin, Math.min(end + margin - seen, middle));
    return Math.max(middle - OFF_MIDDLE * seen, Math.min(middle + OFF_MIDDLE * seen, filled));
  };
  return {
    zoom,
    x: along(box.x, box.width, window.width / zoom, all.width),
    y: along(box.y, box.height, window.height / zoom, all.height),
  };
}

/** On the way from one view to another: `part` of it, from 0 to 1. */
export function between(from: Camera, to: Camera, part: number, window: Extent): Camera {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  const along = (start: number, end: number, length: number): number => {
    const [first, last] = [start + length / from.zoom / 2, end + length / to.zoom / 2];
    return first + (last - first) * part - length / zoom / 2;
  };
  return { zoom, x: along(from.x, to.x, window.width), y: along(from.y, to.y, window.height) };
}

/** Everything, in the middle. */
export function fit(all: Extent, window: Extent, scale: number): Camera {
  return frame({ x: 0, y: 0, ...all }, window, scale);
}

/** A box in the middle, all of it. */
export function frame({ x, y, width, height }: Box, window: Extent, scale: number): Camera {
  const room = { width: window.width - 2 * MARGIN, height: window.height - 2 * MARGIN };
  const largest = Math.min(room.width / Math.max(width, 1), room.height / Math.max(height, 1));
  const zoom = clamp(Math.min(largest, scale));
  return { zoom, x: x + (width - window.width / zoom) / 2, y: y + (height - window.height / zoom) / 2 };
}

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Larger or smaller by a factor; a point of the window stays where it is. */
export function zoomBy(camera: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const zoom = clamp(camera.zoom * factor);
  return { zoom, x: camera.x + at.x / camera.zoom - at.x / zoom, y: camera.y + at.y / camera.zoom - at.y / zoom };
}

/** Moved so little that a box can be seen. */
export function reveal(camera: Camera, box: Box, window: Extent): Camera {
  const along = (at: number, room: number, start: number, length: number): number => {
    const margin = MARGIN / camera.zoom;
    const seen = room / camera.zoom;
    if (start - margin < at) return start - margin;
    return start + length + margin > at + seen ? start + length + margin - seen : at;
  };
  return {
    ...camera,
    x: along(camera.x, window.width, box.x, box.width),
    y: along(camera.y, window.height, box.y, box.height),
  };
}

/** Whether a box can be seen, or is nearly in sight. */
export function sees(camera: Camera, { x, y, width, height }: Box, window: Extent): boolean {
  const [right, bottom] = [camera.x + window.width / camera.zoom, camera.y + window.height / camera.zoom];
  return x + 2 * width >= camera.x && x - width <= right && y + 2 * height >= camera.y && y - height <= bottom;
}

function clamp(zoom: number): number {
  return Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
}
