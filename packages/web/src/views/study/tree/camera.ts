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
/** Texts of a tree are 16 units high, and not shown where they would be smaller than 13 px. */
export const LEGIBLE_ZOOM = 13 / 16;
const MARGIN = 24;

/**
 * Everything, if readable; else the nearest view with a box and its surroundings. `scale` says how much larger than
 * usual the screen shows texts: all is as large as fits between legible and usual.
 */
export function follow(camera: Camera, all: Extent, box: Box, window: Extent, scale: number): Camera {
  const legible = LEGIBLE_ZOOM * scale;
  const whole = fit(all, window, scale);
  if (whole.zoom >= legible) return whole;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const zoomed = zoomBy(camera, legible / camera.zoom, {
    x: (middleX - camera.x) * camera.zoom,
    y: (middleY - camera.y) * camera.zoom,
  });
  // Its neighbours, and its children below it, belong to what there is to see; beyond the tree there is nothing.
  const [left, top] = [Math.max(0, box.x - 0.8 * box.width), Math.max(0, box.y - 0.9 * box.height)];
  const around = {
    x: left,
    y: top,
    width: Math.min(all.width, box.x + 1.8 * box.width) - left,
    height: Math.min(all.height, box.y + 2.35 * box.height) - top,
  };
  const room = { width: window.width / legible, height: window.height / legible };
  const margin = (2 * MARGIN) / legible;
  const fits = around.width + margin <= room.width && around.height + margin <= room.height;
  const shown = fits ? reveal(zoomed, around, window) : { x: middleX - room.width / 2, y: middleY - room.height / 2 };
  // What fits one way stays in the middle that way.
  return {
    zoom: legible,
    x: all.width + margin <= room.width ? (all.width - room.width) / 2 : shown.x,
    y: all.height + margin <= room.height ? (all.height - room.height) / 2 : shown.y,
  };
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
