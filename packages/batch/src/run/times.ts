import { closeSync, existsSync, fstatSync, ftruncateSync, readSync } from 'node:fs';
import { appendAll, openRegular } from '@slidewise/node/files';
import type { Chunk } from '../chunks/chunk.js';

/** More bytes than any line has. */
const LONGEST_LINE = 2 ** 16;

/** How long each item took, `times.jsonl`: a line for each, with the name that its row has. Lines are in the order in which chunks were done. */
export class Times {
  private isWhole = false;

  constructor(private readonly path: string) {}

  add({ first, items }: Chunk, times: readonly number[]): void {
    if (!this.isWhole && existsSync(this.path)) cutLastLine(this.path);
    this.isWhole = true;
    const lines = times.map((ms, i) => {
      const { board } = items[i] as { readonly board?: string };
      return `${JSON.stringify({ item: first + i, board, ms })}\n`;
    });
    const file = openRegular(this.path, 'append');
    try {
      appendAll(file, lines.join(''));
    } finally {
      closeSync(file);
    }
  }
}

/** Cuts off what a kill has left of a line. */
function cutLastLine(path: string): void {
  const file = openRegular(path, 'change');
  try {
    const { size } = fstatSync(file);
    const start = Math.max(0, size - LONGEST_LINE);
    const end = Buffer.alloc(size - start);
    readSync(file, end, 0, end.length, start);
    ftruncateSync(file, start + end.lastIndexOf(10) + 1);
  } finally {
    closeSync(file);
  }
}
