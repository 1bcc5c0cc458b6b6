import { useWorker } from './engine.js';
import { definePageBoard } from './page-board.js';

// For pages that are bundled: bundlers find the worker by this expression.
useWorker(() => new Worker(new URL('../engine/engine-worker.js', import.meta.url), { type: 'module' }));
definePageBoard();
