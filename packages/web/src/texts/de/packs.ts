/** Texts of packs, in German. */
export const packs = {
  'There is no text yet.': 'Es ist noch kein Text da.',
  'Board {n}': 'Brett {n}',
  'This device has no room for so many boards.': 'Dieses Gerät hat keinen Platz für so viele Bretter.',
  '{name} is added': '{name} ist hinzugefügt',
  'Add boards': 'Bretter hinzufügen',
  'Boards in any notation, as many as you like; or ids, one on each line. A comment above a board is its title.':
    'Bretter in jeder Notation, so viele du willst; oder Kennungen, eine je Zeile. Ein Kommentar über einem Brett ist sein Titel.',
  'Title of the pack': 'Titel des Pakets',
  Boards: 'Bretter',
  '{n} {n:board|boards}, and more that a pack has no room for.':
    '{n} {n:Brett|Bretter}, und mehr, als ein Paket fasst.',
  '{n} {n:board|boards}.': '{n} {n:Brett|Bretter}.',
  '{n} {n:other|others} cannot be read:': '{n} {n:anderes ist|andere sind} nicht lesbar:',
  'Line {line}: {why}': 'Zeile {line}: {why}',
  Add: 'Hinzufügen',
  'Your packs': 'Deine Pakete',
  'Paste boards or open a file of them: they become a row of your own, rated and playable.':
    'Füge Bretter ein oder öffne eine Datei davon: Sie werden eine eigene Reihe, bewertet und spielbar.',
  'rating, {n} to go': 'Bewertung läuft, noch {n}',
  '{n} to rate': 'noch {n} zu bewerten',
  Rename: 'Umbenennen',
} as const;
