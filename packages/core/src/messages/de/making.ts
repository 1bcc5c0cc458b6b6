import type { SentencesOf } from '../catalogue.js';
import type * as bricks from '../en/bricks-making.js';
import type * as rushHour from '../en/rush-hour-making.js';
import type { ENGLISH_ONLY } from '../translation.js';
import { orList, quoted, several } from './words.js';

type Sentences = Omit<SentencesOf<typeof bricks & typeof rushHour>, (typeof ENGLISH_ONLY)[number]>;

export const making: Sentences = {
  'shape-form': ({ shape }) =>
    `${quoted(shape)} ist keine Form: erwartet wird ein Rechteck wie 2x1, oder 4*2x1 für vier davon`,
  'brick-too-large': ({ shape, width, height }) => `ein Klotz von ${shape} ist größer als das ${width}×${height}-Brett`,
  'master-needed': () => 'ohne den Meister gibt es kein Brett, also braucht es mindestens 1 Stein',
  'too-many-shapes': ({ pieces, most }) =>
    `die Formen ergeben ${several(pieces, 'Stein', 'Steine')}, gewünscht sind höchstens ${most}`,
  'too-few-shapes': ({ pieces, least }) =>
    `die Formen ergeben ${several(pieces, 'Stein', 'Steine')}, gewünscht sind mindestens ${least}`,
  'bricks-leave-nothing-free': ({ width, height }) =>
    `so viele Klötze und Wände lassen auf einem ${width}×${height}-Brett nichts frei`,
  'lengths-too-short': ({ length }) => `Fahrzeuge der Länge ${length} gibt es nicht: erwartet werden Längen ab 2`,
  'size-not-made': ({ most }) => `neue Bretter gibt es bis ${most}×${most}: Größere haben zu viele Stellungen`,
  'length-too-long': ({ length, width, height }) =>
    `ein Fahrzeug der Länge ${length} ist länger als das ${width}×${height}-Brett`,
  'target-too-long': ({ length, width, height }) =>
    `ein Zielfahrzeug der Länge ${length} kann in einer Zeile des ${width}×${height}-Bretts nicht fahren`,
  'goal-not-made': ({ goal, known }) =>
    `neue Bretter mit dem Ziel ${quoted(goal)} gibt es nicht: erwartet wird ${orList(known)}`,
  'target-needed': () => 'ohne das Zielfahrzeug gibt es kein Brett, also braucht es mindestens 1 Stein',
  'pieces-do-not-fit': ({ pieces, walls, width, height }) =>
    `${several(pieces, 'Stein', 'Steine')} und ${several(walls, 'Wand', 'Wände')} passen nicht auf ein ${width}×${height}-Brett`,
};
