import type { ShardSource } from '@slidewise/lab/supply';

/** While developing, the worker is no file of the build. */
const FOLDER = import.meta.env.DEV ? '/shards/' : '../shards/';

/** The first bytes of what is compressed: some hosts send it so, others tell the browser to unpack it. */
const GZIP = [0x1f, 0x8b];

/** Brings lists of boards from where the app comes from, or from what the service worker has kept. */
export const fetchShard: ShardSource = async (name) => {
  const response = await fetch(new URL(FOLDER + name, self.location.href)).catch(() => undefined);
  if (response === undefined) throw new Error('there is no network, and they were never loaded on this device');
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return new TextDecoder().decode(GZIP.every((byte, i) => bytes[i] === byte) ? await unpack(bytes) : bytes);
};

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).arrayBuffer();
}
