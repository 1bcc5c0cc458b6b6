/** Words and amounts for messages. */
export { showAll, showAmount, showCount } from './amounts.js';
export { nearest, suggestion } from './nearest.js';
export { titleOf } from './title.js';
export { escapeText } from './xml.js';
