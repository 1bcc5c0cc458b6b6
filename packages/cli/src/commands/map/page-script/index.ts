import { CHOICE } from './choice.js';
import { CONTROLS } from './controls.js';
import { DATA } from './data.js';
import { MOVES } from './moves.js';
import { OVER } from './over.js';
import { VIEW } from './view.js';

/**
 * What the page of `map` runs: unpacks the graph, draws it, and shows the chosen position with its board, its distances and its shortest way. The parts are
 * one function, in this order: each sees what those before it have declared.
 */
export const PAGE_SCRIPT = [DATA, VIEW, OVER, CHOICE, MOVES, CONTROLS].join('');
