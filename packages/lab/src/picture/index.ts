/** Pictures as pixels, in files that are the same everywhere: PNG, and animated PNG of moves. No font and no canvas of a browser is needed. */

export type { Deflate } from './bytes.js';
export {
  type ApngOptions,
  apngOf,
  apngOfPixels,
  type PdfOptions,
  type PixelFilmOptions,
  type PngOptions,
  pdfOf,
  pngOf,
} from './files.js';
