import type { SentencesOf } from '@slidewise/core/messages';
import { amount, count } from '@slidewise/core/messages/de';
import type * as english from '../../messages.js';

/** Messages of the app, in German. */
export const messages: SentencesOf<typeof english> = {
  'challenge-form': () =>
    'Die Herausforderung in der Adresse ist nicht lesbar: erwartet werden Züge und Sekunden, etwa beat=12,75.',
  'no-puzzle-named': () => 'Die Adresse nennt kein Rätsel.',
  'puzzle-missing': ({ name }) => `Die Sammlung hat kein Rätsel „${name}“.`,
  'family-missing': ({ family }) => `Es gibt keine Familie „${family}“.`,
  'help-in-address': ({ help, known }) => `Die Adresse sagt „${help}“ zur Hilfe: erwartet wird ${known.join(', ')}.`,
  'board-in-address': ({ why }, tell) => `Das Brett in der Adresse ist nicht lesbar: ${tell(why)}.`,
  'moves-in-address': ({ why }, tell) => `Die Züge in der Adresse sind nicht lesbar: ${tell(why)}.`,
  'metric-in-address': ({ metric, known }) =>
    `Die Adresse verlangt das Maß „${metric}“: erwartet wird ${known.join(', ')}.`,
  'mode-in-address': ({ mode, known }) => `Die Adresse verlangt „${mode}“: erwartet wird ${known.join(', ')}.`,
  'step-in-address': ({ step }) => `Die Adresse verlangt Schritt „${step}“: erwartet wird eine ganze Zahl.`,
  'search-in-address': ({ search, why }, tell) =>
    `Die Suche „${search}“ in der Adresse lässt sich nicht ausführen: ${tell(why)}.`,
  'no-editor-page': ({ name }) => `Der Editor hat keine Seite „${name}“.`,
  'lesson-missing': ({ name }) => `Die Lektion „${name}“ gibt es nicht.`,
  'supply-of-family': ({ family }) => `die Familie „${family}“ gibt es nicht`,
  'names-no-puzzle': ({ name }) => `„${name}“ nennt kein Rätsel`,
  'rating-cancelled': () => 'die Bewertung wurde abgebrochen',
  'export-not-json': () => 'diese Datei ist kein Export von Slidewise: Sie ist kein JSON',
  'no-export': () => 'diese Datei ist kein Export von Slidewise',
  'export-too-new': () => 'diese Datei kommt aus einer neueren Version von Slidewise: Aktualisiere zuerst die App',
  'move-not-played': ({ number, move }) => `Zug ${number}, „${move}“, ist nicht möglich`,
  'not-drawn-here': ({ family }) => `Bretter von ${family} lassen sich hier nicht zeichnen`,
  'too-large-to-draw': ({ size, most }) =>
    `ein Brett von ${size} ist zu groß, um hier gezeichnet zu werden: höchstens ${most} Zellen`,
  'size-too-large-to-draw': ({ size }) => `ein Brett von ${size} ist zu groß, um hier gezeichnet zu werden`,
  'not-made-here': ({ family }) => `neue Bretter von ${family} lassen sich hier nicht erzeugen`,
  'no-format-for-board': () => 'keine Notation kann dieses Brett ausdrücken',
  'constraints-not-whole': () => 'erwartet werden ganze Zahlen ab 0',
  'moves-backwards': ({ least, most }) =>
    `von ${count(least)} bis ${amount(most, 'move')}: erwartet wird die kleinere Zahl zuerst`,
  'no-board-like-this': ({ everythingTried, nearest }) => {
    const tried = everythingTried ? ', und alles wurde versucht' : '';
    return `ein solches Brett ließ sich nicht erzeugen${tried}${nearest === null ? '' : `; das nächste braucht ${nearest}`}`;
  },
  'preparing-search': ({ percent }) => `die Suche wird vorbereitet, ${percent} %`,
  'nothing-to-print': () => 'Die Adresse nennt kein Brett zum Drucken.',
  'no-board-to-print': ({ item }) => `Die Sammlung hat kein Rätsel „${item}“, und es ist keine Kennung eines Bretts.`,
  'no-film-without-solution': () => 'dieses Brett hat keine Lösung: Das ist bewiesen',
  'no-film-of-solved': () => 'dieses Brett ist schon gelöst',
  'no-film-in-time': () => 'in einer halben Minute wurde keine Lösung gefunden',
  'file-not-made': ({ error }) => `die Datei ließ sich nicht erzeugen: ${error}`,
};
