import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { familyById } from '@slidewise/core/families';
import { mayHoldBoards, readBoard, splitBoards } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { drawScene } from '../terminal/draw.js';

const collection = fileURLToPath(new URL('../../../../puzzles', import.meta.url));
const read = { read: {} };

test('every board of the collection is read again from its drawing', () => {
  let boards = 0;
  for (const id of readdirSync(collection)) {
    const family = familyById(id);
    if (family === undefined) continue;
    for (const file of readdirSync(join(collection, id)).filter(mayHoldBoards)) {
      const text = readFileSync(join(collection, id, file), 'utf8');
      // Of a long list, the first tell.
      for (const part of [...splitBoards(text, { ...read, family: id })].slice(0, 2)) {
        const { reading } = unwrap(readBoard(part, { ...read, family: id }));
        const scene = family.scene(reading.position);
        const facts = `${family.title} · goal ${reading.goal} · format ${reading.format}`;
        const lines = [...drawScene(scene), facts];
        const [again] = splitBoards([...lines, positionId(family, reading.position, reading.format)].join('\n'), read);
        expect(unwrap(readBoard(again!)).reading.position, file).toEqual(reading.position);
        // Without its id, it is another board only in what cannot be seen.
        const [seen] = splitBoards(['name', ...lines].join('\n'), read);
        const found = unwrap(readBoard(seen!));
        expect(drawScene(found.family.scene(found.reading.position)), file).toEqual(drawScene(scene));
        expect([found.family.id, found.reading.goal, found.reading.format]).toEqual([id, reading.goal, reading.format]);
        boards++;
      }
    }
  }
  expect(boards).toBeGreaterThan(100);
});
