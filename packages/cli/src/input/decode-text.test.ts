import { expect, test } from 'vitest';
import { decodeText } from './decode-text.js';

const TEXT = '\uFEFFd 1\r\nÜ 2\r\n';

test('UTF-8, and UTF-16 by its byte order mark', () => {
  const little = Buffer.from(TEXT, 'utf16le');
  expect(decodeText(Buffer.from(TEXT))).toEqual({ text: TEXT });
  expect(decodeText(little)).toEqual({ text: TEXT });
  expect(decodeText(Buffer.from(little).swap16())).toEqual({ text: TEXT });
});

test.each([
  [[0x61, 0], 'this is not text: byte 2 is zero'],
  [[0xff, 0x61], 'this is not text: it is not valid UTF-8'],
  [[0xff, 0xfe, 0x61], 'this is not text: it is not valid UTF-16'],
])('%j is no text', (bytes, trouble) => {
  expect(decodeText(Buffer.from(bytes))).toEqual({ trouble });
});
