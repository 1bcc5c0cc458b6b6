import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; `size` is what it says to have, and `flags` and `method` are those of the format. */
interface Packed {
  readonly content: Buffer | string;
  readonly size?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** A zip archive, with the files deflated. */
export function zipOf(files: Readonly<Record<string, Packed | Buffer | string>>): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [path, given] of Object.entries(files)) {
    const { content, ...odd } = typeof given === 'string' || Buffer.isBuffer(given) ? { content: given } : given;
    const bytes = Buffer.from(content as string);
    const { size = bytes.length, flags = 1 << 11, method = 8 } = odd as Partial<Packed>;
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    central.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), facts, place, name);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, name, packed]);
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
