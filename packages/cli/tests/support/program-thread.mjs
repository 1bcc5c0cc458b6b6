// Runs the built program again and again in one thread, which saves the start of a process each time. Every run gets
// modules of the command line of its own, so that nothing that one leaves behind is there for the next. The library
// is loaded once: loading takes most of a short run, and nothing kept between calls changes an answer.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { compileFunction } from 'node:vm';
import { workerData } from 'node:worker_threads';

const { bundle, port, signal } = workerData;
const folder = dirname(bundle);
const require = createRequire(bundle);
const compiled = new Map();
const LIBRARY = /^(core|start|rolldown-runtime)\.js$/;
const library = new Map();
const WRAPPED = ['exports', 'require', 'module', '__filename', '__dirname'];

port.on('message', ({ args, input, env }) => {
  const written = { stdout: [], stderr: [] };
  const stream = (name) =>
    new Writable({
      decodeStrings: false,
      write: (chunk, _, done) => {
        written[name].push(Buffer.from(chunk));
        done();
      },
    });
  setProcess('stdin', Readable.from(input === '' ? [] : [Buffer.from(input)]));
  setProcess('stdout', stream('stdout'));
  setProcess('stderr', stream('stderr'));
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, bundle, ...args];
  process.exitCode = undefined;

  const answer = (code, gone = false) => {
    process.emit('exit', code);
    for (const event of process.eventNames()) if (!own.has(event)) process.removeAllListeners(event);
    port.postMessage({ stdout: text(written.stdout), stderr: text(written.stderr), code, gone });
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  };
  // Whoever leaves so leaves for good: the next run gets a new thread.
  const leave = (code) => {
    answer(code, true);
    exit();
  };
  setProcess('exit', (code) => leave(Number(code ?? process.exitCode ?? 0)));
  crashed = (error) => {
    written.stderr.push(Buffer.from(`${error?.stack ?? error}\n`));
    leave(1);
  };
  // Like a process, a run ends when there is nothing left to do; waiting for the next one does not count.
  port.unref();
  process.once('beforeExit', () => {
    port.ref();
    answer(Number(process.exitCode ?? 0));
  });
  try {
    load('main.js', new Map(library));
  } catch (error) {
    crashed(error);
  }
});

const { exit } = process;
let crashed = (error) => {
  throw error;
};
process.on('uncaughtException', (error) => crashed(error));
/** What this thread listens to itself. */
const own = new Set(process.eventNames());

function setProcess(name, value) {
  Object.defineProperty(process, name, { value, configurable: true, writable: true });
}

function text(chunks) {
  return Buffer.concat(chunks).toString('utf8');
}

/** A file of the program, as one run has loaded it; it is compiled once for all of them. */
function load(name, loaded) {
  if (!loaded.has(name)) {
    const file = join(folder, name);
    if (!compiled.has(name))
      compiled.set(name, compileFunction(readFileSync(file, 'utf8'), WRAPPED, { filename: file }));
    const module = { exports: {} };
    loaded.set(name, module);
    if (LIBRARY.test(name)) library.set(name, module);
    const requireHere = (id) => (id.startsWith('./') ? load(id.slice(2), loaded) : require(id));
    compiled.get(name)(module.exports, requireHere, module, file, folder);
  }
  return loaded.get(name).exports;
}
