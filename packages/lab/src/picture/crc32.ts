/** The remainders of all bytes. */
const TABLE = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let word = byte;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? 0xedb88320 ^ (word >>> 1) : word >>> 1;
  return word;
});

/** The checksum of a chunk of a PNG. */
export function crc32(bytes: Uint8Array): number {
  let word = 0xffffffff;
  for (const byte of bytes) word = TABLE[(word ^ byte) & 255]! ^ (word >>> 8);
  return ~word >>> 0;
}
