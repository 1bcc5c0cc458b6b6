import type { Motion } from '@slidewise/core/draw';
import type { Result } from '@slidewise/core/result';
import { apngOf, apngOfPixels, pdfOf, pngOf } from '@slidewise/lab/picture';
import { expose, transfer } from 'comlink';

// The code of the worker that makes files: painting takes long enough to be felt in the page.

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function handOver(result: Result<Uint8Array>): Result<Uint8Array> {
  return result.ok ? transfer(result, [result.value.buffer as ArrayBuffer]) : result;
}

const painter = {
  png: async (svg: string, width: number) => handOver(await pngOf(svg, { deflate, width })),
  film: async (motion: Motion, width: number) => handOver(await apngOf(motion, { deflate, width })),
  pixelFilm: async (pictures: readonly Uint8ClampedArray[], width: number, height: number, seconds: number) => {
    const film = await apngOfPixels(pictures, { deflate, width, height, seconds });
    return transfer(film, [film.buffer as ArrayBuffer]);
  },
  pdf: async (pages: readonly string[], title: string) =>
    handOver({ ok: true, value: await pdfOf(pages, { deflate, title }) }),
};

export type Painter = typeof painter;

expose(painter);
