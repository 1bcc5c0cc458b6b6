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

const LEAST_ZOOM = 0.05;
const MOST_ZOOM = 2.5;
/** Nothing is made larger than this for the sake of filling the window, */
const USUAL_ZOOM = 1;
/** nor smaller than this for the sake of seeing everything: it could not be read. */
const LEGIBLE_ZOOM = 0.75;
const MARGIN = 24;

/** Everything, if that can be read; else as little away from where the camera was as shows a box and what is around it. */
export function follow(camera: Camera, all: Extent, box: Box, window: Extent): Camera {
  const whole = fit(all, window);
  if (whole.zoom >= LEGIBLE_ZOOM) return whole;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const zoomed = zoomBy(camera, LEGIBLE_ZOOM / camera.zoom, {
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
  const room = { width: window.width / LEGIBLE_ZOOM, height: window.height / LEGIBLE_ZOOM };
  const margin = (2 * MARGIN) / LEGIBLE_ZOOM;
  const fits = around.width + margin <= room.width && around.height + margin <= room.height;
  const shown = fits ? reveal(zoomed, around, window) : { x: middleX - room.width / 2, y: middleY - room.height / 2 };
  // What fits one way stays in the middle that way.
  return {
    zoom: LEGIBLE_ZOOM,
    x: all.width + margin <= room.width ? (all.width - room.width) / 2 : shown.x,
    y: all.height + margin <= room.height ? (all.height - room.height) / 2 : shown.y,
  };
}

/** Everything, in the middle. */
export function fit(all: Extent, window: Extent): Camera {
  const room = { width: window.width - 2 * MARGIN, height: window.height - 2 * MARGIN };
  const largest = Math.min(room.width / Math.max(all.width, 1), room.height / Math.max(all.height, 1));
  const zoom = clamp(Math.min(largest, USUAL_ZOOM));
  return { zoom, x: (all.width - window.width / zoom) / 2, y: (all.height - window.height / zoom) / 2 };
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
