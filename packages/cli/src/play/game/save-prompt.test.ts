import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { Session } from '@slidewise/core/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavePrompt } from './save-prompt.js';

let folder: string;
let prompt: SavePrompt;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slidewise-save-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
  const reading = unwrap(rushHour.parse('......\n......\nXX.A..\n...A..\n......\n......\n'));
  prompt = new SavePrompt(Session.start(rushHour, { ...reading, name: 'small jam' }));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function type(text: string): void {
  for (const key of text) expect(prompt.handle(key)).toBeUndefined();
}

test('Enter saves to the usual file, whose folder is made', () => {
  const usual = join(folder, 'slidewise', 'small-jam.game');
  expect(prompt.handle('enter')).toMatchObject({ saved: usual });
  expect(readFileSync(usual, 'utf8')).toContain('[Board "rush-hour:');
});

test('a typed path takes the place of the one that was offered', () => {
  type(join(folder, 'x.game'));
  expect(prompt.text).toBe(join(folder, 'x.game'));
  expect(prompt.handle('enter')).toMatchObject({ saved: join(folder, 'x.game') });
});

test.each(['backspace', 'right', 'end'])('%s edits the path that was offered', (key) => {
  const offered = prompt.text;
  prompt.handle(key);
  type('2');
  expect(prompt.text).toBe(`${key === 'backspace' ? offered.slice(0, -1) : offered}2`);
});

test('no folder is made for a path that was typed', () => {
  type(join(folder, 'nowhere', 'x.game'));
  expect(prompt.handle('enter')).toEqual({
    message: `The game was not saved. There is no directory ${join(folder, 'nowhere')}.`,
  });
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('another file is replaced only when Enter is pressed again', () => {
  const other = join(folder, 'x.game');
  writeFileSync(other, 'something else');
  type(other);
  expect(prompt.handle('enter')).toBeUndefined();
  expect(prompt.label).toBe('That file exists. Enter replaces it:');
  expect(readFileSync(other, 'utf8')).toBe('something else');
  expect(prompt.handle('enter')).toMatchObject({ saved: other });
});
