/** Texts of the page about boards outside of the app, in German. */
export const code = {
  'This board cannot be read': 'Dieses Brett ist nicht lesbar',
  'Another board': 'Ein anderes Brett',
  'This board on your page, in your program, or in a terminal. No account and no key are needed.':
    'Dieses Brett auf deiner Seite, in deinem Programm oder im Terminal. Ohne Konto und ohne Schlüssel.',
  'More in the manual': 'Mehr im Handbuch',
  'The lines are copied': 'Die Zeilen sind kopiert',
  'Copy: {what}': 'Kopieren: {what}',
  'On a web page': 'Auf einer Webseite',
  'One script of 24 kB, and one line for each board.': 'Ein Skript von 24 kB und eine Zeile für jedes Brett.',
  'In a frame': 'In einem Rahmen',
  'For wikis, blogs and course platforms that take no script.':
    'Für Wikis, Blogs und Lernplattformen, die kein Skript annehmen.',
  'In your program': 'In deinem Programm',
  'A typed library without dependencies, for Node, Deno and browsers.':
    'Eine typisierte Bibliothek ohne Abhängigkeiten, für Node, Deno und Browser.',
  'In a terminal': 'Im Terminal',
  'The same answers for files of any length, with a proof.': 'Dieselben Antworten für Dateien jeder Länge, mit Beweis.',
  'Over HTTP': 'Über HTTP',
  'For programs in any language, and for language models.': 'Für Programme in jeder Sprache und für Sprachmodelle.',
} as const;
