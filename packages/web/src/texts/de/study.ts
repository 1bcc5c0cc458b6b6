/** Texts of Study, in German. */
export const study = {
  'This board cannot be studied': 'Dieses Brett lässt sich nicht analysieren',
  '{title}, studied': '{title}, Analyse',
  '{title}, another position': '{title}, andere Stellung',
  Watch: 'Zusehen',
  Race: 'Wettlauf',
  'Compare all': 'Alle vergleichen',
  'Ways to study': 'Arten der Analyse',
  'Play this board': 'Dieses Brett spielen',
  Present: 'Vorführen',
  Leave: 'Beenden',
  'Fills the screen; F does the same, and arrows, space bar or a clicker step':
    'Füllt den Bildschirm; F tut dasselbe, und Pfeile, Leertaste oder ein Presenter gehen Schritt für Schritt',
  Count: 'Zählen',
  'from the address': 'aus der Adresse',
  'Boards in the tree': 'Bretter im Baum',
  Algorithm: 'Algorithmus',
  Weight: 'Gewicht',
  'Not admissible': 'Nicht zulässig',
  '{which}: {what}': '{which}: {what}',
  Depth: 'Tiefe',
  'Leaves out': 'Lässt aus',
  Ties: 'Gleichstand',
  Order: 'Reihenfolge',
  Seed: 'Startzahl',
  'no limit': 'keine Grenze',
  'small h, then as read': 'kleines h, dann wie gelesen',
  'small h, then shuffled': 'kleines h, dann gemischt',
  'first in, first out': 'wer zuerst kam',
  'last in, first out': 'wer zuletzt kam',
  'as boards read': 'wie Bretter gelesen werden',
  'the other way round': 'andersherum',
  nothing: 'nichts',
  'boards on its path': 'Bretter auf seinem Weg',
  'all boards that it visited': 'alle besuchten Bretter',
  'The heuristic “{title}” may overestimate: it is not admissible, so a solution need not be shortest.':
    'Die Heuristik „{title}“ überschätzt vielleicht: Sie ist nicht zulässig, also muss eine Lösung nicht die kürzeste sein.',
  'The heuristic “{title}” is admissible, so the solution is shortest.':
    'Die Heuristik „{title}“ ist zulässig, also ist die Lösung die kürzeste.',
  'The heuristic “{title}” is admissible, but counts {weight} times: a solution is at most {weight} times as long as the shortest.':
    'Die Heuristik „{title}“ ist zulässig, zählt aber {weight}-fach: Eine Lösung ist höchstens {weight}-mal so lang wie die kürzeste.',
  'The heuristic “{title}” is admissible, but {flaw}: a solution need not be shortest.':
    'Die Heuristik „{title}“ ist zulässig, aber {flaw}: Eine Lösung muss nicht die kürzeste sein.',
  'It follows one path as far as it goes: its solution is often far from shortest.':
    'Sie folgt einem Weg, so weit er führt: Ihre Lösung ist oft weit von der kürzesten entfernt.',
  'It follows one path as far as it goes: its solution is often far from shortest, and it may find none.':
    'Sie folgt einem Weg, so weit er führt: Ihre Lösung ist oft weit von der kürzesten entfernt, und vielleicht findet sie keine.',
  'It tries all paths of one length before longer ones, so its solution is shortest.':
    'Sie probiert alle Wege einer Länge vor längeren, also ist ihre Lösung die kürzeste.',
  'It looks at all boards of one distance before the next, so its solution is shortest.':
    'Sie betrachtet alle Bretter einer Entfernung vor der nächsten, also ist ihre Lösung die kürzeste.',
  'No open list: iteration {n} goes depth-first, and turns back where f exceeds the threshold.':
    'Keine offene Liste: Durchgang {n} geht in die Tiefe und kehrt um, wo f die Schranke übersteigt.',
  'No open list: iteration {n} goes depth-first, and turns back at depth {depth}.':
    'Keine offene Liste: Durchgang {n} geht in die Tiefe und kehrt in Tiefe {depth} um.',
  'No open list: it keeps this path, and the value of each board beside it.':
    'Keine offene Liste: Sie merkt sich diesen Weg und den Wert jedes Bretts daneben.',
  'No open list: it knows its current board only, and goes on from there.':
    'Keine offene Liste: Sie kennt nur ihr jetziges Brett und geht von dort weiter.',
  'No open list: it goes on from the last board of the path, and turns back where nothing new follows.':
    'Keine offene Liste: Sie geht vom letzten Brett des Wegs weiter und kehrt um, wo nichts Neues folgt.',
  'not consistent, and finished boards are never opened again':
    'nicht konsistent, und fertige Bretter werden nie wieder geöffnet',
  '{title} does not count the way so far': '{title} zählt den bisherigen Weg nicht',
  'a board is closed as soon as it is generated, whatever way comes later':
    'ein Brett wird schon beim Erzeugen geschlossen, welcher Weg auch später kommt',
  'Proved impossible: {why}.': 'Bewiesen unlösbar: {why}.',
  'Not solved: {why}. No solution has fewer than {least}.':
    'Nicht gelöst: {why}. Keine Lösung hat weniger als {least}.',
  'Solved in {moves}, proved shortest.': 'Gelöst in {moves}, bewiesen kürzeste Lösung.',
  'Solved in {moves}, not proved shortest: all that is known is that at least {n} are needed.':
    'Gelöst in {moves}, nicht bewiesen kürzeste: Man weiß nur, dass mindestens {n} nötig sind.',
  'This search cannot be watched: {why}.': 'Dieser Suche lässt sich nicht zusehen: {why}.',
  'Starting …': 'Beginnt …',
  'The tree does not grow past {n} expansions. “Compare all” runs the search further.':
    'Der Baum wächst nicht über {n} Expansionen hinaus. „Alle vergleichen“ sucht weiter.',
  'So far it is proved that at least {least} are needed.': 'Bisher ist bewiesen, dass mindestens {least} nötig sind.',
  'Node {id}: {numbers}, {fate}': 'Knoten {id}: {numbers}, {fate}',
  'solved#node': 'gelöst',
  'open#node': 'offen',
  'open again': 'wieder offen',
  'expanded as number {n}': 'als Nummer {n} expandiert',
  'g: so far': 'g: bis hierher',
  'h: estimate of the rest': 'h: Schätzung des Rests',
  '{node}, by {move}': '{node}, durch {move}',
  '{node}, {n} more below it are not shown': '{node}, {n} weitere darunter sind nicht gezeigt',
  Legend: 'Legende',
  order: 'Reihenfolge',
  'waits in the open list': 'wartet in der offenen Liste',
  current: 'jetzt',
  'again, by a shorter way': 'wieder, auf kürzerem Weg',
  waits: 'wartet',
  'View of the tree': 'Ansicht des Baums',
  'See the whole tree': 'Den ganzen Baum sehen',
  'Follow the search': 'Der Suche folgen',
  'Tree of {name}. Arrow keys go from node to node, plus and minus zoom.':
    'Baum von {name}. Pfeiltasten gehen von Knoten zu Knoten, Plus und Minus zoomen.',
  'The tree of one iteration of {n}; {m} nodes of the others are not shown.':
    'Der Baum eines Durchgangs von {n}; {m} Knoten der anderen sind nicht gezeigt.',
  'The {n} nodes nearest to the current one; {m} more are folded away.':
    'Die {n} Knoten, die dem jetzigen am nächsten sind; {m} weitere sind eingeklappt.',
  'The {n} nodes nearest to the chosen one; {m} more are folded away.':
    'Die {n} Knoten, die dem gewählten am nächsten sind; {m} weitere sind eingeklappt.',
  'The way here, and what is beside it; {n} more nodes are folded away.':
    'Der Weg hierher und was daneben liegt; {n} weitere Knoten sind eingeklappt.',
  'The estimate, taken apart': 'Die Schätzung, zerlegt',
  '{n} more, on the board': '{n} weitere, auf dem Brett',
  'h, at least': 'h, mindestens',
  'Steps#watch': 'Schritte',
  'Arrow keys or Page Up and Page Down step, the space bar runs, Escape pauses':
    'Pfeiltasten oder Bild auf und Bild ab gehen einen Schritt, die Leertaste startet, Escape hält an',
  'Step {n}': 'Schritt {n}',
  'Step {n} of {all}': 'Schritt {n} von {all}',
  'There are no steps to watch.': 'Es gibt keine Schritte zu sehen.',
  expanded: 'expandiert',
  generated: 'erzeugt',
  stored: 'gespeichert',
  'open#list': 'offen',
  'First come, first served.': 'Wer zuerst kommt, ist zuerst dran.',
  'The smallest first; among equals the smaller h, then the board that reads first.':
    'Das kleinste zuerst; bei Gleichen das kleinere h, dann das Brett, das zuerst gelesen wird.',
  'The smallest first; among equals the one that came first.': 'Das kleinste zuerst; bei Gleichen das, das zuerst kam.',
  'The smallest first; among equals the one that came last.': 'Das kleinste zuerst; bei Gleichen das, das zuletzt kam.',
  'The smallest first; among equals the smaller h, then by lot. Equals stand here as their boards read.':
    'Das kleinste zuerst; bei Gleichen das kleinere h, dann das Los. Gleiche stehen hier, wie ihre Bretter gelesen werden.',
  Closed: 'Geschlossen',
  'Current path': 'Jetziger Weg',
  'Open list': 'Offene Liste',
  Lists: 'Listen',
  'Expanded boards, the last one first.': 'Expandierte Bretter, das letzte zuerst.',
  'Empty.': 'Leer.',
  now: 'jetzt',
  'next#list': 'dran',
  'Nothing is expanded yet.': 'Noch ist nichts expandiert.',
  'The goal is taken: the search is over.': 'Das Ziel ist genommen: Die Suche ist zu Ende.',
  '{n} {n:successor|successors}, {m} new.': '{n} {n:Nachfolger|Nachfolger}, {m} neu.',
  '{n} {n:duplicate|duplicates}.': '{n} {n:Duplikat|Duplikate}.',
  '{n} {n:board|boards} reached by a shorter way.': '{n} {n:Brett|Bretter} auf kürzerem Weg erreicht.',
  '{n} closed {n:board|boards} opened again.': '{n} {n:geschlossenes Brett|geschlossene Bretter} wieder geöffnet.',
  'Now {n} tie at f = {f}; the next one alone has h = {h}.':
    'Jetzt haben {n} dasselbe f = {f}; das nächste allein hat h = {h}.',
  'Now {n} tie at f = {f}, and more than one at h = {h}: the board that reads first is next.':
    'Jetzt haben {n} dasselbe f = {f}, mehr als eines auch h = {h}: Das Brett, das zuerst gelesen wird, ist dran.',
  'Now {n} are equal to the next one.': 'Jetzt sind {n} dem nächsten gleich.',
  'Current node': 'Jetziger Knoten',
  Node: 'Knoten',
  'Node {n}': 'Knoten {n}',
  'solved: the search ends here': 'gelöst: Hier endet die Suche',
  'waits again: a shorter way was found': 'wartet wieder: Ein kürzerer Weg ist gefunden',
  'The start; {fate}.': 'Der Start; {fate}.',
  'By {move} from node {n}; {fate}.': 'Durch {move} aus Knoten {n}; {fate}.',
  'There is no tree: this needs no search.': 'Es gibt keinen Baum: Hier ist keine Suche nötig.',
  'back to the current one': 'zurück zum jetzigen',
  'Known already by {moves}': 'Schon bekannt durch {moves}',
} as const;
