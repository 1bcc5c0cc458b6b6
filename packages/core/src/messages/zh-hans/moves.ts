import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/moves.js';
import { DIRECTIONS } from './words.js';

export const moves: SentencesOf<typeof english> = {
  slides: ({ piece, direction, cells }) => `${piece} ${DIRECTIONS[direction]} ${cells}`,
  'goes-along': ({ piece, path }) => `${piece} ${path.map((direction) => DIRECTIONS[direction]).join('')}`,
  'tiles-pushed': ({ tile, others, direction }) =>
    `${tile}${others === 0 ? '' : ` 等 ${others + 1} 块`} ${DIRECTIONS[direction]}`,
  shifts: ({ piece, down, right }) => {
    const rows = down === 0 ? [] : [`${down < 0 ? DIRECTIONS.up : DIRECTIONS.down} ${Math.abs(down)}`];
    const columns = right === 0 ? [] : [`${right < 0 ? DIRECTIONS.left : DIRECTIONS.right} ${Math.abs(right)}`];
    return [piece, ...rows, ...columns].join(' ');
  },
  together: ({ moves: all }, tell) => all.map(tell).join('，'),
  'in-own-words': ({ words }) => words,
};
