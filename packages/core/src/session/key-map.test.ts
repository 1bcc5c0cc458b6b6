import { describe, expect, test } from 'vitest';
import { type KeyCommand, KeyMap } from './key-map.js';

const commands: KeyCommand[] = [
  'undo',
  'redo',
  'hint',
  'solution',
  'why',
  'restart',
  'anew',
  'save',
  'other',
  'deal',
  'help',
  'quit',
];

function mapOf(...labels: string[]): KeyMap {
  return new KeyMap({ pieces: labels.map((label) => ({ label, role: 'piece', cells: [] })) });
}

describe('what keys mean', () => {
  test('a name as it is written, then a command, then a name in the other case', () => {
    const map = mapOf('A', 'H', 'x', 'R');
    const meaning = (key: string) => map.meaning(key, '', commands);
    expect(meaning('H')).toEqual({ piece: 1, typed: 'H' });
    expect(meaning('h')).toEqual({ command: 'hint' });
    expect(meaning('a')).toEqual({ piece: 0, typed: 'a' });
    expect(meaning('X')).toEqual({ piece: 2, typed: 'X' });
    expect(meaning('R')).toEqual({ piece: 3, typed: 'R' });
    expect(meaning('Z')).toEqual({ command: 'undo' });
    expect(meaning('y')).toBeUndefined();
    expect(meaning('ctrl-c')).toEqual({ command: 'quit' });
  });

  test('a command whose letter names a piece is shown with the key that works', () => {
    const map = mapOf('u', 'R', 'q', '?');
    const shown = commands.map((command) => map.shown(command));
    expect(shown).toEqual(['Z', 'r', 'h', 'p', 'w', 'Home', 'N', 's', 'o', 'g', 'F1', '^Q']);
    expect(map.all('undo')).toEqual(['Z', 'Backspace', '^U']);
    for (const key of [
      'ctrl-u',
      'ctrl-r',
      'ctrl-n',
      'ctrl-p',
      'ctrl-w',
      'home',
      'ctrl-a',
      'ctrl-s',
      'ctrl-o',
      'ctrl-g',
      'f1',
      'ctrl-q',
    ]) {
      expect(map.meaning(key, '', commands)).toHaveProperty('command');
    }
  });

  test('longer names are typed one character after the other', () => {
    const map = mapOf('1', '2', '12', '30');
    expect(map.meaning('1', '', commands)).toEqual({ piece: 0, typed: '1' });
    expect(map.meaning('2', '1', commands)).toEqual({ piece: 2, typed: '12' });
    expect(map.meaning('2', '12', commands)).toEqual({ piece: 1, typed: '2' });
    expect(map.meaning('3', '', commands)).toEqual({ piece: 3, typed: '3' });
    expect(map.meaning('0', '', commands)).toBeUndefined();
  });

  test('commands that are not to be had mean nothing', () => {
    expect(mapOf().meaning('?', '', ['quit'])).toBeUndefined();
    expect(mapOf().meaning('n', '', ['next'])).toEqual({ command: 'next' });
  });
});
