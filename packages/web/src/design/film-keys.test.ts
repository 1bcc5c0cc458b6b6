import { expect, test, vi } from 'vitest';
import { type Film, filmKey } from './film-keys.js';

const film = (playing: boolean, leave?: () => void): Film => ({
  playing,
  forward: vi.fn(),
  back: vi.fn(),
  play: vi.fn(),
  pause: vi.fn(),
  ...(leave && { leave }),
});

test.each([
  ['ArrowRight', 'forward'],
  ['PageDown', 'forward'],
  ['ArrowLeft', 'back'],
  ['PageUp', 'back'],
  [' ', 'play'],
] as const)('%s: %s', (key, action) => {
  const shown = film(false);
  filmKey(key, shown)!();
  expect(shown[action]).toHaveBeenCalledOnce();
});

test('what plays is paused by space bar and Escape; Escape leaves what stands still', () => {
  const playing = film(true);
  filmKey(' ', playing)!();
  filmKey('Escape', playing)!();
  expect(playing.pause).toHaveBeenCalledTimes(2);
  expect(filmKey('Escape', film(false))).toBeUndefined();
  const leave = vi.fn();
  filmKey('Escape', film(false, leave))!();
  expect(leave).toHaveBeenCalledOnce();
  expect(filmKey('x', film(false))).toBeUndefined();
});
