// Ten million boards, or as many as LINES says, from standard input through a batch: how long it takes, and how much memory at most, after each tenth. They are made while they are read,
// so that nothing but the results is on the disk (about 350 bytes each, in a folder below TMPDIR that is removed afterwards).
//   npm run chaos:lines                   Every board is solved: half an hour.
//   npm run chaos:lines -- --unique       Each of the 500 different ones is solved once: some minutes.
//   LINES=1000000 THREADS=1 npm run chaos:lines
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count, printTable } from '../bench/lib/timing.mjs';
import { tinyBoards } from './boards.mjs';

const LINES = Number(process.env.LINES ?? 10_000_000);
const THREADS = process.env.THREADS ?? String(availableParallelism());
const BLOCK = 5000;
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'slidewise-lines-'));
const block = `${tinyBoards(BLOCK).join('\n')}\n`;

/** The most memory that a process has had so far, in megabytes; 0 when it has ended. */
function mostMemory(pid) {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function start(args, stdio) {
  return spawn(process.execPath, [program, 'batch', ...args], { stdio });
}

try {
  const out = join(folder, 'run');
  const startedAt = performance.now();
  const args = ['solve', '-', '--out', out, '--threads', THREADS, '--quiet', ...process.argv.slice(2)];
  const child = start(args, ['pipe', 'inherit', 'inherit']);
  let memory = 0;
  const look = () => {
    memory = Math.max(memory, mostMemory(child.pid));
    return memory;
  };
  const looking = setInterval(look, 200);
  const rows = [['lines taken', 'seconds', 'most memory']];
  const tenth = Math.ceil(LINES / 10 / BLOCK) * BLOCK;
  for (let lines = 0; lines < LINES; ) {
    const some = Math.min(BLOCK, LINES - lines);
    const text = some === BLOCK ? block : `${block.split('\n').slice(0, some).join('\n')}\n`;
    if (!child.stdin.write(text)) await once(child.stdin, 'drain');
    lines += some;
    if (lines % tenth !== 0 && lines !== LINES) continue;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    rows.push([count(lines), String(seconds), `${look()} MB`]);
  }
  child.stdin.end();
  const [code] = await once(child, 'close');
  clearInterval(looking);
  if (code > 1) throw new Error(`it ended with ${code}`);
  const seconds = (performance.now() - startedAt) / 1000;
  rows.push(['all done', seconds.toFixed(0), `${memory} MB`]);
  printTable(rows);
  console.log(
    `\n${count(LINES)} boards, ${THREADS} threads: ${seconds.toFixed(0)} s, ${count(LINES / seconds)} a second`,
  );

  const merge = start(['merge', out], ['ignore', 'pipe', 'inherit']);
  let [merged, most] = [0, 0];
  merge.stdout.on('data', (data) => {
    for (const byte of data) if (byte === 10) merged++;
    most = Math.max(most, mostMemory(merge.pid));
  });
  await once(merge, 'close');
  console.log(`merged: ${count(merged)} rows, ${most} MB at most`);
  if (merged !== LINES) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
