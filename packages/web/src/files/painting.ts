import type { Remote } from 'comlink';
import { startWorker } from '../worker/start-worker.js';
import type { Painter } from './painter.js';

let painter: Remote<Painter> | undefined;

/** The worker that makes files; started when it is first needed. */
export function thePainter(): Remote<Painter> {
  painter ??= startWorker<Painter>(
    () => new Worker(new URL('./painter.ts', import.meta.url), { type: 'module', name: 'painter' }),
  ).remote;
  return painter;
}
