import type { SheetWords } from '@slidewise/lab/sheet';
import { t } from '../../texts/index.js';

/** What stands on sheets, in the language of the page. */
export function sheetWords(): SheetWords {
  return {
    name: t('Name'),
    sheet: (code) => t('Sheet {code}', { code }),
    moves: t('My moves'),
    page: (title, n) => t('{title}, page {n}', { title, n }),
    codes: t('The code opens the board.'),
    answers: t('Solutions'),
    others: t('One shortest solution each; there may be others of the same length.'),
    continued: (title) => t('{title}, continued', { title }),
    legend: (move, piece, n, way) => {
      const values = { move, piece, n };
      if (way === 'left') return t('{move}: {piece} to the left, {n} {n:cell|cells}', values);
      if (way === 'right') return t('{move}: {piece} to the right, {n} {n:cell|cells}', values);
      if (way === 'up') return t('{move}: {piece} up, {n} {n:cell|cells}', values);
      return t('{move}: {piece} down, {n} {n:cell|cells}', values);
    },
    rules: {
      vehicles: t('Get the red vehicle out. Vehicles move only forwards and backwards.'),
      wood: t('Slide the red brick to its goal. Nothing is lifted or turned.'),
      numbers: t('Slide the tiles until they stand in order.'),
    },
  };
}
