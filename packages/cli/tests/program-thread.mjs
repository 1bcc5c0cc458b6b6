// Runs the built program again and again in one thread, which saves the start of a process each time. Every run gets modules of the
// command line of its own, so that nothing that one leaves behind is there for the next. The library (and what is needed at every start) is
// loaded once: what it keeps between calls changes no answer, and evaluating it is most of what a short run takes.
import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { SourceTextModule, SyntheticModule } from 'node:vm';
import { workerData } from 'node:worker_threads';

const { bundle, port, signal } = workerData;
const LIBRARY = /\/(core|start|rolldown-runtime)\.js$/;
const library = new Map();
const sources = new Map();
const builtIns = new Map();

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
  const loaded = new Map(library);
  evaluated(moduleAt(bundle, loaded), loaded).catch(crashed);
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

/** A module of a run; the sources are read once. */
function moduleAt(url, loaded) {
  if (!loaded.has(url)) {
    if (!sources.has(url)) sources.set(url, readFileSync(new URL(url), 'utf8'));
    const module = new SourceTextModule(sources.get(url), {
      identifier: url,
      initializeImportMeta: (meta) => {
        meta.url = url;
      },
      importModuleDynamically: async (specifier) => evaluated(await imported(specifier, url, loaded), loaded),
    });
    loaded.set(url, module);
    if (LIBRARY.test(url)) library.set(url, module);
  }
  return loaded.get(url);
}

function imported(specifier, from, loaded) {
  return specifier.startsWith('.') ? moduleAt(new URL(specifier, from).href, loaded) : builtIn(specifier);
}

/** What Node brings is the same for all runs. */
async function builtIn(name) {
  if (!builtIns.has(name)) {
    const exports = await import(name);
    const module = new SyntheticModule(Object.keys(exports), () => {
      for (const [key, value] of Object.entries(exports)) module.setExport(key, value);
    });
    await module.link(() => {});
    await module.evaluate();
    builtIns.set(name, module);
  }
  return builtIns.get(name);
}

let linked = Promise.resolve();

async function evaluated(module, loaded) {
  // One after another: two that are linked at the same time may wait for what they share, half linked.
  linked = linked.then(() => {
    if (module.status !== 'unlinked') return;
    return module.link((specifier, referrer) => imported(specifier, referrer.identifier, loaded));
  });
  await linked;
  await module.evaluate();
  return module;
}
