import { CELL, drawSvg, type Motion, type PieceOptions, type Shift } from '@slidewise/core/draw';
import { lengthOf } from '@slidewise/core/internals';
import { type Area, Canvas } from './canvas.js';
import { areaOf, boundsOf, paintPicture } from './paint-svg.js';
import { readSvg, type SvgPicture } from './svg-items.js';

/** A picture of a film, and how long it is seen. */
export interface FilmFrame {
  /** Seconds until the next one. */
  readonly seconds: number;
  /** The part that may differ from the picture before. */
  readonly changed: Area;
}

/** So many pictures a second while pieces move. */
const PICTURES_A_SECOND = 12;
/** For a straight part of a move, however slow it is. */
const MOST_PICTURES = 24;
/** The part of a move's time in which pieces move; they rest for the remainder. */
const MOVING = 0.75;
const SECONDS_AT_START = 1;
const SECONDS_AT_END = 2;

interface Sprite {
  readonly picture: Canvas;
  /** Where it is at the start. */
  readonly left: number;
  readonly top: number;
  /** How far it has gone, in cells. */
  rows: number;
  columns: number;
}

/** The first picture of a motion, with a layer for each piece. */
export function filmPicture({ start }: Motion, options: PieceOptions): SvgPicture {
  return readSvg(drawSvg(start, { ...options, pieceClass: layerOf }));
}

function layerOf(piece: number): string {
  return `piece-${piece}`;
}

/** A motion as pictures. The ground and every piece are painted once; a piece then moves by whole pixels. */
export class Film {
  /** What is seen now. */
  readonly screen: Canvas;
  /** All that is ever seen, to choose colours from. */
  readonly parts: readonly Canvas[];
  private readonly ground: Canvas;
  private readonly sprites: readonly Sprite[];
  private readonly cell: number;

  /** The picture is that of `filmPicture`; a unit of it is `scale` pixels wide. */
  constructor(
    private readonly motion: Motion,
    whole: SvgPicture,
    scale: number,
  ) {
    this.cell = CELL * scale;
    const layer = (name: string | undefined): SvgPicture => ({
      ...whole,
      items: whole.items.filter((item) => item.layer === name),
    });
    this.ground = paintPicture(layer(undefined), scale);
    this.sprites = motion.start.pieces.map((_, piece) => {
      const picture = layer(layerOf(piece));
      if (picture.items.length === 0) return { picture: new Canvas(0, 0), left: 0, top: 0, rows: 0, columns: 0 };
      const area = boundsOf(picture, scale);
      return { picture: paintPicture(picture, scale, area), left: area.left, top: area.top, rows: 0, columns: 0 };
    });
    this.parts = [this.ground, ...this.sprites.map(({ picture }) => picture)];
    const { width: across, height } = areaOf(whole, scale);
    this.screen = new Canvas(across, height);
    this.show({ left: 0, top: 0, width: across, height });
  }

  /** The pictures one after another; `screen` holds each while it is the last that was given. */
  *frames(secondsPerMove: number): Generator<FilmFrame> {
    const { screen, motion } = this;
    const all = { left: 0, top: 0, width: screen.width, height: screen.height };
    const resting = (1 - MOVING) * secondsPerMove;
    yield { changed: all, seconds: SECONDS_AT_START };
    for (const [i, parts] of motion.moves.entries()) {
      const cells = parts.reduce((sum, part) => sum + lengthOf(part), 0);
      for (const [j, part] of parts.entries()) {
        const seconds = (MOVING * secondsPerMove * lengthOf(part)) / cells;
        const count = Math.min(MOST_PICTURES, Math.max(1, Math.round(seconds * PICTURES_A_SECOND)));
        for (let step = 1; step <= count; step++) {
          const isLast = step === count && j === parts.length - 1;
          const rest = !isLast ? 0 : i === motion.moves.length - 1 ? SECONDS_AT_END : resting;
          yield { changed: this.advance(part, step, count), seconds: seconds / count + rest };
        }
      }
    }
  }

  /** Puts the pieces of a part where they are after some of its steps. */
  private advance(part: readonly Shift[], step: number, count: number): Area {
    const [before, now] = [eased((step - 1) / count), eased(step / count)];
    const places: Area[] = [];
    for (const { piece, rows, columns } of part) {
      const sprite = this.sprites[piece]!;
      places.push(this.placeOf(sprite));
      sprite.rows += rows * (now - before);
      sprite.columns += columns * (now - before);
      if (step === count) {
        [sprite.rows, sprite.columns] = [Math.round(sprite.rows), Math.round(sprite.columns)];
      }
      places.push(this.placeOf(sprite));
    }
    return this.show(around(places, this.screen));
  }

  /** Draws a part of the screen again. */
  private show(area: Area): Area {
    const { screen, ground } = this;
    for (let row = area.top; row < area.top + area.height; row++) {
      const start = 4 * (row * screen.width + area.left);
      screen.pixels.set(ground.pixels.subarray(start, start + 4 * area.width), start);
    }
    for (const sprite of this.sprites) {
      const { left, top } = this.placeOf(sprite);
      screen.draw(sprite.picture, left, top, area);
    }
    return area;
  }

  private placeOf({ picture, left, top, rows, columns }: Sprite): Area {
    return {
      left: left + Math.round(columns * this.cell),
      top: top + Math.round(rows * this.cell),
      width: picture.width,
      height: picture.height,
    };
  }
}

/** Slow at both ends. */
function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

/** The smallest part of the screen that holds all of these. */
function around(places: readonly Area[], { width, height }: Canvas): Area {
  const left = Math.max(0, Math.min(...places.map((place) => place.left)));
  const top = Math.max(0, Math.min(...places.map((place) => place.top)));
  const right = Math.min(width, Math.max(...places.map((place) => place.left + place.width)));
  const bottom = Math.min(height, Math.max(...places.map((place) => place.top + place.height)));
  return { left, top, width: right - left, height: bottom - top };
}
