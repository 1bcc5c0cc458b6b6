/** The encoding that the first bytes of a text name. Windows writes UTF-16 where `>` is used in PowerShell. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text that bytes are, in UTF-8, or in UTF-16 if they begin with its byte order mark; or why they are none. */
export function decodeText(bytes: Buffer): { readonly text: string } | { readonly trouble: string } {
  const encoding = encodingOf(bytes);
  const zero = encoding === 'utf-8' ? bytes.indexOf(0) : -1;
  if (zero >= 0) return { trouble: `this is not text: byte ${zero + 1} is zero` };
  try {
    return { text: new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { trouble: `this is not text: it is not valid ${encoding.slice(0, 6).toUpperCase()}` };
  }
}
