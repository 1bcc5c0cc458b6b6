import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/bricks.js';
import { amount, count, quoted, several, towards } from './words.js';

const brickNamed = (brick: string): string => `Klotz ${quoted(brick)}`;
/** A brick by its name, or a wall. */
const thing = (brick: string | null): string => (brick === null ? 'eine Wand' : brickNamed(brick));
const who = (brick: string | null): string => (brick === null ? 'ein Klotz der richtigen Form' : brickNamed(brick));
/** A metric is the plural of what it counts. */
const amountIn = (value: number, metric: string): string => amount(value, metric.slice(0, -1));

export const bricks: SentencesOf<typeof english> = {
  'side-too-long': ({ width, height, most }) =>
    `ein Brett von ${width}×${height} ist zu groß: Höchstens ${most}×${most} Zellen sind erlaubt`,
  'brick-outside': ({ brick, width, height }) => `${thing(brick)} ragt über das ${width}×${height}-Brett hinaus`,
  'bricks-overlap': ({ brick, other, row, column }) =>
    `${thing(brick)} überdeckt ${thing(other)} in Zeile ${row}, Spalte ${column}`,
  'brick-name': ({ name, most }) =>
    `${quoted(name)} ist kein Name für einen Klotz: erwartet wird ein sichtbares Zeichen außer . # - / oder bis zu ${most} Buchstaben und Ziffern`,
  'brick-twice': ({ brick }) => `${brickNamed(brick)} gibt es zweimal`,
  'brick-empty': ({ brick }) => `${brickNamed(brick)} hat keine Zellen`,
  'brick-freedom': ({ brick, freedom }) => `${brickNamed(brick)} kann nicht ${quoted(freedom)} sein`,
  'brick-apart': ({ brick }) => `${brickNamed(brick)} besteht aus zwei Teilen; der zweite beginnt hier`,
  'goal-cell-outside': () => 'eine Zielzelle liegt außerhalb des Bretts',
  'goal-cell-twice': () => 'eine Zielzelle ist zweimal genannt',
  'on-goal-cell': ({ brick }) => `${thing(brick)} steht auf einer Zelle, die nur Zielklötze betreten dürfen`,
  'no-goal': () => 'es gibt kein Ziel',
  'no-goal-in-numbers': () => 'es gibt kein Ziel: erwartet wird -1 in den Zellen, die der Meister bedecken muss',
  'no-goal-in-grid': () =>
    'es gibt kein Ziel: erwartet wird eine Zeile wie „goal: 3 1“ über dem Brett, und „master: B“, wenn der Meister nicht X oder 2 heißt',
  'no-goal-in-tray': () =>
    'es gibt kein Ziel: erwartet wird eine Zeile „goal“ und darunter die Klötze, die am Platz sein müssen',
  'goal-without-cells': () => 'ein Ziel hat keine Zellen',
  'goal-outside': () => 'dieses Ziel ragt über das Brett hinaus',
  'goals-overlap': () => 'zwei Ziele überdecken sich',
  'goal-without-brick': ({ brick }) => `${brickNamed(brick)}, der das Ziel erreichen soll, fehlt`,
  'goal-without-master': () => 'es gibt keinen Meister, der das Ziel erreichen könnte',
  'brick-with-two-goals': ({ brick }) => `${brickNamed(brick)} hat zwei Ziele`,
  'goal-too-long': ({ most }) => `ein Ziel hat höchstens ${count(most)} Zeichen, dieses hat mehr`,
  'goal-empty': () => 'das Ziel ist leer',
  'goal-form': ({ goal }) => `das Ziel ${quoted(goal)} hat nicht die Form „3 1“, „B 0 2“ oder „B on 0 2, 0 3“`,
  'goal-row-alone': ({ goal }) => `das Ziel ${quoted(goal)} hat eine Zeile ohne Spalte`,
  'in-goal': ({ why }, tell) => `im Ziel: ${tell(why)}`,
  'size-in-text': () => 'der Text des Bretts nennt seine Größe, eine andere kann nicht gelten',
  'tray-without-master': () => 'eine Schachtel hat keinen Meister, nur Ziele',
  'goal-not-expressed': () => 'das Ziel lässt sich darin nicht ausdrücken',
  'layout-id-form': ({ id, digits, last }) =>
    `${quoted(id)} ist kein Brett von Huarong Dao: erwartet werden fünf Zeichen aus ${digits}, höchstens ${last}`,
  'more-than-layout': () => 'nach der Kennung eines Bretts von Huarong Dao kann nichts folgen',
  'layout-master': () => 'der Meister eines Bretts von Huarong Dao ist X',
  'no-layout': () =>
    'darin stehen Bretter von Huarong Dao: 4×5 Zellen mit einem 2×2, beliebigen 1×2 und 1×1 und mindestens zwei freien Zellen',
  'layout-names': () => 'darin heißt der 2×2 X, und die anderen Klötze heißen in Leserichtung A, B, C …',
  'cells-header': ({ value }) => `die Kopfzeile „cells“ kann nur „words“ sagen, nicht ${quoted(value)}`,
  'no-rows': () => 'nach den Kopfzeilen fehlen die Zeilen des Bretts',
  'header-after-rows': () => 'Kopfzeilen müssen vor den Zeilen des Bretts stehen',
  'not-a-sign': ({ sign }) => `${quoted(sign)} kann nicht auf einem Brett stehen`,
  'second-master': () => 'es gibt einen zweiten Meister',
  'master-missing': ({ master }) => `der Meister ${quoted(master)} ist nicht auf dem Brett`,
  'brick-not-on-board': ({ brick }) => `${brickNamed(brick)} ist nicht auf dem Brett`,
  'brick-listed-twice': ({ brick }) => `${brickNamed(brick)} ist zweimal aufgeführt`,
  'goal-header-form': () => 'ein Ziel ist eine Zeile und eine Spalte, etwa „goal: 3 1“',
  'no-master': () => 'es gibt keinen Meister: erwartet wird ein Klotz X oder 2 oder eine Kopfzeile „master:“',
  'pairs-header': ({ header, value }) =>
    `die Kopfzeile ${quoted(header)} muss Zeilen und Spalten nennen, etwa „3 1“, nicht ${quoted(value)}`,
  'sbp-header': ({ line }) => `die erste Zeile ist ${quoted(line)}; erwartet werden Breite und Höhe, etwa „5,4,“`,
  'sbp-more-rows': ({ rows }) => `es gibt mehr Zeilen als die ${rows} der ersten Zeile`,
  'sbp-fewer-rows': ({ rows, found }) => `die erste Zeile sagt ${rows} Zeilen, es sind aber ${found}`,
  'sbp-no-master': ({ master }) => `der Meister ${quoted(master)} fehlt`,
  'sbp-values': ({ found, width }) =>
    `diese Zeile hat ${several(found, 'Wert', 'Werte')}, die Breite ist aber ${width}`,
  'sbp-cell': ({ text }) => `${quoted(text)} ist keine Zelle: erwartet wird -1, 0, 1 oder die Nummer eines Klotzes`,
  'sbp-name': ({ brick, least }) => `${brickNamed(brick)} hat als Namen keine Zahl ab ${least}`,
  'freedom-not-expressed': ({ brick }) =>
    `es lässt sich darin nicht sagen, dass ${brickNamed(brick)} sich nicht frei bewegen darf`,
  'sbp-master-name': ({ master }) => `kein Klotz heißt ${master} wie der Meister`,
  'sbp-covered': ({ brick }) =>
    `${brickNamed(brick)} steht auf einer Zielzelle, und eine Zelle zeigt nur eines von beiden`,
  'sbp-goal-cells': () => 'seine Zielzellen sind das, was der Meister bedecken muss, und hier sind sie es nicht',
  'tray-header': ({ line }) => `die erste Zeile ist ${quoted(line)}; erwartet werden Höhe und Breite, etwa „5 4“`,
  'no-blocks': () => 'es gibt keine Klötze',
  'not-a-block': ({ text }) => `${quoted(text)} ist kein Klotz: erwartet werden vier ganze Zahlen`,
  'tray-with-walls': () => 'dieses Brett hat Wände, und eine Schachtel hat keine',
  'tray-with-goal-cells': () =>
    'dieses Brett hat Zellen, die nur Zielklötze betreten dürfen, und eine Schachtel hat keine',
  'not-a-rectangle': ({ brick }) => `${brickNamed(brick)} ist kein Rechteck`,
  'tray-name': ({ brick, least }) => `seine Klötze heißen nach Nummern ab ${least} und nicht ${quoted(brick)}`,
  'brick-missing': ({ brick }) => `${brickNamed(brick)} gibt es nicht`,
  'brick-stays': ({ brick }) => `${brickNamed(brick)} bewegt sich gar nicht`,
  'step-direction': ({ direction }) => `${quoted(direction)} ist keine Richtung`,
  'brick-blocked': ({ brick, direction, steps }) =>
    `${brickNamed(brick)} kann ${steps === 0 ? '' : `nach ${several(steps, 'Schritt', 'Schritten')} `}nicht ${towards(direction)}`,
  'move-without-brick': ({ text }) => `${quoted(text)} beginnt nicht mit dem Namen eines Klotzes`,
  'move-too-long': ({ text }) => `${quoted(text)} ist länger als jeder Zug`,
  'brick-move-form': ({ text, brick }) =>
    `${quoted(text)} ist kein Zug: erwartet wird ein Klotz und sein Weg, etwa „${brick} left 2,down“`,
  'goal-does-not-fit': ({ brick }) => `das Ziel passt nicht: ${who(brick)} kann es nirgends auf dem Brett bedecken`,
  'brick-held': ({ brick }) => `${who(brick)} kann sich nie bewegen und steht nicht auf seinem Ziel`,
  'goal-out-of-reach': ({ brick }) =>
    `${who(brick)} käme selbst dann nicht zu seinem Ziel, wenn alle beweglichen Klötze aus dem Weg wären`,
  'no-brick-of-shape': ({ row, column }) => `kein Klotz hat die Form des Ziels in Zeile ${row}, Spalte ${column}`,
  'too-few-of-shape': ({ bricks: found, row, column }) =>
    `nur ${found === 1 ? 'ein Klotz hat' : `${found} Klötze haben`} die Form des Ziels in Zeile ${row}, Spalte ${column}, und mehr Ziele haben diese Form`,
  'goal-without-target': () => 'kein Klotz soll dieses Ziel erreichen',
  'target-without-goal': ({ brick }) => `${brickNamed(brick)} ist ein Zielklotz, aber kein Ziel gehört ihm`,
  'far-from-goal': ({ brick, count: value, metric }) =>
    `${brick} braucht mindestens ${amountIn(value, metric)} bis zum Ziel`,
  'at-goal': ({ brick }) => `${brick} ist am Ziel`,
  'blocks-every-path': ({ brick, blocked }) => `${brick} versperrt jeden Weg, den ${blocked} nehmen könnte`,
  'leaves-a-path': ({ brick, blocked }) => `${brick} lässt ${blocked} einen Weg frei`,
  'stands-between': ({ brick, blocked }) => `${brick} steht zwischen ${blocked} und dem Ziel`,
  'shared-goals-open': ({ count: value, metric }) =>
    `die Ziele, die jeder Klotz ihrer Form füllen darf, brauchen mindestens ${amountIn(value, metric)}`,
  'shared-goals-filled': () => 'die Ziele, die jeder Klotz ihrer Form füllen darf, sind gefüllt',
};
