import type { FooterKey } from '../screen/footer.js';
import { MARK_MEANINGS } from './progress-marks.js';

/** The keys that do something now, each with what it does. */
export function footerKeys(hasGame: boolean, searches: boolean): FooterKey[] {
  const esc = searches ? 'Esc clear' : hasGame ? 'Esc back' : 'Esc quit';
  return [
    { text: '↑↓ choose', expendable: 5 },
    { text: '←→ family', expendable: 4 },
    { text: 'Tab level', expendable: 3 },
    { text: '? help', expendable: 0 },
    { text: 'letters search', expendable: 2 },
    { text: 'Enter play', expendable: 1 },
    { text: esc, expendable: 0 },
  ];
}

/** All keys, and what the marks beside puzzles mean. */
export function helpSections(hasGame: boolean) {
  return [
    {
      title: 'Picking a puzzle',
      rows: [
        ['↑↓ PgUp PgDn Home End', 'choose'],
        ['←→', 'families'],
        ['Tab, Shift-Tab', 'levels'],
        ['letters', 'search in titles, names, levels, sizes and results'],
        ['Backspace, Ctrl-U', 'delete one letter, or all'],
        ['Enter', 'play; a game that was begun goes on'],
        ['wheel, click', 'choose; a click on the choice plays it'],
        ['Esc', hasGame ? 'back to the game' : 'quit'],
        ['Ctrl-C', 'quit'],
      ],
    },
    { title: 'Marks', rows: MARK_MEANINGS },
  ] as const;
}
