/** Texts of Learn, in German. */
export const learn = {
  '{n} {n:move|moves}': '{n} {n:Zug|Züge}',
  'A sliding puzzle is a map: every arrangement of the pieces is a town, every move a road of length 1. To solve it is to find a road home, and the best solution is the shortest road. The map has no drawing, though; you only see the roads that leave the town in which you stand.':
    'Ein Schieberätsel ist eine Landkarte: Jede Anordnung der Steine ist eine Stadt, jeder Zug eine Straße der Länge 1. Es zu lösen heißt, den Weg nach Hause zu finden, und die beste Lösung ist der kürzeste Weg. Nur ist die Karte nicht gezeichnet; du siehst bloß die Straßen, die aus der Stadt führen, in der du stehst.',
  'A search keeps two lists. The <strong>open list</strong> holds the boards that it has seen and not yet looked around from. <strong>Closed</strong> are those from which it has. Over and over, it takes one board from the open list, tries every move, and puts what is new on the open list. Everything hangs on <em>which</em> board it takes.':
    'Eine Suche führt zwei Listen. Die <strong>offene Liste</strong> enthält die Bretter, die sie gesehen, von denen aus sie sich aber noch nicht umgesehen hat. <strong>Geschlossen</strong> sind die, bei denen sie das getan hat. Immer wieder nimmt sie ein Brett aus der offenen Liste, probiert jeden Zug und legt Neues auf die offene Liste. Alles hängt davon ab, <em>welches</em> Brett sie nimmt.',
  'A* gives each board three numbers:': 'A* gibt jedem Brett drei Zahlen:',
  '<strong>g</strong>: how many moves it took to get here. This is known.':
    '<strong>g</strong>: wie viele Züge es bis hierher waren. Das ist bekannt.',
  '<strong>h</strong>: how many moves are still to go, by a guess that is quick to make. This is the heuristic.':
    '<strong>h</strong>: wie viele Züge noch fehlen, schnell geschätzt. Das ist die Heuristik.',
  '<strong>f = g + h</strong>: how long a whole solution through this board might be.':
    '<strong>f = g + h</strong>: wie lang eine ganze Lösung über dieses Brett sein könnte.',
  'It always takes the board with the smallest f. Step through it:':
    'Sie nimmt immer das Brett mit dem kleinsten f. Geh es Schritt für Schritt durch:',
  'Why the first solution is the shortest': 'Warum die erste Lösung die kürzeste ist',
  'Suppose that h never says more than is really to go. Then f is never more than the length of the best solution through that board. When A* takes a solved board from the list, its f is its true length, because nothing is left to go. All others that wait have an f at least as large, so no solution through them can be shorter. That is the whole proof, and it is why a solved board is recognised when it is <em>taken</em>, not when it is first seen.':
    'Angenommen, h sagt nie mehr, als wirklich noch fehlt. Dann ist f nie größer als die Länge der besten Lösung über dieses Brett. Wenn A* ein gelöstes Brett aus der Liste nimmt, ist sein f die wahre Länge, denn es fehlt nichts mehr. Alle, die noch warten, haben ein mindestens so großes f, also kann keine Lösung über sie kürzer sein. Das ist der ganze Beweis, und darum wird ein gelöstes Brett erkannt, wenn es <em>genommen</em> wird, nicht wenn es zum ersten Mal gesehen wird.',
  'Now choose the heuristic that always says 0 and run it again. A* still finds a shortest solution, but it has to look around from many more boards: without a guess, it can only spread evenly in all directions. That is breadth-first search.':
    'Wähle jetzt die Heuristik, die immer 0 sagt, und lass es noch einmal laufen. A* findet immer noch eine kürzeste Lösung, muss sich aber von viel mehr Brettern aus umsehen: Ohne Schätzung kann es sich nur gleichmäßig in alle Richtungen ausbreiten. Das ist die Breitensuche.',
  'Solved in {n} moves after {count} expansions': 'Gelöst in {n} Zügen nach {count} Expansionen',
  'Expanded {move}: {numbers}': 'Expandiert {move}: {numbers}',
  'The board that A* looks at': 'Das Brett, das A* betrachtet',
  Solved: 'Gelöst',
  'Taken from the open list': 'Aus der offenen Liste genommen',
  '{expanded} expanded, {open} open.': '{expanded} expandiert, {open} offen.',
  'Solved in {n} moves, and none is shorter.': 'Gelöst in {n} Zügen, und nichts ist kürzer.',
  'Open list, the next one first': 'Offene Liste, das nächste zuerst',
  'and {n} more': 'und {n} weitere',
  'Boards with a bold frame are new. Where two have the same f, the one with the smaller h goes first.':
    'Bretter mit dickem Rahmen sind neu. Haben zwei dasselbe f, kommt das mit dem kleineren h zuerst.',
  'move {move}, {numbers}': 'Zug {move}, {numbers}',
  'A heuristic is a quick guess at how far the goal is. A* may trust it blindly on one condition: it must never say more than the truth. Such a heuristic is called <strong>admissible</strong>.':
    'Eine Heuristik schätzt schnell, wie weit das Ziel ist. A* darf ihr unter einer Bedingung blind vertrauen: Sie darf nie mehr sagen als die Wahrheit. Eine solche Heuristik heißt <strong>zulässig</strong>.',
  'Where do safe guesses come from? From making the puzzle easier. Allow yourself something that the rules forbid, and the easier puzzle can only need fewer moves, never more. Its exact answer is a safe guess for the real one:':
    'Woher kommen sichere Schätzungen? Daraus, dass man das Rätsel leichter macht. Erlaube dir etwas, das die Regeln verbieten: Das leichtere Rätsel kann nur weniger Züge brauchen, nie mehr. Seine genaue Antwort ist eine sichere Schätzung für das echte:',
  'If you could lift tiles out and put them straight into place, each wrong tile would cost one move. Counting the tiles out of place is a heuristic.':
    'Könntest du Plättchen herausheben und gleich an ihren Platz legen, kostete jedes falsche einen Zug. Die falsch liegenden Plättchen zu zählen ist eine Heuristik.',
  'If tiles could slide over one another, each would need as many moves as its place is rows and columns away. The sum of these is the Manhattan distance.':
    'Könnten Plättchen übereinander gleiten, brauchte jedes so viele Züge, wie sein Platz Zeilen und Spalten entfernt ist. Die Summe davon ist die Manhattan-Distanz.',
  'The more of the real rules you keep, the closer the guess gets. Closer is better, as long as it never goes above.':
    'Je mehr von den echten Regeln bleibt, desto näher kommt die Schätzung. Näher ist besser, solange sie nie darüber liegt.',
  'Move the tiles and watch the guesses beside the true distance:':
    'Bewege die Plättchen und vergleiche die Schätzungen mit dem wahren Abstand:',
  'You will find that no bar changes by more than 1 when a single tile moves. Heuristics that do this are called <strong>consistent</strong>; with one of these, A* never has to look at a board twice.':
    'Du wirst sehen, dass sich kein Balken um mehr als 1 ändert, wenn ein Plättchen rückt. Solche Heuristiken heißen <strong>konsistent</strong>; mit einer davon muss A* nie ein Brett zweimal ansehen.',
  'What if it says too much?': 'Und wenn sie zu viel sagt?',
  'Take Manhattan and multiply it by a number w. With w above 1 it sometimes says too much, so it is no longer admissible. A* then runs ahead on the first promising road, and a shorter one may be left waiting on the open list for ever. What is still true: the answer is at most w times as long as the shortest.':
    'Nimm Manhattan und multipliziere mit einer Zahl w. Mit w über 1 sagt sie manchmal zu viel und ist nicht mehr zulässig. A* läuft dann auf dem ersten verheißungsvollen Weg voraus, und ein kürzerer wartet vielleicht für immer auf der offenen Liste. Was weiter gilt: Die Antwort ist höchstens w-mal so lang wie die kürzeste.',
  'This is a fair trade when you know that you make it. A program that calls such an answer “optimal” is wrong, even on the boards where it happens to be.':
    'Das ist ein fairer Handel, wenn man weiß, dass man ihn eingeht. Ein Programm, das eine solche Antwort „optimal“ nennt, irrt, auch auf den Brettern, wo sie es zufällig ist.',
  'True distance': 'Wahrer Abstand',
  'A board to play with': 'Ein Brett zum Ausprobieren',
  'Estimates and the true distance': 'Schätzungen und der wahre Abstand',
  'Working out the true distance …': 'Der wahre Abstand wird ermittelt …',
  'No estimate is above the truth.': 'Keine Schätzung liegt über der Wahrheit.',
  'An estimate is above the truth: that should never happen.':
    'Eine Schätzung liegt über der Wahrheit: Das sollte nie geschehen.',
  'What they count': 'Was sie zählen',
  'The true distance comes from a search that proves it, for every board that you make.':
    'Der wahre Abstand kommt von einer Suche, die ihn beweist, für jedes Brett, das du legst.',
  'Weight w =': 'Gewicht w =',
  'What the search found': 'Was die Suche fand',
  'moves found': 'gefundene Züge',
  '{moves} after looking around from {boards}.': '{moves}; expandiert: {boards}.',
  'Nothing is shorter: this is proved.': 'Nichts ist kürzer: Das ist bewiesen.',
  'With w above 1 nothing is proved.': 'Mit w über 1 ist nichts bewiesen.',
  'The board is one of the two hardest of its size: 31 moves at best.':
    'Das Brett ist eines der zwei schwersten seiner Größe: bestenfalls 31 Züge.',
  'Here is A* with one line in the wrong place. It looks right, it solves every puzzle, and on most boards its answers are even the shortest. On this one they are not.':
    'Hier ist A* mit einer Zeile an der falschen Stelle. Es sieht richtig aus, es löst jedes Rätsel, und auf den meisten Brettern sind seine Antworten sogar die kürzesten. Auf diesem nicht.',
  'Right: close a board when it is taken': 'Richtig: ein Brett schließen, wenn es genommen wird',
  'Wrong: close it when it is first seen': 'Falsch: schließen, wenn es zum ersten Mal gesehen wird',
  [`take the board with the least f
if it is solved: done
close it
for every move:
  if the new board is not closed
  and this way is shorter:
    note the way, put it on the list`]: `nimm das Brett mit dem kleinsten f
ist es gelöst: fertig
schließe es
für jeden Zug:
  ist das neue Brett nicht geschlossen
  und dieser Weg kürzer:
    merke den Weg, leg es auf die Liste`,
  [`take the board with the least f
if it is solved: done
for every move:
  if the new board is not closed:
    close it
    put it on the list
`]: `nimm das Brett mit dem kleinsten f
ist es gelöst: fertig
für jeden Zug:
  ist das neue Brett nicht geschlossen:
    schließe es
    leg es auf die Liste
`,
  'The idea behind the wrong version is tempting: why put a board on the list that was on it before? Because the first way to a board need not be the shortest. A* does not go by g alone; it hurries along where h is small. It can come to a board by a detour first, and by the short way a little later.':
    'Der Gedanke hinter der falschen Fassung ist verlockend: Warum ein Brett auf die Liste legen, das schon darauf war? Weil der erste Weg zu einem Brett nicht der kürzeste sein muss. A* richtet sich nicht nach g allein; es eilt dorthin, wo h klein ist. Es kann zuerst auf einem Umweg zu einem Brett kommen und etwas später auf dem kurzen Weg.',
  'When is it safe?': 'Wann ist es sicher?',
  'In breadth-first search the first way to a board <em>is</em> a shortest one, so closing at once loses nothing. In A*, a board may be closed for good when it is <em>taken</em>, if the heuristic is consistent: it never falls by more than 1 with a move. The one used here is, so the right version never has to open a board again. If a heuristic is admissible but not consistent, even that is too early, and boards must be opened again when a shorter way to them turns up. The solver of this app does so.':
    'In der Breitensuche <em>ist</em> der erste Weg zu einem Brett ein kürzester, sofort zu schließen verliert also nichts. In A* darf ein Brett endgültig geschlossen werden, wenn es <em>genommen</em> wird, falls die Heuristik konsistent ist: Sie fällt mit einem Zug nie um mehr als 1. Die hier benutzte ist es, die richtige Fassung muss also nie ein Brett wieder öffnen. Ist eine Heuristik zulässig, aber nicht konsistent, ist selbst das zu früh, und Bretter müssen wieder geöffnet werden, wenn ein kürzerer Weg zu ihnen auftaucht. Der Löser dieser App tut das.',
  'A*, as it should be': 'A*, wie es sein soll',
  'Closing too early': 'Zu früh geschlossen',
  'The board of this lesson': 'Das Brett dieser Lektion',
  'The red car a has to get out at the right. Let both versions search, with the same heuristic.':
    'Das rote Auto a muss rechts hinaus. Lass beide Fassungen suchen, mit derselben Heuristik.',
  'Right: {n} moves. Closing too early: {other} moves.': 'Richtig: {n} Züge. Zu früh geschlossen: {other} Züge.',
  'Run both': 'Beide starten',
  Version: 'Fassung',
  'Show the {n} moves': 'Die {n} Züge zeigen',
  'The moment it goes wrong.': 'Der Moment, in dem es schiefgeht.',
  'The flawed version threw {n} shorter {n:way|ways} away.':
    'Die fehlerhafte Fassung warf {n} {n:kürzeren Weg|kürzere Wege} weg.',
  'The first time, a board had been closed with {kept} moves, and then the search found it again with {lost}:':
    'Beim ersten Mal war ein Brett mit {kept} Zügen geschlossen, dann fand die Suche es wieder mit {lost}:',
  'The way it kept': 'Der behaltene Weg',
  'The way it lost': 'Der verlorene Weg',
  'There is no such lesson': 'Diese Lektion gibt es nicht',
  'All lessons': 'Alle Lektionen',
  Lessons: 'Lektionen',
  'A*: look where the way promises to be shortest': 'A*: dort suchen, wo der Weg am kürzesten zu sein verspricht',
  'How a search chooses the next board, one step at a time.':
    'Wie eine Suche das nächste Brett wählt, Schritt für Schritt.',
  'Heuristics that never promise too much': 'Heuristiken, die nie zu viel versprechen',
  'What makes an estimate safe, and what happens when it is not.':
    'Was eine Schätzung sicher macht, und was geschieht, wenn sie es nicht ist.',
  'Why closing too early loses the shortest way': 'Warum zu frühes Schließen den kürzesten Weg verliert',
  'One misplaced line turns 6 moves into 7. Run both and see where.':
    'Eine falsch gesetzte Zeile macht aus 6 Zügen 7. Starte beide und sieh, wo.',
  'Pattern databases: solve a smaller puzzle first': 'Musterdatenbanken: erst ein kleineres Rätsel lösen',
  'Build a table of exact distances in front of your eyes, and use it as a heuristic.':
    'Bau eine Tabelle genauer Abstände vor deinen Augen und benutze sie als Heuristik.',
  'Manhattan treats every tile as if it were alone. Real tiles are in each other’s way. A pattern database takes a few of them together, works out <em>exactly</em> how far these are from home for every way they can lie, and keeps the answers in a table.':
    'Manhattan behandelt jedes Plättchen, als wäre es allein. Echte Plättchen stehen einander im Weg. Eine Musterdatenbank nimmt einige davon zusammen, ermittelt <em>genau</em>, wie weit sie in jeder möglichen Lage vom Ziel sind, und hält die Antworten in einer Tabelle fest.',
  'Rub the numbers off all tiles but a few. What is left is a smaller puzzle: the plain tiles are all alike, so it has far fewer boards, few enough to list them all. Start from the solved board and go backwards, one move at a time: what you reach first in d moves is d moves from home.':
    'Lösche die Zahlen von allen Plättchen bis auf einige. Was bleibt, ist ein kleineres Rätsel: Die blanken Plättchen sind alle gleich, es hat also viel weniger Bretter, wenige genug, um alle aufzulisten. Beginne beim gelösten Brett und geh rückwärts, Zug für Zug: Was du zuerst in d Zügen erreichst, ist d Züge vom Ziel.',
  'A solution of the real puzzle also solves the smaller one, so the table never says more than the truth. It is an admissible heuristic, and looking it up takes no time at all.':
    'Eine Lösung des echten Rätsels löst auch das kleinere, die Tabelle sagt also nie mehr als die Wahrheit. Sie ist eine zulässige Heuristik, und nachzuschlagen kostet keine Zeit.',
  'Two tables are better than one': 'Zwei Tabellen sind besser als eine',
  'If every move counts in both tables, you must not add what they say: a move of a plain tile would be counted twice. You may take the larger one. But if each table counts <em>only the moves of its own tiles</em>, no move is counted twice, and the sum is still safe. Such tables are called additive or disjoint. Switch the counting above and compare.':
    'Zählt jeder Zug in beiden Tabellen, darfst du ihre Werte nicht addieren: Ein Zug eines blanken Plättchens würde doppelt zählen. Du darfst den größeren nehmen. Zählt aber jede Tabelle <em>nur die Züge ihrer eigenen Plättchen</em>, zählt kein Zug doppelt, und die Summe ist weiter sicher. Solche Tabellen heißen additiv oder disjunkt. Stell die Zählung oben um und vergleiche.',
  'With all tiles in one pattern, the table is the truth itself: 181,440 entries for the 3×3 board. For the 4×4 board it would be over ten million million, which is why the tables for it hold five to eight tiles each.':
    'Mit allen Plättchen in einem Muster ist die Tabelle die Wahrheit selbst: 181.440 Einträge für das 3×3-Brett. Für das 4×4-Brett wären es über zehn Billionen, darum fassen die Tabellen dafür je fünf bis acht Plättchen.',
  'Tiles of the pattern': 'Plättchen des Musters',
  'What counts': 'Was zählt',
  'every move': 'jeder Zug',
  'moves of its own tiles': 'Züge der eigenen Plättchen',
  'What the heuristics say of this board': 'Was die Heuristiken zu diesem Brett sagen',
  'Manhattan distance': 'Manhattan-Distanz',
  'Pattern {tiles}': 'Muster {tiles}',
  'Sum of both': 'Summe beider',
  'Larger of both': 'Das größere von beiden',
  'The table of {tiles}': 'Die Tabelle von {tiles}',
  'Building tables …': 'Tabellen werden gebaut …',
  'All tables are built.': 'Alle Tabellen sind gebaut.',
  '{n} entries, up to distance {most}': '{n} Einträge, bis zum Abstand {most}',
  '{n} entries so far, up to distance {most}': 'bisher {n} Einträge, bis zum Abstand {most}',
  'Entries by distance from the solved board.': 'Einträge nach Abstand vom gelösten Brett.',
  'The board above is in column {n}.': 'Das Brett oben steht in Spalte {n}.',
  'Kind of search': 'Art der Suche',
  'Run all': 'Alle starten',
  'In memory': 'Im Speicher',
  Steps: 'Schritte',
  'Breadth first': 'Breitensuche',
  'Depth first': 'Tiefensuche',
  'Iterative deepening': 'Iterative Vertiefung',
  'Eight short pages on how a computer finds the shortest solution of a sliding puzzle, and how it knows that there is none shorter. Every board on them is live: move it, step it, break it.':
    'Acht kurze Seiten darüber, wie ein Computer die kürzeste Lösung eines Schieberätsels findet und woher er weiß, dass es keine kürzere gibt. Jedes Brett darauf lebt: Bewege es, geh es durch, probier es aus.',
  'Iterative deepening: deep, but not too deep': 'Iterative Vertiefung: tief, aber nicht zu tief',
  'How to find a shortest solution without remembering what was seen.':
    'Wie man eine kürzeste Lösung findet, ohne sich zu merken, was man gesehen hat.',
  'Memory: A* against IDA*': 'Speicher: A* gegen IDA*',
  'One stores everything, the other a single path. Compare what that costs.':
    'Die eine speichert alles, die andere einen einzigen Weg. Vergleiche, was das kostet.',
  'Why combined moves need care': 'Warum zusammengesetzte Züge Sorgfalt brauchen',
  'Breadth-first search over single slides does not prove the 81 moves of Klotski.':
    'Eine Breitensuche über einzelne Schritte beweist die 81 Züge von Klotski nicht.',
  'What a puzzle looks like from above': 'Wie ein Rätsel von oben aussieht',
  'All boards at once, as a map with the solved one in the middle.':
    'Alle Bretter auf einmal, als Landkarte mit dem gelösten in der Mitte.',
  'Depth-first search follows one path as far as it goes. It finds some solution, often one of hundreds of moves. Breadth-first search finds a shortest one, but stores every board that it has seen.':
    'Die Tiefensuche folgt einem Weg, so weit er führt. Sie findet irgendeine Lösung, oft eine mit Hunderten von Zügen. Die Breitensuche findet eine kürzeste, speichert aber jedes Brett, das sie gesehen hat.',
  'Iterative deepening has the best of both. It searches depth first, and turns back at a limit: after 0 moves, then after 1, then after 2. Its first solution is a shortest one, because all shorter paths were tried before. It stores its path only.':
    'Die iterative Vertiefung hat von beiden das Beste. Sie sucht in die Tiefe und kehrt an einer Grenze um: nach 0 Zügen, dann nach 1, dann nach 2. Ihre erste Lösung ist eine kürzeste, weil alle kürzeren Wege vorher probiert wurden. Sie speichert nur ihren Weg.',
  'Is that not a waste?': 'Ist das nicht Verschwendung?',
  'Each round does all the work of the rounds before it again. That matters little where every board has several new successors: most boards lie in the last layer. What matters more is another thing. A search that stores nothing does not notice that two paths lead to the same board, and searches behind it twice.':
    'Jede Runde macht alle Arbeit der vorigen noch einmal. Das fällt wenig ins Gewicht, wo jedes Brett mehrere neue Nachfolger hat: Die meisten Bretter liegen in der letzten Schicht. Wichtiger ist etwas anderes. Eine Suche, die nichts speichert, merkt nicht, dass zwei Wege zum selben Brett führen, und sucht dahinter zweimal.',
  'A* stores every board that it has seen. On a large puzzle, memory ends long before patience does. IDA* stores one path, and nothing else.':
    'A* speichert jedes Brett, das sie gesehen hat. Bei einem großen Rätsel ist der Speicher lange vor der Geduld zu Ende. IDA* speichert einen Weg und sonst nichts.',
  'It works like iterative deepening, but its limit is on f = g + h. A path is given up as soon as its f exceeds the limit. If a round finds nothing, the smallest f that was too large is the next limit. With an admissible heuristic, the first solution is shortest.':
    'Sie arbeitet wie die iterative Vertiefung, aber ihre Grenze gilt für f = g + h. Ein Weg wird aufgegeben, sobald sein f die Grenze übersteigt. Findet eine Runde nichts, ist das kleinste f, das zu groß war, die nächste Grenze. Mit einer zulässigen Heuristik ist die erste Lösung die kürzeste.',
  'IDA* with a table': 'IDA* mit Tabelle',
  'Watch A* and IDA* in a race': 'A* und IDA* im Wettlauf ansehen',
  'What it costs': 'Was es kostet',
  'IDA* forgets, so it expands boards again. That is cheap where the heuristic is good and few paths lead to the same board, as with tiles. In Rush Hour and Klotski, thousands of paths lead to the same board. There, a search that remembers wins.':
    'IDA* vergisst und expandiert deshalb Bretter von Neuem. Das ist billig, wo die Heuristik gut ist und wenige Wege zum selben Brett führen, wie bei den Plättchen. In Rush Hour und Klotski führen Tausende von Wegen zum selben Brett. Dort gewinnt eine Suche, die sich erinnert.',
  'Klotski is famous for its 81 moves. One move takes one brick along any path, as far as it likes, while nothing else moves. A program that slides a brick by a single cell counts something else: steps.':
    'Klotski ist für seine 81 Züge berühmt. Ein Zug führt einen Stein auf einem beliebigen Weg, so weit er will, während sonst nichts sich bewegt. Ein Programm, das einen Stein um ein einziges Feld schiebt, zählt etwas anderes: Schritte.',
  'Breadth-first search finds the fewest of what it counts, and of nothing else. Let it count steps on Klotski, then join the steps of one brick to moves. The solution that this program finds has 116 steps, the fewest possible, but they make 105 moves.':
    'Die Breitensuche findet das Wenigste von dem, was sie zählt, und von nichts sonst. Lass sie bei Klotski Schritte zählen und fasse dann die Schritte eines Steins zu Zügen zusammen. Die Lösung, die dieses Programm findet, hat 116 Schritte, weniger geht nicht, aber das sind 105 Züge.',
  'This small board shows the same. Search it both ways:': 'Dieses kleine Brett zeigt dasselbe. Such auf beide Arten:',
  'Fewest steps': 'Wenigste Schritte',
  'Fewest moves': 'Wenigste Züge',
  'How to search for moves': 'Wie man nach Zügen sucht',
  'Every place that a brick can reach by itself is <em>one</em> move away. So list all these places as successors, and breadth-first search proves the fewest moves: 81 for Klotski.':
    'Jeder Platz, den ein Stein allein erreichen kann, ist <em>einen</em> Zug entfernt. Nimm also alle diese Plätze als Nachfolger, und die Breitensuche beweist die wenigsten Züge: 81 für Klotski.',
  'There is a trap in the other way, in which a step costs nothing if it goes on with the brick that moved last. Then two boards that look the same are not: the next step of one brick is free on the first, and costs a move on the second. The brick that moved last belongs to the state. A search that forgets it closes boards too early, and its answer proves nothing.':
    'Der andere Weg, bei dem ein Schritt nichts kostet, wenn er mit dem zuletzt bewegten Stein weitergeht, hat eine Falle. Dann sind zwei Bretter, die gleich aussehen, nicht gleich: Der nächste Schritt eines Steins ist auf dem ersten frei und kostet auf dem zweiten einen Zug. Der zuletzt bewegte Stein gehört zum Zustand. Eine Suche, die ihn vergisst, schließt Bretter zu früh, und ihre Antwort beweist nichts.',
  'Draw a dot for each board, and a line for each move. The whole puzzle becomes a map. A solution is a path on it, and a hard board is one with a long way to the middle.':
    'Zeichne einen Punkt für jedes Brett und eine Linie für jeden Zug. Das ganze Rätsel wird zur Landkarte. Eine Lösung ist ein Weg darauf, und schwer ist ein Brett, das weit von der Mitte liegt.',
  'This is the puzzle of five tiles. The solved board is the dot in the middle, and each ring is one move farther away. Choose a dot to see its board.':
    'Das ist das Rätsel mit fünf Plättchen. Das gelöste Brett ist der Punkt in der Mitte, und jeder Ring liegt einen Zug weiter weg. Wähle einen Punkt, um sein Brett zu sehen.',
  'What the map tells': 'Was die Karte erzählt',
  'All 360 boards hang together, and the farthest is 21 moves away. No shuffled board is harder.':
    'Alle 360 Bretter hängen zusammen, und das fernste ist 21 Züge weit weg. Kein gemischtes Brett ist schwerer.',
  'Half of all arrangements are missing. There are 720, and no move leads from one half to the other. The parity of the tiles tells which half is which.':
    'Die Hälfte aller Anordnungen fehlt. Es gibt 720, und kein Zug führt von der einen Hälfte in die andere. Die Parität der Plättchen sagt, welche Hälfte welche ist.',
  'Most boards are neither near nor far. A search without a good estimate spends its time among them.':
    'Die meisten Bretter sind weder nah noch fern. Unter ihnen verbringt eine Suche ohne gute Schätzung ihre Zeit.',
  'There are rings of twelve boards: two ways round, equally long, so that shortest solutions differ.':
    'Es gibt Ringe aus zwölf Brettern: zwei gleich lange Wege herum, sodass es verschiedene kürzeste Lösungen gibt.',
  'The chosen board': 'Das gewählte Brett',
  '{n} {n:move|moves} from the solved board': '{n} {n:Zug|Züge} vom gelösten Brett',
  'The solved board': 'Das gelöste Brett',
  'The farthest': 'Das fernste',
  'All boards of the puzzle, in rings around the solved one': 'Alle Bretter des Rätsels, in Ringen um das gelöste',
} as const;
