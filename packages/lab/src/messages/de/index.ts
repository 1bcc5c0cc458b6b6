/** What the laboratory says, in German. */
import { amount, count, several } from '@slidewise/core/messages/de';
import type { Translation } from '../translation.js';

const FORMATS = { png: 'ein PNG', apng: 'ein animiertes PNG' } as const;
const WHICH = {
  all: 'sind erreichbar: Ihre Zahl und die Umwege sind nicht bekannt',
  shortest: 'liegen nahe den kürzesten Lösungen: Alle bis auf eine davon sind nicht bekannt',
} as const;

const noneLonger = (width: number, height: number, family: string, longest: number, unit: string): string =>
  `kein solches ${width}×${height}-Brett von ${family} braucht mehr als ${amount(longest, unit)}`;

/** What levels are called, by their ids. */
export const levels: Readonly<Record<string, string>> = {
  beginner: 'Einstieg',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  expert: 'Experte',
  master: 'Meister',
  open: 'Kürzeste Lösung unbekannt',
  unsolvable: 'Bewiesen unlösbar',
};

/** The sentences of messages by their codes, for `translate`. */
export const sentences: Translation = {
  'makes-no-boards': ({ family }) => `für ${family} gibt es keine neuen Bretter`,
  'unknown-level': ({ id, known }) => `die Stufe „${id}“ gibt es nicht: erwartet wird ${known.join(', ')}`,
  'range-empty': ({ what, least, most }) =>
    `keine Zahl von ${what} ist mindestens ${count(least)} und höchstens ${count(most)}`,
  'solved-already': ({ unit }) => `ein Brett von ${amount(0, unit)} ist schon gelöst: erwartet wird 1 oder mehr`,
  'length-not-made': ({ width, height, family, longest, unit, least }) =>
    `${noneLonger(width, height, family, longest, unit)}, eines von ${count(least)} ist also nicht möglich`,
  'level-not-made': ({ width, height, family, longest, unit, level, least }) =>
    `${noneLonger(width, height, family, longest, unit)}, eines der Stufe „${level}“, die bei ${count(least)} beginnt, ist also nicht möglich`,
  'level-contradiction': ({ level, least, most, unit }) => {
    const lengths = most === null ? `${amount(least, unit)} oder mehr` : `${count(least)} bis ${amount(most, unit)}`;
    return `Bretter der Stufe „${level}“ brauchen ${lengths}, gewünscht war etwas anderes`;
  },
  'level-not-proved': ({ level, known }) =>
    `neue Bretter haben eine bewiesen kürzeste Lösung, keines ist also „${level}“: erwartet wird ${known.join(', ')}`,
  'request-form': ({ text }) => `„${text}“ ist kein Rätsel: erwartet wird FAMILIE-BxH-ZÜGE-STARTZAHL`,
  'not-shuffled': ({ family }) => `Bretter von ${family} lassen sich nicht mischen`,
  'no-board-made': ({ width, height, moves, unit }) =>
    `ein ${width}×${height}-Brett von ${amount(moves, unit)} ließ sich nicht erzeugen`,
  'making-cancelled': () => 'die Erzeugung wurde abgebrochen',
  'no-daily-boards': ({ family }) => `für ${family} gibt es keine Tagesrätsel`,
  'boards-not-loaded': ({ error }) => `die Bretter lassen sich nicht laden: ${error}`,
  'not-proved-shortest': () => 'die Lösung ist nicht als kürzeste bewiesen',
  'not-proved': () => 'es ist nicht bewiesen',
  'optimum-not-known': ({ metric, why }, tell) => `die kürzeste Lösung in ${metric} ist nicht bekannt: ${tell(why)}`,
  'no-memory-for-positions': ({ which }) => `der Speicher reicht nicht für alle Stellungen; zu viele ${WHICH[which]}`,
  'too-many-positions': ({ most, which }) => `mehr als ${several(most, 'Stellung', 'Stellungen')} ${WHICH[which]}`,
  'too-many-shortest': ({ most }) =>
    `kürzeste Lösungen gehen durch mehr als ${several(most, 'Stellung', 'Stellungen')}: Was die Steine tun, ist nicht bekannt`,
  'too-many-to-see': () => 'es gibt zu viele Züge auf diesem Brett: Wie schwer es Spielern scheint, ist nicht bekannt',
  'too-many-detours': () => 'es gibt zu viele Umwege: Was sie kosten, ist nicht bekannt',
  'legal-moves-of-one': () => 'erlaubte Züge sind die entlang einer kürzesten Lösung',
  'removals-not-known': () =>
    'was weggenommen werden kann, ist nicht bekannt: Ein Brett mit weniger wurde innerhalb der Grenzen nicht gelöst',
  'rest-not-known': ({ why, activity }, tell) => `${tell(why)} (${tell(activity)}): Der Rest ist nicht bekannt`,
  solving: () => 'wird gelöst',
  'solving-in': ({ metric }) => `wird gelöst in ${metric}`,
  'following-shortest': () => 'kürzeste Lösungen werden verfolgt',
  'following-one': () => 'eine kürzeste Lösung wird verfolgt',
  'evaluating-beside': () => 'Züge neben einer kürzesten Lösung werden bewertet',
  'looking-for-detours': () => 'Umwege werden gesucht',
  'taking-pieces-away': () => 'Steine werden weggenommen',
  'makes-no-tree': ({ algorithm, known }) => `„${algorithm}“ bildet keinen Baum: erwartet wird ${known.join(', ')}`,
  'picture-too-wide': ({ format, most }) => `${FORMATS[format]} kann höchstens ${most} Pixel breit sein`,
  'picture-too-high': ({ format, most }) => `${FORMATS[format]} dieser Breite wäre mehr als ${most} Pixel hoch`,
  'game-too-long-to-review': ({ most, moves }) =>
    `Spiele bis ${several(most, 'Zug', 'Züge')} lassen sich analysieren, dieses hat ${count(moves)}`,
  'none-reached-solved': () => 'keine erreichbare Stellung ist gelöst',
  'exploring-positions': () => 'Stellungen werden erkundet',
  'looking-up-distances': () => 'Abstände werden nachgeschlagen',
  'solving-position': ({ position, last }) => `Stellung ${position} von ${last} wird gelöst`,
  'comparing-moves': ({ position, last }) => `Züge in Stellung ${position} von ${last} werden verglichen`,
  'no-moves': () => 'Es wurde kein Zug gespielt.',
  'no-solution': () => 'Das Brett hat keine Lösung, kein Zug kann also besser sein als ein anderer.',
  'nothing-lost': () => 'Jeder Zug blieb auf einem kürzesten Weg.',
  'nothing-known': () => 'Von keinem Zug ist bekannt, dass er etwas gekostet hat; einige ließen sich nicht prüfen.',
  'turning-point': ({ number, move, lost, unit, better, possible }, tell) =>
    `Zug ${number} war der Wendepunkt. ${tell(move)} hat ${amount(lost, unit)} gekostet${better === null ? '' : `; ${tell(better)} wäre bei ${possible} geblieben`}.`,
  'turning-point-of-known': ({ number, move, lost, unit, better, possible }, tell) =>
    `Von den Zügen, die sich prüfen ließen, hat Zug ${number} am meisten gekostet. ${tell(move)}: ${amount(lost, unit)}${better === null ? '' : `; ${tell(better)} wäre bei ${possible} geblieben`}.`,
};
