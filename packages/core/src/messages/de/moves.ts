import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/moves.js';
import { DIRECTIONS } from './words.js';

export const moves: SentencesOf<typeof english> = {
  slides: ({ piece, direction, cells }) => `${piece} ${DIRECTIONS[direction]} ${cells}`,
  'goes-along': ({ piece, path }) => `${piece} ${path.map((direction) => DIRECTIONS[direction]).join(', ')}`,
  'tiles-pushed': ({ tile, others, direction }) => {
    const company = others === 0 ? '' : others === 1 ? ' und 1 weiteres' : ` und ${others} weitere`;
    return `${tile}${company} ${DIRECTIONS[direction]}`;
  },
  shifts: ({ piece, down, right }) => {
    const rows = down === 0 ? [] : [`${down < 0 ? DIRECTIONS.up : DIRECTIONS.down} ${Math.abs(down)}`];
    const columns = right === 0 ? [] : [`${right < 0 ? DIRECTIONS.left : DIRECTIONS.right} ${Math.abs(right)}`];
    return [piece, ...rows, ...columns].join(' ');
  },
  together: ({ moves: all }, tell) => all.map(tell).join(' und '),
  'in-own-words': ({ words }) => words,
};
