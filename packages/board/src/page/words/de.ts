import { german } from '../../words/de.js';
import type { PageWords } from '../page-words.js';

const page: PageWords = {
  buttons: {
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    restart: 'Neu beginnen',
    hint: 'Tipp',
    first: 'Zum Anfang',
    back: 'Zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Vor',
    last: 'Zum Ende',
    step: 'Einen Knoten weiter',
  },
  controls: 'Bedienung des Bretts',
  thinking: 'Denkt nach …',
  soFar: (length) => `Bisher: ${length}`,
  solved: (length) => `Gelöst in ${length}.`,
  next: (move) => `Nächster Zug: ${move}`,
  shortest: (length) => `Löse es in ${length}, kürzer geht es nicht.`,
  unknown: 'Die kürzeste Länge ist nicht bekannt.',
  right: (left) => `Richtig: noch ${left}.`,
  wrong: (lost, left) => `${lost} länger als nötig: noch ${left}.`,
  best: (length) => `Gelöst in ${length}, kürzer geht es nicht.`,
  longer: (length, optimum) => `Gelöst in ${length}; ${optimum} genügen.`,
  place: (at, count, move) => `${at} von ${count}${move === undefined ? '' : `: ${move}`}`,
  tree: (algorithm, expanded, nodes, over) =>
    `${algorithm}: ${expanded} expandiert, ${nodes} Knoten${over ? '. Die Suche ist zu Ende.' : ''}`,
};

export const words = { board: german, page };
