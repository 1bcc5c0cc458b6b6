import { translate } from '@slidewise/core/messages';
import { sentences } from '@slidewise/core/messages/de';
import type { BoardWords } from '../state/board-words.js';

const DIRECTIONS = { left: 'nach links', right: 'nach rechts', up: 'nach oben', down: 'nach unten' };

const range = (one: string, several: string, first: number, last: number): string =>
  first === last ? `${one} ${first}` : `${several} ${first} bis ${last}`;

/** The words of a board in German. */
export const german: BoardWords = {
  piece: (label, isTarget) => `${isTarget ? 'Zielstein' : 'Stein'} ${label}`,
  described({ piece, size, row, column, directions }) {
    const high = size === undefined ? '' : `, ${size.rows} hoch, ${size.columns} breit`;
    const freedom =
      directions.length === 0
        ? 'unbeweglich'
        : `beweglich ${directions.map((direction) => DIRECTIONS[direction]).join(', ')}`;
    return `${piece}${high}, Zeile ${row}, Spalte ${column}, ${freedom}`;
  },
  cannotMove: (piece) => `${piece} kann sich nicht bewegen`,
  blockedThatWay: (piece) => `${piece} ist in dieser Richtung blockiert`,
  nothingMoves: (direction) => `Nichts kann sich ${DIRECTIONS[direction]} bewegen`,
  rows: (first, last) => range('Zeile', 'Zeilen', first, last),
  columns: (first, last) => range('Spalte', 'Spalten', first, last),
  place: (rows, columns) => `${rows}, ${columns}`,
  and: (places) => places.join(' und '),
  goalOf: (label, place) => `${label} nach ${place}`,
  board: (name = 'Brett', rows, columns) => `${name}: ein Brett mit ${rows} Zeilen und ${columns} Spalten`,
  help:
    'Pfeiltasten schieben den Stein. Umschalt mit einer Pfeiltaste wechselt von Stein zu Stein, und die Buchstaben eines Steins wählen ihn aus. ' +
    'Die Eingabetaste zeigt, wohin er kann, und schiebt ihn dorthin, wenn es nur einen Platz gibt.',
  gapHelp:
    'Pfeiltasten schieben den Stein neben der Lücke in Pfeilrichtung. Umschalt mit einer Pfeiltaste wechselt von Stein zu Stein, ' +
    'Buchstaben oder Ziffern wählen einen Stein aus, und die Eingabetaste schiebt ihn zur Lücke.',
  tell: (said) => translate(said, sentences),
};
