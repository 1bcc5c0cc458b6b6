import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/boards.js';
import { count, quoted, several } from './words.js';

export const boards: SentencesOf<typeof english> = {
  'size-not-whole': ({ size }) => `ein Brett von ${size} hat keine ganze Größe`,
  'board-too-small': ({ width, height, least }) =>
    `ein Brett von ${width}×${height} ist zu klein: Es braucht mindestens ${least}×${least} Zellen`,
  'board-too-large': ({ width, height, most }) =>
    `ein Brett von ${width}×${height} ist zu groß: Höchstens ${count(most)} Zellen sind erlaubt`,
  'size-form': ({ size, example }) => `die Größe ${quoted(size)} hat nicht die Form ${example}`,
  'board-empty': () => 'das Brett ist leer',
  'board-too-long': ({ most }) => `der Text eines Bretts hat höchstens ${count(most)} Zeichen, dieser hat mehr`,
  'too-many-lines': ({ most }) => `ein Brett hat höchstens ${count(most)} Zeilen, dieses hat mehr`,
  'line-too-long': () => 'diese Zeile ist zu lang für ein Brett',
  'row-length': ({ cells, first }) =>
    `diese Zeile hat ${several(cells, 'Zelle', 'Zellen')}, die erste Zeile aber ${first}`,
  'cannot-write': ({ format, why }, tell) =>
    `dieses Brett lässt sich nicht im Format ${format} schreiben: ${tell(why)}`,
  'move-number': ({ move, why }, tell) => `Zug ${move}: ${tell(why)}`,
};
