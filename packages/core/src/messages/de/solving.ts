import type { SentencesOf } from '../catalogue.js';
import type * as names from '../en/names.js';
import type * as plainFamilies from '../en/plain-families.js';
import type * as english from '../en/solving.js';
import type { ENGLISH_ONLY } from '../translation.js';
import { count, orList, quoted } from './words.js';

type Sentences = Omit<SentencesOf<typeof english & typeof names & typeof plainFamilies>, (typeof ENGLISH_ONLY)[number]>;

const LIMITS = { time: 'die Zeitgrenze', memory: 'die Speichergrenze', expansions: 'die Grenze für Expansionen' };
const OPTIONS = { size: 'die Größe', target: 'das Ziel' };

export const solving: Sentences = {
  'limit-hit': ({ limit }) => `${LIMITS[limit]} wurde erreicht`,
  'depth-limit-hit': () => 'kein Weg innerhalb der Tiefengrenze führt zu einer Lösung',
  'search-stuck': () => 'die Suche steckt fest; ein anderer Algorithmus findet vielleicht eine Lösung',
  cancelled: () => 'sie wurde abgebrochen',
  'none-solved': ({ positions, mirrored }) => {
    const mirror = mirrored ? ' (Spiegelbilder einmal gezählt)' : '';
    if (positions === 1) return `die einzige erreichbare Stellung${mirror} wurde geprüft, und sie ist nicht gelöst`;
    const all = positions === 2 ? 'beide erreichbaren' : `alle ${count(positions)} erreichbaren`;
    return `${all} Stellungen${mirror} wurden geprüft, und keine ist gelöst`;
  },
  'every-path-followed': () =>
    'jeder Weg, der keine Stellung wiederholt, wurde verfolgt, und keiner führt zu einer gelösten',
  'every-position-seen': ({ positions }) =>
    `jede erreichbare Stellung wurde geprüft, ${count(positions)} insgesamt, und keine ist gelöst`,
  'every-solvable-listed': ({ positions }) =>
    `jede lösbare Stellung wurde aufgelistet, ${count(positions)} insgesamt, und diese ist keine davon`,
  'building-tables': ({ percent }) => `Tabellen werden gebaut, ${percent} %`,
  'building-patterns': ({ percent }) => `Musterdatenbanken werden gebaut, ${percent} %`,
  'waiting-for-patterns': () => 'Musterdatenbanken werden abgewartet',
  'uses-no-heuristic': ({ algorithm }) => `${quoted(algorithm)} verwendet keine Heuristik`,
  'heuristic-not-in-metric': ({ heuristic, metric }) => `die Heuristik ${quoted(heuristic)} gilt nicht in ${metric}`,
  'heuristic-not-usable': ({ algorithm, heuristic, known }) =>
    `${quoted(algorithm)} kann die Heuristik ${quoted(heuristic)} nicht verwenden: erwartet wird ${known.join(', ')}`,
  'takes-no-weight': ({ algorithm }) => `${quoted(algorithm)} hat kein Gewicht`,
  'weight-out-of-range': ({ weight }) => `das Gewicht muss eine Zahl von 1 bis 1000 sein, nicht ${weight}`,
  'goals-not-listed': ({ algorithm, family }) =>
    `${quoted(algorithm)} braucht eine Liste aller gelösten Stellungen, und für ${family} gibt es keine`,
  'unknown-algorithm': ({ id, known }) =>
    `den Algorithmus ${quoted(id)} gibt es nicht: erwartet wird ${known.join(', ')}`,
  'unknown-family': ({ id, known }) => `die Familie ${quoted(id)} gibt es nicht: erwartet wird ${known.join(', ')}`,
  'unknown-format': ({ id, known }) => `das Format ${quoted(id)} gibt es nicht: erwartet wird ${known.join(', ')}`,
  'unknown-goal': ({ id, known }) => `das Ziel ${quoted(id)} gibt es nicht: erwartet wird ${known.join(', ')}`,
  'unknown-heuristic': ({ id, known }) =>
    `die Heuristik ${quoted(id)} gibt es nicht: erwartet wird ${known.join(', ')}`,
  'unknown-letters': ({ id, known }) =>
    `die Schreibweise ${quoted(id)} für Buchstaben gibt es nicht: erwartet wird ${known.join(', ')}`,
  'unknown-metric': ({ id, known }) => `die Zählweise ${quoted(id)} gibt es nicht: erwartet wird ${known.join(', ')}`,
  'unknown-option': ({ id, known }) => `die Angabe ${quoted(id)} gibt es nicht: erwartet wird ${known.join(', ')}`,
  'family-says': ({ sentence }) => sentence,
  'move-not-legal-here': ({ move }) => `der Zug ${quoted(move)} ist hier nicht erlaubt`,
  'no-board-of-size': ({ size, known }) => `ein Brett der Größe ${size} gibt es nicht: erwartet wird ${orList(known)}`,
  'no-legal-move': ({ text, known, more }) =>
    `${quoted(text)} ist hier kein erlaubter Zug: ${known.length === 0 ? 'es gibt keinen' : `erwartet wird ${known.join(', ')}`}${more ? ' …' : ''}`,
  'option-left-out': ({ option }) => `der Text nennt ${OPTIONS[option]} selbst: Die Angabe ist wegzulassen`,
  'position-not-solved': () => 'die Stellung ist nicht gelöst',
  'position-solved': () => 'die Stellung ist gelöst',
  'not-on-goal': ({ piece }) => `${piece} ist nicht am Ziel`,
  'on-goal': ({ piece }) => `${piece} ist am Ziel`,
};
