import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/session.js';
import { amount, count, quoted, several } from './words.js';

export const session: SentencesOf<typeof english> = {
  'id-too-long': ({ most }) => `die Kennung einer Stellung hat höchstens ${count(most)} Zeichen, diese hat mehr`,
  'not-an-id': () => 'das ist keine Kennung einer Stellung: erwartet wird FAMILIE:FORMAT:BRETT',
  'id-option': ({ option, known }) =>
    `${quoted(option)} in der Kennung bedeutet nichts: erwartet wird ${known.map((each) => `${each}=…`).join(', ')}`,
  'id-damaged': () => 'das Brett in der Kennung ist beschädigt: „%“ muss die Nummer eines Bytes einleiten',
  'game-too-long': ({ most }) => `ein Spiel hat höchstens ${count(most)} Zeichen, dieses hat mehr`,
  'not-a-game': () => 'das ist kein gespeichertes Spiel: erwartet werden Kopfzeilen wie [Family "…"]',
  'header-twice': ({ header }) => `die Kopfzeile ${quoted(header)} steht zweimal da`,
  'no-board-header': () => 'dem Spiel fehlt die Kopfzeile [Board "…"], mit der es beginnt',
  'in-header': ({ header, why }, tell) => `in der Kopfzeile ${quoted(header)}: ${tell(why)}`,
  'family-header': ({ said, family }) =>
    `die Kopfzeile „Family“ sagt ${quoted(said)}, das Brett gehört aber zu ${family}`,
  'header-value': ({ header, said, known }) =>
    `die Kopfzeile ${quoted(header)} sagt ${quoted(said)}: erwartet wird ${known.join(', ')}`,
  'header-number': ({ header, said, most }) =>
    `die Kopfzeile ${quoted(header)} sagt ${quoted(said)}: erwartet wird eine ganze Zahl von 0 bis ${most}`,
  'move-number-expected': ({ number }) => `erwartet wird Zug Nummer ${number}, etwa „${number}. …“`,
  'too-many-moves': ({ most }) => `ein Spiel hat höchstens ${count(most)} Züge, dieses hat mehr`,
  'too-many-moves-of-board': ({ most }) => `ein Spiel auf diesem Brett hat höchstens ${count(most)} Züge`,
  'move-of-game': ({ number, move, why }, tell) => `Zug ${number}, ${quoted(move)}: ${tell(why)}`,
  'no-solution-from-here': () => 'von hier aus gibt es keine Lösung',
  'no-solution-found': () => 'es wurde keine Lösung gefunden',
  'solver-failed': ({ error }) => error,
  'solves-the-board': () => 'Damit ist das Brett gelöst.',
  'gets-done': ({ moves, done }, tell) =>
    `${moves === 1 ? 'Danach' : `Nach ${several(moves, 'Zug', 'Zügen')}`}: ${tell(done)}.`,
  'leaves-less': ({ bound, before, unit }) => `Danach bleiben mindestens ${amount(bound, unit)} statt ${before}.`,
  'move-makes-way': ({ move, next, moves }, tell) =>
    `${tell(move)} macht Platz für ${tell(next)}${moves === 1 ? '' : `, ${several(moves, 'Zug', 'Züge')} später`}.`,
  'makes-way': ({ move, moves }, tell) =>
    `Das macht Platz für „${tell(move)}“, ${several(moves, 'Zug', 'Züge')} später.`,
};
