import type { SearchNames } from '../translation.js';

/** Names of searches and notations, in German. */
export const searchNames: SearchNames = {
  heuristics: {
    'rush-hour/none': { title: 'Keine Schätzung', summary: 'immer 0' },
    'rush-hour/direct': { title: 'Fahrzeuge davor', summary: 'Fahrzeuge vor dem Zielfahrzeug' },
    'rush-hour/indirect': {
      title: 'Blockierer der Blockierer',
      summary: 'Fahrzeuge davor, und was jene blockiert, die die Zeile nur in einer Richtung verlassen können',
    },
    'rush-hour/forced': {
      title: 'Erzwungene Fahrzeuge',
      summary: 'jedes Fahrzeug, das sich bewegen muss, über Ketten von Blockierern',
    },
    'rush-hour/distance': {
      title: 'Abstand',
      summary: 'Zellen vom Zielfahrzeug bis zum rechten Rand; überschätzt vielleicht',
    },
    'rush-hour/distance-blockers': {
      title: 'Abstand und Blockierer',
      summary: 'Abstand, und die Fahrzeuge vor dem Zielfahrzeug; überschätzt vielleicht',
    },
    'rush-hour/blocked-cars': {
      title: 'Blockierte Fahrzeuge',
      summary:
        'Abstand und Blockierer, und alles, was diese in der Zeile hält, in die Breite gesucht; überschätzt vielleicht',
    },
    'tiles/none': { title: 'Keine Schätzung', summary: 'immer 0' },
    'tiles/hamming': { title: 'Falsch liegende Plättchen', summary: 'Plättchen, die nicht am Platz sind' },
    'tiles/manhattan': {
      title: 'Manhattan-Distanz',
      summary: 'die Summe der Abstände aller Plättchen von ihren Plätzen',
    },
    'tiles/pdb-555': {
      title: 'Muster von 5 Plättchen',
      summary: 'additive Musterdatenbanken von bis zu 5 Plättchen (5-5-5 auf 4×4)',
    },
    'tiles/pdb-663': {
      title: 'Muster von 6 Plättchen',
      summary: 'additive Musterdatenbanken von bis zu 6 Plättchen (6-6-3 auf 4×4)',
    },
    'tiles/pdb-663-max': {
      title: 'Zerlegungen in 6 Plättchen',
      summary:
        'mehrere Zerlegungen in additive Musterdatenbanken von bis zu 6 Plättchen; IDA* wählt für jedes Brett unter ihnen aus',
    },
    'tiles/pdb-771': {
      title: 'Muster von 7 Plättchen',
      summary: 'additive Musterdatenbanken von bis zu 7 Plättchen (7-7-1 auf 4×4)',
    },
    'tiles/pdb-78': {
      title: 'Muster von 8 Plättchen',
      summary: 'additive Musterdatenbanken von bis zu 8 Plättchen (7-8 auf 4×4)',
    },
    'tiles/walking-distance': {
      title: 'Laufabstand',
      summary: 'genaue Abstände der Zeilen und der Spalten, jeweils ohne die anderen',
    },
    'tiles/max': { title: 'Laufabstand oder Konflikte', summary: 'das Größere von Laufabstand und Linienkonflikt' },
    'tiles/lines': {
      title: 'Zu schiebende Reihen',
      summary: 'Reihen von Plättchen, die geschoben werden müssen, um die Manhattan-Distanz zurückzulegen',
    },
    'tiles/pdb-labels': {
      title: 'Muster von Marken',
      summary:
        'eine Musterdatenbank von Brettern, auf denen mehrere Plättchen gleich aussehen, für das Brett und sein Spiegelbild (3×3 und 4×4)',
    },
    'tiles/linear-conflict': {
      title: 'Linienkonflikt',
      summary: 'Manhattan-Distanz, und 2 für jedes Plättchen, das in seiner Reihe ausweichen muss',
    },
    'bricks/none': { title: 'Keine Schätzung', summary: 'immer 0' },
    'bricks/manhattan': {
      title: 'Manhattan-Distanz',
      summary: 'das Mindeste, was die Zielklötze auf einem leeren Brett ohne Wände brauchen',
    },
    'bricks/blockers': {
      title: 'Abstand und Blockierer',
      summary:
        'Manhattan-Distanz in Schritten, und jeder Klotz zwischen einem Zielklotz und seinem Ziel; überschätzt vielleicht',
    },
    'bricks/maze': {
      title: 'Labyrinthabstand',
      summary: 'das Mindeste, was die Zielklötze brauchen, wenn nur Wände im Weg stehen',
    },
    'bricks/blockers-admissible': {
      title: 'Labyrinth und Blockierer',
      summary: 'Labyrinthabstand, und die Klötze, die jeden möglichen Weg eines Zielklotzes versperren',
    },
  },
  formats: {
    'rush-hour/usc': { title: 'usc', summary: 'Zeilen aus Kleinbuchstaben; Zielfahrzeug a; Ziel clear' },
    'rush-hour/sfu': { title: 'sfu', summary: 'Zeilen aus Großbuchstaben; Zielfahrzeug X; Ziel exit' },
    'rush-hour/line': {
      title: 'line',
      summary: 'alle Zeilen in einer; Zielfahrzeug der erste Buchstabe; Ziel exit',
    },
    'rush-hour/csv': {
      title: 'csv',
      summary: 'Zeilen car,orientation,col,row,length; Zielfahrzeug X; Ziel exit',
    },
    'tiles/rows': { title: 'rows', summary: 'für jede Zeile eine Zeile von Zahlen; 0, _ oder . ist die Lücke' },
    'tiles/sized': { title: 'sized', summary: 'zuerst die Größe (n, oder Zeilen und Spalten), dann die Zahlen' },
    'tiles/line': {
      title: 'line',
      summary: 'alles in einer Zeile, mit / zwischen den Reihen; ein Quadrat braucht kein /',
    },
    'bricks/sbp': {
      title: 'sbp',
      summary: 'w,h, dann Zeilen von Zahlen: 0 leer, 1 Wand, -1 Ziel, 2 der Meister, ab 3 andere Klötze',
    },
    'bricks/grid': {
      title: 'grid',
      summary: 'Kopfzeilen (master: X, goal: 3 1 …), dann Zeilen von Zeichen: . leer, # Wand, - Zielzelle',
    },
    'bricks/tray': {
      title: 'tray',
      summary: 'Höhe und Breite, dann vier Zahlen für jeden Klotz; die Zielklötze folgen auf eine Zeile „goal“',
    },
    'bricks/huarong': {
      title: 'huarong',
      summary:
        'die fünf Zeichen eines Bretts von Huarong Dao: 4x5 Zellen, ein 2x2, 1x2 und 1x1, mindestens zwei Zellen frei',
    },
  },
  algorithms: {
    bfs: { title: 'Breitensuche', summary: 'in die Breite, Schicht um Schicht; kürzeste Lösung' },
    astar: { title: 'A*', summary: 'kleinstes g + h zuerst; kürzeste Lösung, wenn die Heuristik zulässig ist' },
    'astar-early-closing': {
      title: 'A*, früh schließend',
      summary:
        'A*, das ein Brett beim Erzeugen schließt, wie es manche Kurse lehren; verfehlt vielleicht die kürzeste Lösung',
    },
    'astar-no-reopening': {
      title: 'A*, ohne Wiederöffnen',
      summary:
        'A*, das ein fertiges Brett nie wieder öffnet, bei Gleichstand das ältere zuerst; kürzeste Lösung, wenn die Heuristik konsistent ist',
    },
    'weighted-astar': {
      title: 'Gewichtetes A*',
      summary: 'A* mit g + Gewicht × h; höchstens Gewicht mal die kürzeste Länge, wenn zulässig',
    },
    greedy: { title: 'Gierig', summary: 'kleinstes h zuerst; irgendeine Lösung, oft weit von der kürzesten' },
    idastar: {
      title: 'IDA*',
      summary:
        'in die Tiefe, mit wachsender Schranke für g + h, speichert nur seinen Weg; kürzeste Lösung, wenn zulässig',
    },
    'idastar-tt': {
      title: 'IDA*, mit Tabelle',
      summary:
        'IDA* mit einer Tabelle aller Stellungen, die es traf: schneller, speichert aber mehr als A*; kürzeste Lösung, wenn zulässig',
    },
    bidirectional: {
      title: 'Bidirektional',
      summary: 'in die Breite von beiden Enden, wo alle Ziele aufgelistet werden können; kürzeste Lösung',
    },
    ucs: {
      title: 'Uniforme Kosten',
      summary: 'kleinstes g zuerst, beim Entnehmen geprüft; kürzeste Lösung (Dijkstra 1959)',
    },
    dfs: {
      title: 'Tiefensuche',
      summary: 'der letzte Zustand zuerst; irgendeine Lösung, oft von Tausenden Zügen (Tarjan 1972)',
    },
    'depth-limited': {
      title: 'Begrenzte Tiefe',
      summary:
        'in die Tiefe, kein Weg länger als eine Grenze, 50, wenn nichts gesagt ist (Russell und Norvig, Kapitel 3)',
    },
    iddfs: {
      title: 'Iterative Vertiefung',
      summary:
        'in die Tiefe bis zu einer Grenze, die um eins wächst, speichert nur seinen Weg; kürzeste Lösung (Korf 1985)',
    },
    dfbnb: {
      title: 'Branch-and-Bound',
      summary:
        'in die Tiefe, dann weiter nach kürzeren Lösungen, bis keine übrig ist; kürzeste Lösung, wenn zulässig (Lawler und Wood 1966)',
    },
    rbfs: {
      title: 'Rekursive Bestensuche',
      summary:
        'das Beste zuerst im Speicher eines Weges, Zustände immer wieder expandiert; kürzeste Lösung, wenn zulässig (Korf 1993)',
    },
    beam: {
      title: 'Strahlsuche',
      summary: 'Schicht um Schicht, je die besten 100 Zustände nach h; bleibt vielleicht stecken (Lowerre 1976)',
    },
    'hill-climbing': {
      title: 'Bergsteigen',
      summary:
        'zum Nachfolger mit kleinstem h, bis keiner besser ist; bleibt meist stecken (Russell und Norvig, Kapitel 4)',
    },
    'hill-climbing-restarts': {
      title: 'Bergsteigen, Neustarts',
      summary:
        'Bergsteigen, nach einem Zufallslauf von Neuem, wo es feststeckt, 1000-mal (Russell und Norvig, Kapitel 4)',
    },
    annealing: {
      title: 'Simuliertes Abkühlen',
      summary:
        'ein Zufallslauf, der schlechtere Zustände immer seltener nimmt; bleibt vielleicht stecken (Kirkpatrick, Gelatt und Vecchi 1983)',
    },
    'complete-table': {
      title: 'Vollständige Tabelle',
      summary: 'eine Tabelle der Entfernungen aller Bretter der Größe; kürzeste Lösung',
    },
    'idastar-fsm': {
      title: 'IDA* für Plättchen',
      summary:
        'IDA* für Plättchen, beschnitten durch endliche Automaten, mit Musterdatenbanken oder anderen Heuristiken; kürzeste Lösung',
    },
    'idastar-slides': {
      title: 'IDA* für Schübe',
      summary: 'IDA* in Schüben mit einer Musterdatenbank aus Markierungen; kürzeste Lösung',
    },
    'anytime-beam': {
      title: 'Strahlsuche, immer besser',
      summary:
        'sofort eine Lösung, dann bessere durch Strahlsuche, bis zu einer Grenze oder einem Beweis; für jede Größe',
    },
    'bfs-mirror': {
      title: 'Breitensuche, gespiegelt',
      summary: 'in die Breite, Spiegelbilder einer Stellung einmal gezählt; kürzeste Lösung',
    },
  },
};
