import { readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InTerminal } from './in-terminal.js';

const [UP, DOWN, RIGHT, LEFT] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D'] as const;

/** A colour behind a letter. */
const BACKGROUND = new RegExp(`${'\x1b'}\\[[0-9;]*4[0-7]m`);

let terminal: InTerminal;
let modes: string;
beforeEach(async () => {
  terminal = new InTerminal();
  modes = await ttyModes();
});
afterEach(() => terminal.close());

/** The settings of the terminal, as the shell sees them. */
async function ttyModes(): Promise<string> {
  terminal.type('clear; stty -g; echo done\r');
  const screen = await terminal.shows(/^done$/m);
  return /^[0-9a-f:]+$/m.exec(screen)![0];
}

/** Everything is as it was before the game: screen, cursor, mouse, line settings. */
async function expectRestored(): Promise<void> {
  await terminal.shows(/^\$ ?$/m);
  expect(
    ['alternate_on', 'mouse_any_flag', 'mouse_button_flag', 'mouse_sgr_flag'].map((name) => terminal.fact(name)),
  ).toEqual(['0', '0', '0', '0']);
  expect([terminal.fact('cursor_flag'), terminal.fact('wrap_flag')]).toEqual(['1', '1']);
  expect(await ttyModes()).toBe(modes);
}

function played(screen: string): number {
  return Number(/Moves +(\d+)/.exec(screen)![1]);
}

test('a whole game by keys: hint, why, undo, redo, solved, and the terminal as it was', async () => {
  terminal.type('slidewise play rush-hour/course-1\r');
  await terminal.shows(/Shortest +3/);
  expect([terminal.fact('alternate_on'), terminal.fact('cursor_flag'), terminal.fact('mouse_sgr_flag')]).toEqual([
    '1',
    '0',
    '1',
  ]);
  terminal.type('h');
  await terminal.shows('Look at d');
  terminal.type('h');
  await terminal.shows('Next: d down 1');
  terminal.type('w');
  await terminal.shows('At least 3 moves from here');
  terminal.type('?');
  await terminal.shows('any key goes back');
  terminal.type('x');
  await terminal.shows('At least 3 moves');
  terminal.type('d', DOWN, DOWN);
  await terminal.shows(/Moves +1$/m, /So far\n.*d 2$/m);
  terminal.type('u');
  await terminal.shows(/Moves +0/);
  terminal.type('r', 'c', LEFT, LEFT);
  await terminal.shows(/Moves +2/);
  terminal.type('b', DOWN, DOWN, DOWN);
  await terminal.shows('Solved in 3 moves', 'n next puzzle');
  terminal.type('q');
  await terminal.shows('Solved in 3 moves, the fewest possible. It took a hint.\n$');
  await expectRestored();
});

/** The screens in a page, each with what leads to it: a command and the keys after it. */
const screens = [
  ...readFileSync(new URL('../../../docs/play.md', import.meta.url), 'utf8').matchAll(
    /^<!-- screen: (.*?)(?:, then (.*?))? -->\n```text\n(.*?)^```$/gms,
  ),
].map(([, command, keys = '', shown]) => [command!, keys, shown!] as const);

test('docs/play.md has screens', () => {
  expect(screens.length).toBeGreaterThan(2);
});

test.each(screens)('docs/play.md shows what is really to be seen: %s %s', async (command, keys, shown) => {
  // Times differ from run to run, and so do blanks at the ends.
  const plain = (text: string): string =>
    text
      .replace(/\d:\d\d/g, 'M:SS')
      .replace(/ +$/gm, '')
      .trimEnd();
  terminal.type(`${command}\r`);
  await terminal.shows(/Shortest +\d+$|Pick/m);
  for (const key of keys.split(' ')) terminal.type(key.replace('Tab', '\t'));
  await terminal
    .shows((screen) => plain(screen) === plain(shown))
    .catch(() => {
      expect(plain(terminal.screen())).toBe(plain(shown));
    });
});

test('arrows move tiles at once, a click too, and the whole solution can be watched', async () => {
  terminal.type('slidewise play tiles/3x3-beginner\r');
  await terminal.shows(/Shortest +\d+$/m);
  terminal.type('h');
  await terminal.shows(/Look at \d/);
  terminal.type('h');
  await terminal.shows(/Next: \S+ (left|right|up|down)/);
  terminal.type('h');
  await terminal.shows(/Plan: \S+ (left|right|up|down)/);
  terminal.type('h');
  await terminal.shows(/Played: \S+ (left|right|up|down)/);
  terminal.type('p');
  await terminal.shows('p again begins');
  terminal.type('p');
  await terminal.shows(/Solved in \d+ moves, the fewest possible/);
  terminal.type('R');
  await terminal.shows(/Moves +0/);
  for (const arrow of [UP, LEFT, DOWN, RIGHT]) terminal.type(arrow);
  await terminal.shows((screen) => played(screen) > 0);
});

test('the mouse: a drag slides, live', async () => {
  terminal.type('slidewise play rush-hour/course-1\r');
  await terminal.shows('Moves');
  // d stands in the last column; cells are 6×3, from the third row and second column on.
  terminal.type('\x1b[<0;35;13M', '\x1b[<32;35;16M');
  await terminal.shows(/So far\n.*d 1/);
  terminal.type('\x1b[<32;35;19M', '\x1b[<0;35;19m');
  await terminal.shows(/So far\n.*d 2/);
});

test('a terminal of any size, also while it changes', async () => {
  terminal.type('slidewise play rush-hour/jam-12\r');
  await terminal.shows('╔══════════╗');
  terminal.resize(60, 18);
  await terminal.shows(/^│ · {2}╭────A─────╮╭──B───╮│ {2}Moves/m);
  terminal.resize(30, 16);
  await terminal.shows(/^│ · A A A B B │$/m);
  terminal.resize(10, 4);
  await terminal.shows((screen) => screen.includes('›X'));
  terminal.type('A', LEFT);
  terminal.resize(100, 30);
  expect(played(await terminal.shows(/Moves +1/))).toBe(1);
});

test('pick by family, level and search; the next puzzle, another puzzle', async () => {
  terminal.type('slidewise play\r');
  await terminal.shows(/^Pick a puzzle \(\d{3}\)/);
  terminal.type(RIGHT, '\t', 'jam');
  await terminal.shows('Pick a puzzle (7)', '[Rush Hour]', '[beginner]');
  terminal.type(DOWN, '\r');
  await terminal.shows(/^rush-hour\/jam-02 · Rush Hour/);
  terminal.type('pp');
  await terminal.shows('Solved in 5 moves');
  terminal.type('n');
  await terminal.shows(/^rush-hour\/jam-03 · Rush Hour/);
  terminal.type('o');
  await terminal.shows(/^› {3}Milk Round /m, /^ ○ {2}School Run /m);
  // The first takes the search away, the second goes back.
  terminal.type('\x1b');
  await terminal.shows('Esc back');
  terminal.type('\x1b');
  await terminal.shows(/^rush-hour\/jam-03 · Rush Hour/);
  terminal.type('o');
  await terminal.shows('Pick a puzzle (');
  terminal.type('\x03');
  await expectRestored();
});

describe('saved games', () => {
  test('s saves where it is told, and that file goes on; what is left unfinished is resumed', async () => {
    terminal.type('cd; slidewise play rush-hour/course-1\r');
    await terminal.shows(/Shortest +3/);
    terminal.type('d', DOWN, DOWN, 's');
    await terminal.shows('Save to: ~/state/slidewise/rush-hour-course-1.game');
    terminal.type('my.game', '\r');
    await terminal.shows('Saved: slidewise play my.game');
    expect(readFileSync(join(terminal.home, 'my.game'), 'utf8')).toMatch(/^1\. d 2$/m);
    terminal.type('c', LEFT, 'q');
    await terminal.shows('Your game is kept: slidewise play --resume');
    terminal.type('clear; slidewise play my.game\r');
    expect(played(await terminal.shows(/Moves +\d/))).toBe(1);
    terminal.type('q');
    await expectRestored();
    terminal.type('clear; slidewise play --resume\r');
    await terminal.shows(/Moves +1/);
    terminal.type('q');
    await expectRestored();
  });

  test('another unfinished game takes nothing from the first, which goes on by itself', async () => {
    terminal.type('slidewise play rush-hour/course-1\r');
    await terminal.shows('Moves');
    terminal.type('d', DOWN);
    await terminal.shows(/Moves +1/);
    terminal.type('o');
    await terminal.shows(/^› … Clear the Way .* begun/m);
    terminal.type('3x3-easy');
    await terminal.shows('Pick a puzzle (3)');
    terminal.type(DOWN, DOWN);
    await terminal.shows(/^› +3×3 Easy {2}/m);
    terminal.type('\r');
    await terminal.shows(/^tiles\/3x3-easy · Tiles/);
    for (const arrow of [UP, LEFT, DOWN, RIGHT]) terminal.type(arrow);
    await terminal.shows((screen) => played(screen) > 0);
    terminal.type('q');
    await expectRestored();
    terminal.type('clear; slidewise play rush-hour/course-1\r');
    await terminal.shows(/Moves +1/, 'Your game goes on after 1 move');
    terminal.type('NN');
    await terminal.shows(/Moves +0/);
    terminal.type('q');
    await expectRestored();
    terminal.type('clear; slidewise play --resume\r');
    await terminal.shows(/^tiles\/3x3-easy · Tiles/);
  });

  test('a game that cannot be kept is told of, before it is lost and after; also on a signal', async () => {
    writeFileSync(join(terminal.home, 'state'), 'in the way');
    terminal.type('slidewise play rush-hour/course-1\r');
    await terminal.shows('Moves');
    terminal.type('d', DOWN, 'q');
    await terminal.shows('q again leaves');
    terminal.type('q');
    // Long lines are broken anywhere.
    const told = (screen: string): boolean => screen.replaceAll('\n', '').includes('Your game could not be kept in');
    expect(await terminal.shows(told)).not.toContain('is kept');
    await expectRestored();
    terminal.type('clear; slidewise play rush-hour/course-1\r');
    await terminal.shows('Moves');
    terminal.type('d', DOWN);
    await terminal.shows(/Moves +1/);
    terminal.kill('SIGTERM');
    await terminal.shows('slidewise: your game could not be kept in');
    await expectRestored();
  });
});

describe('however it ends, the terminal is as it was', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s; and the game is kept', async (signal) => {
    terminal.type('slidewise play rush-hour/course-1; echo ended with $?\r');
    await terminal.shows('Moves');
    terminal.type('d', DOWN);
    await terminal.shows(/Moves +1/);
    terminal.kill(signal);
    await terminal.shows(`ended with ${128 + constants.signals[signal]}`);
    await expectRestored();
    terminal.type('slidewise play --resume\r');
    await terminal.shows(/Moves +1/);
  });

  test('SIGKILL: the game goes on as it was left', async () => {
    terminal.type('slidewise play rush-hour/course-1\r');
    await terminal.shows('Moves');
    terminal.type('d', DOWN, 'c', LEFT, LEFT, 'u');
    await terminal.shows(/Moves +1/, 'r redo');
    terminal.kill('SIGKILL');
    await terminal.shows('Killed');
    // Nobody has given the terminal back, which takes a return for one only when it is sane.
    terminal.type("stty sane; printf '\\033[?1049l'; clear\n");
    await terminal.shows(/^\$ ?$/m);
    terminal.type('slidewise play rush-hour/course-1\r');
    await terminal.shows('Your game goes on after 1 move', 'r redo');
    terminal.type('r');
    await terminal.shows(/So far\n.*d 1 {2}c -2$/m);
  });

  test('a crash', async () => {
    const mistake = join(terminal.home, 'mistake.mjs');
    writeFileSync(mistake, "process.on('SIGUSR2', () => { throw new Error('made on purpose'); });");
    terminal.type(`NODE_OPTIONS=--import=${mistake} slidewise play rush-hour/course-1\r`);
    await terminal.shows('Moves');
    terminal.kill('SIGUSR2');
    await terminal.shows('Error: made on purpose');
    await expectRestored();
  });

  test('Ctrl-C', async () => {
    terminal.type('slidewise play rush-hour/jam-40\r');
    await terminal.shows('Moves');
    terminal.type('\x03');
    await terminal.shows('Until next time.');
    await expectRestored();
  });

  test('Ctrl-Z gives it to the shell, and fg takes it back', async () => {
    terminal.type('slidewise play rush-hour/course-1\r');
    await terminal.shows('Moves');
    terminal.type('d', DOWN, '\x1a');
    await terminal.shows(/Stopped/);
    expect(terminal.fact('alternate_on')).toBe('0');
    expect(await ttyModes()).toBe(modes);
    terminal.type('fg\r');
    await terminal.shows(/Moves +1/);
    expect(terminal.fact('alternate_on')).toBe('1');
    terminal.type('c', LEFT);
    await terminal.shows(/Moves +2/);
    terminal.type('q');
    await expectRestored();
  });
});

test('while the solver is hard at work, keys are answered', async () => {
  terminal.type('slidewise play tiles/5x5-random\r');
  await terminal.shows('Moves');
  terminal.type('h');
  await terminal.shows('Looking for the shortest solution');
  terminal.type('1');
  await terminal.shows(/1 can (go|not).*\n.*Looking for/);
});

test('colours, and none with NO_COLOR', async () => {
  terminal.type('slidewise play rush-hour/course-1\r');
  await terminal.shows('Moves');
  expect(terminal.screen(true)).toMatch(BACKGROUND);
  terminal.type('q');
  await terminal.shows('Until next time.');
  terminal.type('clear; NO_COLOR=1 slidewise play rush-hour/course-1\r');
  await terminal.shows('Moves');
  expect(terminal.screen(true)).not.toMatch(BACKGROUND);
});
