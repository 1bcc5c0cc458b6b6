import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { colors as Colors } from './colors.js';
import type { globals as Globals } from './globals.js';

let colors: typeof Colors;
let globals: typeof Globals;
beforeEach(async () => {
  vi.stubEnv('NO_COLOR', '');
  vi.stubEnv('FORCE_COLOR', '1');
  vi.resetModules();
  ({ colors } = await import('./colors.js'));
  ({ globals } = await import('./globals.js'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('whether there are colours is for the options to say, also after this was loaded', () => {
  expect(colors.bold('x')).toBe('\u001b[1mx\u001b[22m');
  globals.color = false;
  expect(colors.bold('x')).toBe('x');
  expect(colors.dim(3)).toBe('3');
  globals.color = true;
  expect(colors.bold('x')).toBe('\u001b[1mx\u001b[22m');
});
