// Writes versions of a file over and over, as the program does, until it is killed from outside.
//   node writer.mjs write KIND FOLDER SEED    Writes until it is killed. Prints "written" after the first time.
//   node writer.mjs check KIND FOLDER SEED    Prints the version that is there (0 if none is whole), and writes once more.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { Session } from '@slidewise/core/session';

const [mode, kind, folder, seed] = process.argv.slice(2);
// Before anything asks where the user keeps things.
process.env.XDG_CACHE_HOME = folder;
process.env.XDG_STATE_HOME = folder;
const { loadTable, saveTable } = await import('../../packages/node/dist/tables/table-files.js');
const { keepUnfinished, latestUnfinishedGame } = await import(
  '../../packages/cli/dist/play/storage/unfinished-games.js'
);
const { writeWhole, writeWholeNow } = await import('../../packages/node/dist/files/write-whole.js');
const random = seededRandom(Number(seed));
const path = join(folder, 'file');

/** A version, padded and sealed, so that a part of it is not taken for the whole. */
function sealed(version, length) {
  const body = `${version} ${'x'.repeat(length)}`;
  return `${createHash('sha256').update(body).digest('hex')} ${body}`;
}

function versionOf(text) {
  const [seal, ...rest] = text.split(' ');
  return createHash('sha256').update(rest.join(' ')).digest('hex') === seal ? Number(rest[0]) : 0;
}

/** A position in which there is a move. */
function playable() {
  const making = makingOf(family);
  for (;;) {
    const position = making.random(random, making.sizes.usual);
    if (family.moves(position).length > 0) return position;
  }
}

const length = () => 2 ** random.integer(23);
const family = random.pick(families);
const game = Session.start(family, { position: playable(), format: family.formats[0].id, goal: 'some' });

/** How each kind is written and read. */
const KINDS = {
  file: {
    write: (version) => writeWhole(path, [sealed(version, length())], { durable: true }),
    read: () => versionOf(readFileSync(path, 'utf8')),
  },
  'file at once': {
    write: (version) => writeWholeNow(path, sealed(version, length())),
    read: () => versionOf(readFileSync(path, 'utf8')),
  },
  table: {
    write: (version) => saveTable('soak-1', Buffer.from(sealed(version, length()))),
    read: async () => versionOf(Buffer.from((await loadTable('soak-1')) ?? '').toString()),
  },
  game: {
    // Longer and longer; the notes are what makes it large.
    write() {
      let kept;
      // What is solved is not kept.
      for (let tries = 0; kept !== 'kept' && tries < 100; tries++) {
        if (game.log.length > 40) game.restart();
        game.play(random.pick(family.moves(game.position, game.metric)));
        game.note('n'.repeat(length() / 16));
        kept = keepUnfinished(game);
      }
    },
    read() {
      const kept = latestUnfinishedGame();
      // One that was solved a moment ago is kept no longer.
      if (kept === undefined) return 1;
      const restored = Session.restore(readFileSync(kept, 'utf8'), families);
      return restored.ok ? 1 : 0;
    },
  },
};

const { write, read } = KINDS[kind];
if (mode === 'write') {
  // Whoever started it holds the other end: it does not outlive them.
  process.stdin.on('close', () => process.exit()).resume();
  for (let version = 1; ; version++) {
    await write(version);
    if (version === 1) process.stdout.write('written\n');
    await nextTurn();
  }
}
const version = await read();
await write(1);
const left = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.unfinished'));
process.stdout.write(JSON.stringify({ version, left }));
