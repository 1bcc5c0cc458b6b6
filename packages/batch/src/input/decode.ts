/**
 * Stands for bytes that are no UTF-8: half of a surrogate pair, which no text that was decoded holds by itself.
 */
const WRONG = '\ud800';
/** What the system's decoder puts in the place of bytes that are no UTF-8. */
export const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);
const BYTE_ORDER_MARK = '\ufeff';

/** What is not text in a line, and where, counted from 1. */
export interface Damage {
  readonly column: number;
  readonly trouble: string;
}

/** Text out of bytes that come in pieces. What is not text does not end it: `damageIn` finds it. */
export class Decoder {
  private readonly strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  /** The beginning of a character whose end is in the next piece. */
  private begun: Buffer = Buffer.alloc(0);
  private atStart = true;

  decode(piece: Buffer): string {
    const bytes = this.begun.length === 0 ? piece : Buffer.concat([this.begun, piece]);
    const end = bytes.length - begunIn(bytes);
    this.begun = bytes.subarray(end);
    return this.textOf(bytes.subarray(0, end));
  }

  /** What is left when there are no more pieces. */
  end(): string {
    return this.textOf(this.begun);
  }

  private textOf(bytes: Buffer): string {
    if (bytes.length === 0) return '';
    const text = this.wellFormed(bytes) ?? this.marked(bytes);
    const isMarked = this.atStart && text.startsWith(BYTE_ORDER_MARK);
    this.atStart = false;
    return isMarked ? text.slice(1) : text;
  }

  private wellFormed(bytes: Buffer): string | undefined {
    try {
      return this.strict.decode(bytes);
    } catch {
      return undefined;
    }
  }

  /** The text with a mark in the place of what is wrong; replacement characters that stand in the input are right. */
  private marked(bytes: Buffer): string {
    const parts: string[] = [];
    for (let from = 0; from <= bytes.length; ) {
      const found = bytes.indexOf(REPLACEMENT_BYTES, from);
      const to = found < 0 ? bytes.length : found;
      parts.push(this.lenient.decode(bytes.subarray(from, to)).replaceAll(REPLACEMENT, WRONG));
      from = to + REPLACEMENT_BYTES.length;
      if (found < 0) break;
    }
    return parts.join(REPLACEMENT);
  }
}

/** How many bytes at the end are the beginning of a character. */
function begunIn(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}

/** The first thing in a line, or in a longer text, that is not text. */
export function damageIn(text: string): Damage | undefined {
  const at = text.search(/[\0\ud800]/u);
  if (at < 0) return undefined;
  const what = text[at] === '\0' ? 'it has a byte that is zero' : 'it is not valid UTF-8';
  return { column: at + 1, trouble: `this is not text: ${what}` };
}
