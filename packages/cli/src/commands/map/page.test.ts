import { inflateRawSync } from 'node:zlib';
import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { showCount } from '@slidewise/core/text';
import { mapPositions, type StateMap } from '@slidewise/lab/map';
import { describe, expect, test } from 'vitest';
import { mapPage } from './page.js';

const options = { signal: new AbortController().signal, onProgress: () => {} };

async function pageOf(map: StateMap<unknown>, label = 'a <b>'): Promise<string> {
  const reading = { position: map.start, format: map.family.formats[0]!.id, goal: 'exit' };
  let page = '';
  for await (const part of mapPage({ label, family: map.family, reading }, map, options)) page += part;
  return page;
}

function unpacked(page: string) {
  const about = JSON.parse(/id="about">(.*?)<\/script>/s.exec(page)![1]!);
  const data = Buffer.from(/id="data">(.*?)<\/script>/s.exec(page)![1]!, 'base64');
  const bytes = Uint8Array.from(inflateRawSync(data));
  const head = new Uint32Array(bytes.buffer, 0, 8);
  const parts: Uint8Array[] = [];
  let at = 32;
  for (const length of head.subarray(1)) {
    parts.push(bytes.slice(at, at + length));
    at += 4 * Math.ceil(length / 4);
  }
  return { about, size: head[0]!, parts };
}

describe.each(families.map((family) => [family.id, family] as const))('the page of a map: %s', (_, family) => {
  const { sizes, random } = makingOf(family);
  const position = random(seededRandom(1), sizes.small);
  const map = mapPositions(family, position);

  test('what describes an element is on the page', async () => {
    const page = await pageOf(map);
    const described = [...page.matchAll(/aria-describedby="([^"]+)"/g)];
    expect(described).not.toEqual([]);
    for (const [, id] of described) expect(page).toContain(` id="${id}"`);
  });

  test('what is packed is the map', async () => {
    const { about, size, parts } = unpacked(await pageOf(map));
    expect(size).toBe(map.size);
    expect([...new Uint16Array(parts[2]!.buffer)]).toEqual([...map.graph.fromStart]);
    expect([...new Uint16Array(parts[3]!.buffer)]).toEqual(
      [...map.graph.toGoal].map((distance) => (distance < 0 ? 65535 : distance)),
    );
    // Edges: for each position how many later neighbours, then the steps from one to the next.
    let read = 0;
    const next = (): number => {
      let [value, shift] = [0, 0];
      for (;;) {
        const byte = parts[4]![read++]!;
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) return value;
        shift += 7;
      }
    };
    for (let at = 0; at < size; at++) {
      let other = at;
      const later = Array.from({ length: next() }, () => {
        other += next();
        return other;
      });
      expect(later).toEqual([...map.neighbours(at)].filter((each) => each > at).sort((a, b) => a - b));
    }
    expect(read).toBe(parts[4]!.length);
    // Boards: the places of the pieces are those of the position that the id stands for.
    const ids = new TextDecoder().decode(parts[6]!).split('\n');
    expect(ids).toHaveLength(size);
    for (const [number, text] of ids.entries()) {
      const scene = family.scene(unwrap(readPositionId(text)).reading.position);
      for (const [i, piece] of (about.pieces as number[]).entries()) {
        const cells = scene.pieces[piece]!.cells.map(({ row, column }) => row * scene.width + column);
        expect(parts[5]![i * size + number]).toBe(Math.min(...cells));
      }
    }
  });

  test('it stands alone, and says what it shows', async () => {
    const page = await pageOf(map);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/(src|href)=|https?:\/\/(?!www\.w3\.org)/);
    expect(page).toContain('<h1>a &lt;b&gt;</h1>');
    expect(page).not.toContain('This is a part');
    const most = map.size - 1;
    const part = mapPositions(family, position, { limits: { positions: most } });
    const partPage = await pageOf(part);
    expect(partPage).toContain('This is a part');
    expect(partPage).toContain(`at least ${showCount(most)}`);
  });
});

test('neighbours differ by one piece, also where pieces are identical', async () => {
  const bricks = families.find(({ id }) => id === 'bricks')!;
  const map = mapPositions(bricks, unwrap(bricks.parse('master: X\ngoal: 2 0\nXA\nXB\nCD\n..')).position);
  const { about, size, parts } = unpacked(await pageOf(map));
  const placesOf = (number: number) => (about.pieces as number[]).map((_, i) => parts[5]![i * size + number]);
  for (let number = 1; number < size; number++) {
    const parent = [...map.neighbours(number)].find(
      (next) => map.graph.fromStart[next]! < map.graph.fromStart[number]!,
    )!;
    const [here, there] = [placesOf(number), placesOf(parent)];
    expect(here.filter((place, i) => place !== there[i])).toHaveLength(1);
  }
});
