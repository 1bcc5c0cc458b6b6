/** Texts of You, in German. */
export const you = {
  'Efficiency over the weeks': 'Effizienz über die Wochen',
  'The length of the shortest solution, divided by that of your game: 100 % is a game without a move too many.':
    'Die Länge der kürzesten Lösung, geteilt durch die deines Spiels: 100 % ist ein Spiel ohne einen Zug zu viel.',
  'Week from': 'Woche ab',
  '{n} {n:game|games}': '{n} {n:Spiel|Spiele}',
  'Boards you have played': 'Bretter, die du gespielt hast',
  'Show more, {n} left': 'Mehr zeigen, noch {n}',
  'Imported: {n} new {n:game|games}.': 'Importiert: {n} {n:neues Spiel|neue Spiele}.',
  'Everything is deleted.': 'Alles ist gelöscht.',
  'On this device': 'Auf diesem Gerät',
  'Results, games and settings stay on this device and are sent nowhere.':
    'Ergebnisse, Spiele und Einstellungen bleiben auf diesem Gerät und werden nirgendwohin gesendet.',
  'The browser keeps them even when space runs short.': 'Der Browser behält sie auch, wenn der Platz knapp wird.',
  'A browser may delete them when space runs short: export them now and then.':
    'Ein Browser darf sie löschen, wenn der Platz knapp wird: Exportiere sie ab und zu.',
  'This browser keeps nothing more: export them before the page is closed.':
    'Dieser Browser behält nichts mehr: Exportiere sie, bevor die Seite geschlossen wird.',
  'Import …': 'Importieren …',
  'Delete everything …': 'Alles löschen …',
  'All results, games, packs and settings?': 'Alle Ergebnisse, Spiele, Pakete und Einstellungen?',
  'of the collection solved': 'der Sammlung gelöst',
  'of {n}': 'von {n}',
  'days in a row, a board of the day': 'Tage in Folge ein Tagesbrett',
  'beyond the collection': 'außerhalb der Sammlung',
  '{n} of a day': 'davon {n} Tagesrätsel',
  efficiency: 'Effizienz',
  'the shortest, by your moves': 'kürzeste Lösung durch deine Züge',
  'Nothing is solved yet.': 'Noch ist nichts gelöst.',
  'By family and level': 'Nach Familie und Stufe',
  All: 'Alle',
  '{n} {n:star|stars}': '{n} {n:Stern|Sterne}',
} as const;
