/** Texts of Print, in German. */
export const print = {
  'There is nothing to print': 'Es gibt nichts zu drucken',
  'Sliding puzzles': 'Schieberätsel',
  'The PDF is saved': 'Das PDF ist gespeichert',
  Title: 'Titel',
  'Boards a page': 'Bretter je Seite',
  Paper: 'Papier',
  Letter: 'Letter',
  Solutions: 'Lösungen',
  'Less ink': 'Weniger Tinte',
  'Solving {n} of {all} …': '{n} von {all} wird gelöst …',
  'One page.': 'Eine Seite.',
  '{n} pages.': '{n} Seiten.',
  'The codes open the boards at this address.': 'Die Codes öffnen die Bretter unter dieser Adresse.',
  'No solution exists: proved.': 'Es gibt keine Lösung: bewiesen.',
  'No solution was found in ten seconds.': 'In zehn Sekunden wurde keine Lösung gefunden.',
} as const;
