/** Words and amounts for messages. */
export { showAll, showAmount, showCount } from './amounts.js';
export { nearest, suggestion, unknownId } from './nearest.js';
export { titleOf } from './title.js';
export { escapeText } from './xml.js';
