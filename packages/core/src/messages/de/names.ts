import type { Names } from '../translation.js';
import { gameNames } from './game-names.js';
import { searchNames } from './search-names.js';

/** Names of all things with ids, in German. */
export const names: Names = { ...gameNames, ...searchNames };
