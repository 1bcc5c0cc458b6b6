import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputDecoder } from './input-events.js';

function decode(...texts: string[]): unknown[] {
  const decoder = new InputDecoder();
  const events = texts.flatMap((text) => decoder.push(text));
  return [...events, ...decoder.flush()].map((event) => (event.kind === 'key' ? event.key : event));
}

describe('what a terminal sends', () => {
  test.each([
    ['a', ['a']],
    ['aB?é', ['a', 'B', '?', 'é']],
    ['😀x', ['😀', 'x']],
    ['\t\r\n\x7f\b', ['tab', 'enter', 'enter', 'backspace', 'backspace']],
    ['\x03\x1a\x15', ['ctrl-c', 'ctrl-z', 'ctrl-u']],
    ['\x1b[A\x1b[B\x1b[C\x1b[D', ['up', 'down', 'right', 'left']],
    ['\x1bOA\x1bOP', ['up', 'f1']],
    ['\x1b[1;5A\x1b[Z', ['up', 'back-tab']],
    ['\x1b[5~\x1b[6~\x1b[1~\x1b[4~\x1b[3~\x1b[11~', ['page-up', 'page-down', 'home', 'end', 'delete', 'f1']],
    ['\x1b[[A', ['f1']],
    ['\x1b', ['escape']],
    ['\x1b\x1b[A', ['escape', 'up']],
    ['\x1bu', ['escape', 'u']],
    ['\x1b[200~x', ['x']],
    ['\x1b[?1;2cx', ['x']],
    ['\x1b[', ['escape', '[']],
    ['\x1b[99', ['escape', '[', '9', '9']],
  ])('%j', (text, expected) => {
    expect(decode(text)).toEqual(expected);
  });

  test('the mouse: press, drag, release and wheel, with or without other keys held', () => {
    const at = { kind: 'mouse', row: 4, column: 9 };
    expect(decode('\x1b[<0;10;5M\x1b[<32;10;5M\x1b[<0;10;5m')).toEqual([
      { ...at, action: 'press' },
      { ...at, action: 'drag' },
      { ...at, action: 'release' },
    ]);
    expect(decode('\x1b[<16;10;5M')).toEqual([{ ...at, action: 'press' }]);
    expect(decode('\x1b[<64;10;5M\x1b[<65;10;5M')).toEqual([
      { ...at, action: 'wheel-up' },
      { ...at, action: 'wheel-down' },
    ]);
    expect(decode('\x1b[<2;10;5M\x1b[<0;0;5M\x1b[<;M')).toEqual([]);
  });

  test('sequences may come in parts, cut anywhere', () => {
    const text = '\x1b[Aq\x1b[<0;10;5M\x1b[5~\x1bOB';
    const whole = decode(text);
    for (let cut = 0; cut <= text.length; cut++) expect(decode(text.slice(0, cut), text.slice(cut))).toEqual(whole);
    expect(decode(...text)).toEqual(whole);
  });

  test('whatever comes, it ends, and nothing that follows is lost', () => {
    const noise = fc.string({
      unit: fc.constantFrom('\x1b', '[', 'O', '<', '1', ';', '~', 'M', 'A', 'x', '\x00', 'é'),
    });
    fc.assert(
      fc.property(noise, (text) => {
        const decoder = new InputDecoder();
        decoder.push(text);
        decoder.flush();
        expect(decoder.push('z')).toContainEqual({ kind: 'key', key: 'z' });
      }),
    );
  });
});
