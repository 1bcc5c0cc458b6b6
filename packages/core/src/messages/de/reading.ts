import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/reading.js';
import { count, quoted } from './words.js';

export const reading: SentencesOf<typeof english> = {
  'no-board-in-text': () => 'es ist kein Brett darin',
  'several-boards': () => 'das ist mehr als ein Brett',
  'part-too-long': () => 'was hier beginnt, ist zu lang für ein Brett',
  'complete-in-itself': ({ option }) => `das ist in sich vollständig, die Angabe ${option} ist also wegzulassen`,
  'not-of-family': ({ family, wanted }) => `das ist ein Brett von ${family}, nicht von ${wanted}`,
  'zero-byte': () => 'das ist kein Text: Ein Byte ist null',
  'not-encoded': ({ encoding }) => `das ist kein Text: Es ist kein gültiges ${encoding}`,
  'json-without-board': () => 'dieses JSON-Objekt hat kein Brett: erwartet wird „text“, „id“ oder „board“',
  'json-with-file-name': () => 'dieses JSON-Objekt hat kein „text“, und sein „board“ ist der Name einer Datei',
  'not-json': ({ error }) => `das ist kein JSON-Objekt: ${error}`,
  'not-a-json-object': () => 'das ist kein JSON-Objekt',
  'drawing-not-closed': () => 'diese Zeichnung hat keinen unteren Rand',
  'drawing-row': () => 'eine Zeile einer Zeichnung steht zwischen │ und │',
  'drawing-not-read': ({ family }) => `Zeichnungen von ${family} lassen sich nicht lesen`,
  'drawing-hides-goal': () =>
    'Steine verdecken vielleicht das Ziel dieser Zeichnung: Das Ziel angeben oder die Zeilen unter der Zeichnung',
  'drawing-no-board': () => 'diese Zeichnung zeigt kein spielbares Brett',
  'drawing-other-id': () => 'diese Zeichnung und die Kennung darunter sind verschiedene Bretter',
  'link-to-no-board': () => 'dieser Link führt zu keinem Brett',
  'unknown-puzzle': ({ name }) => `ein Rätsel ${quoted(name)} ist nicht in der Sammlung`,
  'address-move': ({ move, why }, tell) => `Zug ${move} in der Adresse lässt sich nicht spielen: ${tell(why)}`,
  'address-place': ({ at, moves }) => `laut Adresse sind ${at} Züge gespielt, sie enthält aber ${moves}`,
  'no-moves-in-text': () => 'es sind keine Züge darin; sie gehören dahinter oder in eine Datei',
  'too-many-moves-to-play': ({ most }) => `höchstens ${count(most)} Züge lassen sich spielen`,
  'move-of-text': ({ number, move, why }, tell) => `Zug ${number}, ${quoted(move)}, ist nicht erlaubt: ${tell(why)}`,
};
