import type { GameNames } from '../translation.js';

/** Names of what players meet, in German. */
export const gameNames: GameNames = {
  families: {
    'rush-hour': { title: 'Rush Hour' },
    tiles: { title: 'Zahlenplättchen' },
    bricks: { title: 'Schiebeklötze' },
  },
  metrics: {
    'rush-hour/moves': { title: 'Züge', summary: 'ein Schub beliebiger Länge zählt 1' },
    'rush-hour/steps': { title: 'Schritte', summary: 'jede Zelle, die ein Fahrzeug fährt, zählt 1' },
    'tiles/stm': { title: 'Züge', summary: 'jedes bewegte Plättchen zählt 1' },
    'tiles/mtm': { title: 'Schübe', summary: 'eine Reihe von Plättchen, auf einmal geschoben, zählt 1' },
    'bricks/moves': {
      title: 'Züge',
      summary: 'ein Klotz auf beliebigem Weg zählt 1, solange sich nichts anderes bewegt',
    },
    'bricks/slides': { title: 'Schübe', summary: 'ein Klotz auf gerader Linie zählt 1' },
    'bricks/steps': { title: 'Schritte', summary: 'jede Zelle, die ein Klotz rückt, zählt 1' },
  },
  goals: {
    'rush-hour/exit': { title: 'An der Ausfahrt', summary: 'das Zielfahrzeug berührt den rechten Rand' },
    'rush-hour/clear': {
      title: 'Freie Ausfahrt',
      summary: 'zwischen dem Zielfahrzeug und dem rechten Rand steht nichts',
    },
    'tiles/blank-last': { title: 'Lücke zuletzt', summary: '1 2 3 … und die Lücke in der letzten Zelle' },
    'tiles/blank-first': { title: 'Lücke zuerst', summary: 'die Lücke in der ersten Zelle, dann 1 2 3 …' },
    'tiles/BOARD': {
      title: 'Ein anderes Brett',
      summary: 'irgendein Brett derselben Größe, etwa „1 2 3/8 0 4/7 6 5“',
    },
    'bricks/ROW COLUMN': {
      title: 'Platz der Ecke',
      summary: 'wohin die linke obere Ecke des Meisters gehört, ab 0 gezählt; mit B davor die des Klotzes B',
    },
    'bricks/B on ROW COLUMN': {
      title: 'Zu bedeckende Zellen',
      summary: 'Zellen, die Klotz B bedecken muss, mit Kommas getrennt; ein Semikolon beginnt ein weiteres Ziel',
    },
  },
};
