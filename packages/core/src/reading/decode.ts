import { assertArguments, aText, instanceOf } from '../check.js';
import { notEncoded, zeroByte } from '../messages/en/reading.js';
import type { Message } from '../messages/message.js';

/** Marks bytes that are no text, one mark for each encoding. Half a surrogate pair never occurs in decoded text. */
const WRONG = { 'utf-8': '\ud800', 'utf-16le': '\ud801', 'utf-16be': '\ud801' } as const;
/** What decoders put in the place of bytes that are no text. */
const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = [0xef, 0xbf, 0xbd] as const;
const BYTE_ORDER_MARK = '\ufeff';
const NO_BYTES = new Uint8Array();

type Encoding = keyof typeof WRONG;

/** What Node and browsers have alike. */
interface Platform {
  readonly TextDecoder: new (
    encoding: Encoding,
    options: { readonly fatal: boolean; readonly ignoreBOM: true },
  ) => { decode(bytes: Uint8Array): string };
}

const someBytes = instanceOf(Uint8Array);

/**
 * Decodes bytes that arrive in pieces: UTF-8, or UTF-16 with a byte order mark. Bytes that are no text do not end it: `damageIn` finds
 * them.
 */
export class Decoder {
  private encoding: Encoding | undefined;
  private strict = decoderOf('utf-8', true);
  private lenient = decoderOf('utf-8', false);
  /** The beginning of a character whose end is in the next piece. */
  private begun: Uint8Array = NO_BYTES;
  private atStart = true;

  /** The text of a piece. */
  decode(piece: Uint8Array): string {
    assertArguments(['piece', piece, someBytes]);
    const bytes = joined(this.begun, piece);
    if (this.encoding === undefined && bytes.length < 2) {
      this.begun = bytes;
      return '';
    }
    this.begin(bytes);
    const end = bytes.length - begunIn(bytes, this.encoding!);
    this.begun = bytes.subarray(end);
    return this.textOf(bytes.subarray(0, end));
  }

  /** What is left when there are no more pieces. */
  end(): string {
    this.begin(this.begun);
    return this.textOf(this.begun);
  }

  private begin(bytes: Uint8Array): void {
    if (this.encoding !== undefined) return;
    this.encoding = encodingOf(bytes);
    if (this.encoding === 'utf-8') return;
    [this.strict, this.lenient] = [decoderOf(this.encoding, true), decoderOf(this.encoding, false)];
  }

  private textOf(bytes: Uint8Array): string {
    if (bytes.length === 0) return '';
    const text = this.wellFormed(bytes) ?? this.marked(bytes);
    const isMarked = this.atStart && text.startsWith(BYTE_ORDER_MARK);
    this.atStart = false;
    return isMarked ? text.slice(1) : text;
  }

  private wellFormed(bytes: Uint8Array): string | undefined {
    try {
      return this.strict.decode(bytes);
    } catch {
      return undefined;
    }
  }

  /** The text with a mark in the place of what is wrong; replacement characters that stand in UTF-8 are right. */
  private marked(bytes: Uint8Array): string {
    const wrong = WRONG[this.encoding!];
    const parts: string[] = [];
    for (let from = 0; from <= bytes.length; ) {
      const found = this.encoding === 'utf-8' ? replacementIn(bytes, from) : bytes.length;
      parts.push(this.lenient.decode(bytes.subarray(from, found)).replaceAll(REPLACEMENT, wrong));
      from = found + REPLACEMENT_BYTES.length;
      if (found === bytes.length) break;
    }
    return parts.join(REPLACEMENT);
  }
}

function decoderOf(encoding: Encoding, fatal: boolean): InstanceType<Platform['TextDecoder']> {
  const { TextDecoder } = globalThis as unknown as Platform;
  return new TextDecoder(encoding, { fatal, ignoreBOM: true });
}

/** The encoding that the first bytes of a text name. Windows writes UTF-16 where `>` is used in PowerShell. */
export function encodingOf(bytes: Uint8Array): Encoding {
  assertArguments(['bytes', bytes, someBytes]);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array {
  if (before.length === 0) return after;
  const bytes = new Uint8Array(before.length + after.length);
  bytes.set(before);
  bytes.set(after, before.length);
  return bytes;
}

/** Where a replacement character stands from a place on; at the end if there is none. */
function replacementIn(bytes: Uint8Array, from: number): number {
  const [first, second, third] = REPLACEMENT_BYTES;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (bytes[at + 1] === second && bytes[at + 2] === third) return at;
  }
  return bytes.length;
}

/** How many bytes at the end are the beginning of a character. */
function begunIn(bytes: Uint8Array, encoding: Encoding): number {
  if (encoding !== 'utf-8') return begunIn16(bytes, encoding);
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}

/** Half a unit, and the first half of a pair. */
function begunIn16(bytes: Uint8Array, encoding: Encoding): number {
  const half = bytes.length % 2;
  const high = bytes[bytes.length - half - (encoding === 'utf-16le' ? 1 : 2)] ?? 0;
  return half + ((high & 0xfc) === 0xd8 ? 2 : 0);
}

/** What is not text in a line. */
export interface Damage {
  /** Where in the text, from 1. */
  readonly column: number;
  /** What is wrong there. */
  readonly error: Message;
}

/** The first thing in a line, or in a longer text, that is not text. */
export function damageIn(text: string): Damage | undefined {
  assertArguments(['text', text, aText]);
  const at = text.search(/[\0\ud800\ud801]/u);
  if (at < 0) return undefined;
  const error =
    text[at] === '\0' ? zeroByte() : notEncoded({ encoding: text[at] === WRONG['utf-8'] ? 'UTF-8' : 'UTF-16' });
  return { column: at + 1, error };
}
