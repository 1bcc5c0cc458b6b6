import { proxy } from 'comlink';
import { newTask, theSupplier } from '../worker/client.js';
import { collection } from './collection.js';
import { type Bring, MadePuzzles } from './made.js';

const bring: Bring = (wanted, { onNear = () => {}, signal }) => {
  const task = newTask();
  signal?.addEventListener('abort', () => void theSupplier().leaveSupply(task));
  return theSupplier().bring(task, wanted, proxy(onNear));
};

/** Puzzles that are in no file, from the worker. */
export const madePuzzles = new MadePuzzles(collection.families, bring);
