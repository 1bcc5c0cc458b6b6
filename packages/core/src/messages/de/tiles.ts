import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/tiles.js';
import { count, quoted, several, towards } from './words.js';

const BOARDS = { board: 'das Brett', goal: 'das Ziel' } as const;
const LINES = { row: 'Zeile', column: 'Spalte' } as const;

const pairs = (value: number): string =>
  `${value === 1 ? '1 Paar von Plättchen ist' : `${count(value)} Paare von Plättchen sind`} in falscher Reihenfolge`;

export const tiles: SentencesOf<typeof english> = {
  'cell-count': ({ which, cells, width, height }) => `${BOARDS[which]} hat ${cells} Zellen statt ${width}×${height}`,
  'tile-out-of-range': ({ board, number, most }, tell) =>
    `${tell(board)} enthält die Zahl ${number}, erlaubt sind nur 0 bis ${most}`,
  'tile-twice': ({ board, tile, missing }, tell) => {
    const second = tile === 0 ? 'eine zweite Lücke' : `ein zweites Plättchen ${tile}`;
    return `${tell(board)} hat ${second}, aber ${missing === 0 ? 'keine Lücke' : `kein Plättchen ${missing}`}`;
  },
  'board-in-row': ({ which, row }) => `${BOARDS[which]} in Zeile ${row}`,
  'board-of-size': ({ width, height }) => `das ${width}×${height}-Brett`,
  'not-a-tile': ({ text }) =>
    `${quoted(text)} ist kein Plättchen: erwartet wird eine ganze Zahl, oder 0, _ oder . für die Lücke`,
  'too-many-numbers': ({ most }) => `es sind mehr als ${count(most)} Zahlen`,
  'number-count': ({ width, height, found }) =>
    `ein ${width}×${height}-Brett braucht ${several(width * height, 'Zahl', 'Zahlen')}, es sind aber ${count(found)}`,
  'numbers-in-row': ({ row, found, first }) =>
    `Zeile ${row} hat ${several(found, 'Zahl', 'Zahlen')}, die erste Zeile aber ${first}`,
  'numbers-not-square': ({ found, rows }) =>
    `${several(found, 'Zahl', 'Zahlen')}${rows === 1 ? ' in einer Zeile' : ''} ergeben kein quadratisches Brett: Zeilen und Spalten voranstellen, / zwischen die Zeilen setzen oder die Größe angeben`,
  'not-a-goal': ({ goal, why }, tell) =>
    `das Ziel ${quoted(goal)} ist weder blank-last noch blank-first noch ein Brett: ${tell(why)}`,
  'goal-size': ({ width, height, boardWidth, boardHeight }) =>
    `das Ziel hat ${width}×${height} Zellen, das Brett aber ${boardWidth}×${boardHeight}`,
  'tiles-have-no-target': () => 'Plättchen haben keinen Zielstein',
  'not-a-direction': ({ direction }) => `Plättchen gehen L, R, U oder D, nicht ${quoted(direction)}`,
  'push-not-whole': ({ by }) => `${by} Plättchen lassen sich nicht schieben`,
  'push-too-long': ({ direction, by, most }) =>
    most === 0
      ? `dort lässt sich kein Plättchen ${towards(direction)} schieben`
      : `dort lassen sich nur ${several(most, 'Plättchen', 'Plättchen')} ${towards(direction)} schieben, nicht ${by}`,
  'push-form': ({ text }) => `${quoted(text)} ist kein Zug: erwartet wird L, R, U oder D, vielleicht mit einer Zahl`,
  'tile-blocked': ({ tile, direction }) =>
    `Plättchen ${tile} kann nicht ${towards(direction)}: Die Lücke ist nicht dort`,
  'odd-inversions': ({ pairs: value }) =>
    `${pairs(value)}: eine ungerade Zahl, die auf einem Brett ungerader Breite kein Zug gerade macht (Parität)`,
  'odd-inversions-and-rows': ({ pairs: value, rows }) =>
    `${pairs(value)}, und die Lücke ist ${several(rows, 'Zeile', 'Zeilen')} von ihrem Platz entfernt: Die Summe ist ungerade, und kein Zug macht sie gerade (Parität)`,
  'not-in-table': ({ positions }) =>
    `alle ${count(positions)} lösbaren Stellungen wurden aufgelistet, und diese ist keine davon`,
  'tile-far-from-place': ({ tile, cells }) =>
    `${tile} ist ${several(cells, 'Zelle', 'Zellen')} von seinem Platz entfernt`,
  'tile-in-place': ({ tile }) => `${tile} ist an seinem Platz`,
  'linear-conflict': ({ line, number, tiles: wrong, aside, moves }) => {
    const list = `${wrong.slice(0, -1).join(', ')} und ${wrong.at(-1)}`;
    const step = aside === 1 ? 'eines muss ausweichen' : `${aside} müssen ausweichen`;
    return `in ${LINES[line]} ${number} sind ${list} in falscher Reihenfolge: ${step}, das kostet ${moves} Züge mehr`;
  },
  'line-in-order': ({ line, number }) => `in ${LINES[line]} ${number} ist kein Plättchen mehr in falscher Reihenfolge`,
  'tile-out-of-place': ({ tile }) => `${tile} ist nicht an seinem Platz`,
  'lines-to-push': ({ line, cells, lines }) =>
    `die Plättchen sind zusammen ${several(cells, 'Zelle', 'Zellen')} von ihren ${LINES[line]}n entfernt: mindestens ${several(lines, 'Schub', 'Schübe')}`,
  'tiles-to-lines': ({ line, moves }) =>
    `alle Plättchen in ihre ${LINES[line]}n zu bringen, braucht mindestens ${several(moves, 'Zug', 'Züge')}`,
  'pattern-share': ({ tiles: group, moves }) =>
    `das Muster aus ${group.join(', ')} braucht mindestens ${several(moves, 'Zug', 'Züge')}`,
  'labels-to-place': ({ slides }) =>
    `jede Markierung auf ihre Zellen zu bringen, braucht mindestens ${several(slides, 'Schub', 'Schübe')}`,
  'tile-not-one-cell': ({ tile }) => `Plättchen ${quoted(tile)} muss genau eine Zelle haben`,
  'tile-outside': ({ tile, width, height }) =>
    `Plättchen ${quoted(tile)} liegt außerhalb des ${width}×${height}-Bretts`,
  'tile-number': ({ tile, most }) => `${quoted(tile)} ist keine Nummer eines Plättchens: erwartet wird 1 bis ${most}`,
  'tile-on-tile': ({ tile }) => `Plättchen ${quoted(tile)} liegt auf einem anderen`,
  'table-too-large': ({ width, height, most }) =>
    `ein ${width}×${height}-Brett hat zu viele Stellungen für eine vollständige Tabelle: „complete-table“ reicht bis ${most} Zellen`,
  'patterns-too-large': ({ kind, width, height }) =>
    `die Musterdatenbanken von ${quoted(kind)} wären für ein ${width}×${height}-Brett zu groß`,
  'no-labels': ({ heuristic }) => `${quoted(heuristic)} ist für 3×3- und 4×4-Bretter, deren Lücke in eine Ecke gehört`,
  'single-tiles-only': ({ algorithm, metric }) => `${quoted(algorithm)} arbeitet nur in ${metric}`,
  'too-far-to-prove': ({ algorithm, most }) =>
    `${quoted(algorithm)} würde nie enden: Die Plättchen sind mehr als ${most} Züge vom Ziel entfernt`,
};
