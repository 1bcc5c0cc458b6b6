import { stat } from 'node:fs/promises';
import { readBoards } from '../../input/boards.js';

/** No more of a file's boards are looked at. */
const MOST = 1000;

/** The boards of a file that holds many, as `FILE:LINE`, once the colon is typed. */
export async function boardLines(typed: string): Promise<string[]> {
  const path = /^(.+):\d*$/s.exec(typed)?.[1];
  if (path === undefined || path === '-') return [];
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isFile()) return [];
  const lines: string[] = [];
  let looked = 0;
  for await (const { label } of readBoards([path], undefined, {})) {
    if (/:\d+$/.test(label)) lines.push(label);
    if (++looked === MOST) break;
  }
  return lines;
}
