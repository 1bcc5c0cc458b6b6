// A program for each package that is published, as a stranger may write it, and what it prints. Each ends with the line "fine".

const BOARD = 'AA.B../...B../XX.B../....../....../......';

export const uses = {
  core: {
    deno: true,
    code: `
      import { rushHour, solve, unwrap } from '@slidewise/core';
      const { position } = unwrap(rushHour.parse('${BOARD}'));
      if (unwrap(solve(rushHour, position)).length === 2) console.log('fine');`,
  },
  lab: {
    deno: true,
    code: `
      import { tiles, unwrap } from '@slidewise/core';
      import { Generation } from '@slidewise/lab/generate';
      for (const { position } of unwrap(Generation.start(tiles, { size: { width: 3, height: 3 } }))) {
        if (!tiles.isSolved(position)) console.log('fine');
        break;
      }`,
  },
  board: {
    deno: true,
    code: `
      import { SlidewiseBoard } from '@slidewise/board';
      import { OwnGame } from '@slidewise/board/state';
      import { tiles, unwrap } from '@slidewise/core';
      const game = unwrap(OwnGame.read('1 2 3/4 5 6/0 7 8', 'LL', [tiles]));
      if (game.solved && SlidewiseBoard.observedAttributes.includes('position')) console.log('fine');`,
  },
  node: {
    code: `
      import { listen, staticServer } from '@slidewise/node/web-server';
      const server = staticServer(import.meta.dirname, '127.0.0.1');
      const { address } = await listen(server, 0, '127.0.0.1');
      if ((await fetch(address + 'package.json')).status === 200) console.log('fine');
      server.close();
      server.closeAllConnections();`,
  },
  batch: {
    code: `
      import { writeFileSync } from 'node:fs';
      import { inThreads, kindById, runBoards } from '@slidewise/batch';
      import { openMerge, parquetPieces } from '@slidewise/batch/merge';
      writeFileSync('many.txt', '${BOARD}\\n'.repeat(3));
      const out = 'many-' + process.version;
      const end = await runBoards({
        out,
        command: { version: '1', kind: 'solve', inputs: ['many.txt'], unique: false, options: { read: {}, search: { memoryLimit: 2 ** 28 } } },
        count: { bytes: 0, characters: 0, taken: 0 },
        report: () => {},
        signal: new AbortController().signal,
        async *files() {
          yield { name: 'many.txt', path: 'many.txt' };
        },
        backend: inThreads(1, async () => undefined),
      });
      const { rows } = await openMerge(out, false);
      const lengths = [];
      for await (const chunk of rows()) lengths.push(...chunk.map((row) => JSON.parse(row).length));
      if (String(lengths) === '2,2,2' && kindById('solve') !== undefined && typeof parquetPieces === 'function') console.log('fine');`,
  },
  classroom: {
    deno: true,
    code: `
      import { TAUGHT } from '@slidewise/classroom/personal-boards';
      import { run } from '@slidewise/classroom/rh';
      const said = [];
      const code = await run({ writeError: (text) => said.push(text) }, undefined, undefined, {});
      if (code === 1 && said.length === 1 && TAUGHT !== undefined) console.log('fine');`,
  },
  server: {
    code: `
      import { operationNamed } from '@slidewise/server/operations';
      import { createService } from '@slidewise/server';
      if (operationNamed('solve').summary !== '' && typeof createService === 'function') console.log('fine');`,
  },
};
