// Loads the files of the bundle, and keeps beside them what V8 has compiled of them: the next start takes that, which saves it
// about a quarter of its processor time (decision 232). Nothing depends on it: what is missing, of another Node or not to be written is compiled as ever.
import fs = require('node:fs');
import path = require('node:path');
import vm = require('node:vm');

type Wrapped = (
  exports: unknown,
  require: (id: string) => unknown,
  module: { exports: unknown },
  filename: string,
  dirname: string,
) => void;

/** V8 takes what it has compiled itself, and nothing of another version or machine. */
const folder = path.join(__dirname, 'compiled', `${process.version}-${process.platform}-${process.arch}`);
const modules = new Map<string, { exports: unknown }>();
/** What was compiled in this run, by the file that keeps it. */
const compiled = new Map<string, vm.Script>();

const requireHere = Object.assign(
  (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : require(id)),
  require,
);

function load(name: string): unknown {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  const file = path.join(__dirname, name);
  const run = scriptOf(file).runInThisContext() as Wrapped;
  run(module.exports, requireHere, module, file, __dirname);
  return module.exports;
}

function scriptOf(file: string): vm.Script {
  const { mtimeMs, size } = fs.statSync(file);
  // By time and size, so that a program which still runs while another one is put in its place leaves nothing that would be taken for that.
  const keptIn = path.join(folder, `${path.basename(file)}-${size}-${mtimeMs}`);
  const cachedData = process.env.NODE_DISABLE_COMPILE_CACHE ? undefined : contents(keptIn);
  const source = `(function (exports, require, module, __filename, __dirname) {${fs.readFileSync(file, 'utf8')}\n})`;
  const script = new vm.Script(source, cachedData === undefined ? { filename: file } : { filename: file, cachedData });
  if (cachedData === undefined) compiled.set(keptIn, script);
  return script;
}

function contents(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

/** At the end, when what the program has called is compiled, too. Written beside, and put there whole: several programs may end at once. */
function keepCompiled(): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (const [file, script] of compiled) {
      const beside = `${file}.${process.pid}`;
      const descriptor = fs.openSync(beside, 'wx');
      try {
        fs.writeFileSync(descriptor, script.createCachedData());
        // V8 believes what it reads: after a power failure the file must not be there without its contents.
        fs.fsyncSync(descriptor);
        fs.renameSync(beside, file);
      } catch {
        fs.rmSync(beside, { force: true });
      } finally {
        fs.closeSync(descriptor);
      }
    }
  } catch {
    // The folder may not be written to: the next start takes as long as this one.
  }
}

// With options, V8 may compile differently, and would refuse it without them.
const isPlain = process.execArgv.length === 0 && !process.env.NODE_OPTIONS && !process.env.NODE_DISABLE_COMPILE_CACHE;
process.once('exit', () => {
  if (isPlain && compiled.size > 0) keepCompiled();
});

export = { load };
