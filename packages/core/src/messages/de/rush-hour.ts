import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/rush-hour.js';
import { count, quoted, several, towards } from './words.js';

const named = (vehicle: string): string => `Fahrzeug ${quoted(vehicle)}`;
/** A vehicle by its name, or a wall. */
const thing = (vehicle: string | null): string => (vehicle === null ? 'eine Wand' : named(vehicle));

export const rushHour: SentencesOf<typeof english> = {
  'goal-unknown': ({ goal }) => `das Ziel ${quoted(goal)} ist weder „exit“ noch „clear“`,
  'outside-board': ({ vehicle, width, height }) => `${thing(vehicle)} ragt über das ${width}×${height}-Brett hinaus`,
  overlap: ({ vehicle, other, row, column }) =>
    `${thing(vehicle)} überdeckt ${thing(other)} in Zeile ${row}, Spalte ${column}`,
  'vehicle-twice': ({ vehicle }) => `${named(vehicle)} gibt es zweimal`,
  'target-missing': ({ target }) => `das Zielfahrzeug ${quoted(target)} fehlt`,
  'target-vertical': ({ target }) => `das Zielfahrzeug ${quoted(target)} steht senkrecht; es muss waagrecht stehen`,
  'vehicle-name': ({ name, most }) =>
    `${quoted(name)} ist kein Name für ein Fahrzeug: erwartet werden bis zu ${most} Buchstaben oder Ziffern`,
  'vehicle-not-whole': ({ vehicle }) => `${named(vehicle)} braucht ganze Zahlen für Zeile, Spalte und Länge`,
  'vehicle-too-short': ({ vehicle }) => `${named(vehicle)} muss mindestens 1 lang sein`,
  'short-not-vertical': ({ vehicle }) => `${named(vehicle)} hat eine Zelle und muss senkrecht stehen`,
  'names-mean-else': () => 'die Namen seiner Fahrzeuge bedeuten dort etwas anderes',
  'name-too-long': ({ name }) => `der Name ${quoted(name)} passt nicht in eine Zelle`,
  'line-not-one-word': () =>
    'ein Brett in einer Zeile muss ein einziges Wort sein, höchstens mit einer Zahl davor oder dahinter',
  'not-square': ({ cells }) =>
    `${several(cells, 'Zelle', 'Zellen')} in einer Zeile ergeben kein quadratisches Brett; Zeilen mit „/“ trennen oder die Größe angeben`,
  'not-in-rows': ({ cells, width }) =>
    `${several(cells, 'Zelle', 'Zellen')} in einer Zeile ergeben keine Zeilen zu ${width}`,
  'too-many-cells': ({ cells }) => `ein Brett von ${count(cells)} Zellen ist zu groß`,
  'size-mismatch': ({ width, height, size }) =>
    `das Brett ist ${width}×${height}, als Größe war aber ${size} angegeben`,
  'not-a-cell': ({ character }) =>
    `${quoted(character)} kann nicht auf einem Brett stehen: erwartet wird ein Buchstabe, eine Ziffer, „.“ oder „#“`,
  'no-vehicle': () => 'auf dem Brett steht kein Fahrzeug',
  'vehicle-one-cell': ({ vehicle }) => `${named(vehicle)} hat nur eine Zelle; es braucht mindestens zwei`,
  'vehicle-apart': ({ vehicle }) => `${named(vehicle)} besteht aus zwei Teilen; der zweite beginnt hier`,
  'vehicle-bent': ({ vehicle }) => `${named(vehicle)} knickt hier ab`,
  'csv-header': ({ line, expected }) => `die erste Zeile ist ${quoted(line)}; erwartet wird ${expected}`,
  'csv-values': ({ values, columns, found }) =>
    `erwartet werden ${values} Werte (${columns}), gefunden wurden ${found}`,
  'csv-orientation': ({ orientation }) => `die Ausrichtung ${quoted(orientation)} ist nicht H oder V`,
  'csv-number': ({ column, value }) => `${column} ${quoted(value)} ist keine ganze Zahl ab 1`,
  'vehicle-missing': ({ vehicle }) => `${named(vehicle)} gibt es nicht`,
  'slide-not-whole': ({ vehicle, by }) => `${named(vehicle)} kann nicht um ${by} fahren`,
  'vehicle-blocked': ({ vehicle, by, direction, free }) =>
    `${named(vehicle)} kann nicht ${by} ${towards(direction)}: ${free === 0 ? 'keine Zelle' : `nur ${free}`} frei`,
  'vehicle-across': ({ vehicle, horizontal, letter }) =>
    `${named(vehicle)} steht ${horizontal ? 'waagrecht' : 'senkrecht'} und kann nicht ${letter} fahren`,
  'slide-without-vehicle': ({ text }) => `${quoted(text)} beginnt nicht mit dem Namen eines Fahrzeugs`,
  'slide-form': ({ text, vehicle }) =>
    `${quoted(text)} ist kein Zug: erwartet wird ein Fahrzeug und wie weit es fährt, etwa „${vehicle} -2“`,
  'wall-in-front': ({ target }) => `zwischen dem Zielfahrzeug ${quoted(target)} und der Ausfahrt steht eine Wand`,
  'vehicle-in-row': ({ vehicle, target }) =>
    `${named(vehicle)} steht in derselben Zeile vor dem Zielfahrzeug ${quoted(target)} und kann sie nie verlassen`,
  'column-too-short': ({ vehicle, target }) =>
    `${named(vehicle)} kann die Zeile des Zielfahrzeugs ${quoted(target)} nie verlassen: Seine Spalte ist zu kurz`,
  'stands-in-front': ({ vehicle, target }) => `${vehicle} steht vor ${target}`,
  'in-the-way': ({ vehicle, blocked }) =>
    `${vehicle} steht ${blocked} im Weg, das die Zeile nur auf dieser Seite verlassen kann`,
  'out-of-the-way': ({ vehicle, blocked }) => `${vehicle} steht ${blocked} nicht mehr im Weg`,
  'nothing-in-front': ({ target }) => `vor ${target} steht nichts mehr: Der Weg zur Ausfahrt ist frei`,
  'target-at-exit': ({ target }) => `${target} ist an der Ausfahrt`,
  'drives-out': ({ vehicle }) => `${vehicle} fährt zur Ausfahrt`,
  'vehicle-must-move': ({ vehicle }) => `${vehicle} muss sich bewegen`,
  'others-must-move': ({ vehicle, vehicles }) =>
    `wohin ${vehicle} auch fährt, mindestens ${vehicles} weitere müssen sich bewegen`,
  'cells-to-edge': ({ vehicle, cells }) => `${vehicle} ist ${several(cells, 'Zelle', 'Zellen')} vom Rand entfernt`,
  'vehicle-in-the-way': ({ vehicle }) => `${vehicle} steht im Weg`,
  'no-target': () => 'kein Fahrzeug ist das Zielfahrzeug',
  'two-targets': () => 'nur ein Fahrzeug kann das Zielfahrzeug sein',
  'not-straight': ({ vehicle }) => `${named(vehicle)} ist keine gerade Reihe von Zellen`,
};
