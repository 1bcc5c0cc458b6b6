import {
  aFunction,
  assertArguments,
  aText,
  check,
  instanceOf,
  listOf,
  objectWith,
  optional,
  wholeNumber,
} from '@slidewise/core/checking';
import type { Motion, PieceOptions } from '@slidewise/core/draw';
import { aMotion, somePieceOptions } from '@slidewise/core/internals';
import { english, type Message } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import { pictureTooHigh, pictureTooWide } from '../messages/en/studying.js';
import { encodeApng } from './apng.js';
import type { Deflate } from './bytes.js';
import { Canvas } from './canvas.js';
import { Film, type FilmFrame, filmPicture } from './film.js';
import { areaOf, paintPicture } from './paint-svg.js';
import { encodePdf } from './pdf.js';
import { encodePng } from './png.js';
import { readSvg, type SvgPicture } from './svg-items.js';

/** Options for `pngOf`. */
export interface PngOptions {
  /** Compresses bytes in the zlib format: `node:zlib`, or a `CompressionStream`. */
  readonly deflate: Deflate;
  /** Its width in pixels; without it, a cell is 96 pixels wide, as far as the picture stays within 4,096. */
  readonly width?: number;
}

/** Options for `apngOf`. */
export interface ApngOptions extends PngOptions, PieceOptions {
  /** From the start of a move to the start of the next one; 0.6 by default. */
  readonly secondsPerMove?: number;
}

/** Options for `apngOfPixels`. */
export interface PixelFilmOptions {
  /** Compresses bytes in the zlib format. */
  readonly deflate: Deflate;
  /** In pixels, of every picture. */
  readonly width: number;
  /** In pixels, too. */
  readonly height: number;
  /** How long each picture is seen; the last one longer. */
  readonly seconds: number;
}

const SECONDS_AT_END = 2;
const USUAL_SCALE = 1.5;
const USUAL_MOST = 4096;
/** A larger picture would take gigabytes. */
const MOST_PIXELS = 8192;
/** A cell of a film is 64 pixels wide. */
const USUAL_FILM_SCALE = 1;
/** A film that is larger plays slowly. */
const MOST_FILM_PIXELS = 2048;

const someOptions = { deflate: aFunction, width: optional(wholeNumber(1)) };
const aPace = check(english.secondsAboveZero, (value) => Number.isFinite(value) && (value as number) > 0);

/** Options for `pdfOf`. */
export interface PdfOptions {
  /** Compresses bytes in the zlib format. */
  readonly deflate: Deflate;
  /** Its title, for the windows of readers. */
  readonly title: string;
}

/** SVG pages of `@slidewise/lab/sheet` as a PDF file. The same pages make the same bytes. */
export function pdfOf(pages: readonly string[], options: PdfOptions): Promise<Uint8Array> {
  const someTexts = listOf(aText);
  assertArguments(['pages', pages, someTexts], ['options', options, objectWith({ deflate: aFunction, title: aText })]);
  return encodePdf(pages, options);
}

/** An SVG picture of a board as a PNG file; a problem if it would be too high. */
export function pngOf(svg: string, options: PngOptions): Promise<Result<Uint8Array>> {
  assertArguments(['svg', svg, aText], ['options', options, objectWith(someOptions)]);
  return makePng(svg, options);
}

/** Moves as an animated PNG file that plays them over and over; a problem if it would be too large. */
export function apngOf(motion: Motion, options: ApngOptions): Promise<Result<Uint8Array>> {
  const some = objectWith({ ...someOptions, ...somePieceOptions, secondsPerMove: optional(aPace) });
  assertArguments(['motion', motion, aMotion], ['options', options, some]);
  return makeApng(motion, options);
}

/** Pictures of pixels as an animated PNG file that plays over and over. All have the same size. */
export function apngOfPixels(pictures: readonly Uint8ClampedArray[], options: PixelFilmOptions): Promise<Uint8Array> {
  const someSizes = { width: wholeNumber(1), height: wholeNumber(1), seconds: aPace, deflate: aFunction };
  assertArguments(['pictures', pictures, listOf(instanceOf(Uint8ClampedArray))]);
  assertArguments(['options', options, objectWith(someSizes)]);
  const { width, height, seconds, deflate } = options;
  const screen = new Canvas(width, height);
  const whole = { left: 0, top: 0, width, height };
  // The colours of a few of them are those of all.
  const parts = [0, 0.5, 1].map((part) => canvasOf(pictures[Math.round(part * (pictures.length - 1))], width, height));
  const frames = function* (): Generator<FilmFrame> {
    for (const [i, pixels] of pictures.entries()) {
      screen.pixels.set(pixels.subarray(0, screen.pixels.length));
      yield { seconds: i === pictures.length - 1 ? SECONDS_AT_END : seconds, changed: whole };
    }
  };
  return encodeApng({ screen, parts }, frames(), deflate);
}

function canvasOf(pixels: Uint8ClampedArray | undefined, width: number, height: number): Canvas {
  const canvas = new Canvas(width, height);
  if (pixels !== undefined) canvas.pixels.set(pixels.subarray(0, canvas.pixels.length));
  return canvas;
}

async function makePng(svg: string, { deflate, width }: PngOptions): Promise<Result<Uint8Array>> {
  const picture = readSvg(svg);
  const scale = width === undefined ? scaleWithin(picture, USUAL_SCALE, USUAL_MOST) : width / picture.width;
  const error = tooLarge('png', picture, scale, MOST_PIXELS);
  return error === undefined ? ok(await encodePng(paintPicture(picture, scale), deflate)) : problem(error);
}

async function makeApng(
  motion: Motion,
  { deflate, width, secondsPerMove = 0.6, ...pieces }: ApngOptions,
): Promise<Result<Uint8Array>> {
  const picture = filmPicture(motion, pieces);
  const scale = width === undefined ? scaleWithin(picture, USUAL_FILM_SCALE, MOST_FILM_PIXELS) : width / picture.width;
  const error = tooLarge('apng', picture, scale, MOST_FILM_PIXELS);
  if (error !== undefined) return problem(error);
  const film = new Film(motion, picture, scale);
  return ok(await encodeApng(film, film.frames(secondsPerMove), deflate));
}

/** A scale, or a smaller one at which both sides have at most so many pixels. */
function scaleWithin({ width, height }: SvgPicture, scale: number, most: number): number {
  return Math.min(scale, most / Math.max(width, height));
}

function tooLarge(format: 'png' | 'apng', picture: SvgPicture, scale: number, most: number): Message | undefined {
  const { width, height } = areaOf(picture, scale);
  if (width > most) return pictureTooWide({ format, most });
  return height > most ? pictureTooHigh({ format, most }) : undefined;
}
