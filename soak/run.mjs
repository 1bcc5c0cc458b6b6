// The tests that have no end: random boards against brute force, random texts for every reader, limits, kills while writing.
//   npm run soak                                    All parts, ten minutes in all.
//   npm run soak -- fuzz kills --minutes 60         Some of them, for an hour in all.
//   npm run soak -- --resume                        On from the end of the last run.
//   npm run soak -- fuzz --seed 4711 --rounds 1     One round again.
// A round is known by its seed alone. Every finding comes with the line that repeats it; the exit code is 1 if there is one.
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fresh, load, progressFolder, save } from './lib/progress-file.mjs';

const PARTS = ['differential', 'fuzz', 'limits', 'kills', 'service'];
/** A round that takes longer hangs: most take less than a second, and the machine may be busy. */
const LONGEST_ROUND = 15 * 60_000;
const MINUTES = 10;

const { parts, minutes, seed, rounds, resume } = options();
let [stopped, found] = [false, 0];
let endRound = () => {};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopped = true;
    endRound();
  });
}
for (const part of parts) if (!stopped) await soak(part);
console.log(`\n${found === 0 ? 'Nothing was found' : `Findings: ${found}`}; go on with --resume (${progressFolder}).`);
process.exitCode = found === 0 ? 0 : 1;

function options() {
  const text = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({
      options: { minutes: text, seed: text, rounds: text, resume: { type: 'boolean' } },
      allowPositionals: true,
    });
    const wrong = positionals.find((part) => !PARTS.includes(part));
    if (wrong !== undefined) throw new Error(`there is no part "${wrong}": expected ${PARTS.join(', ')}`);
    if (values.resume && values.seed !== undefined)
      throw new Error('--resume goes on with its own seed: leave out --seed');
    return {
      parts: positionals.length > 0 ? positionals : PARTS,
      // Who wants a number of rounds wants all of them.
      minutes: positive('minutes', values.minutes ?? (values.rounds === undefined ? String(MINUTES) : 'Infinity')),
      seed: whole('seed', values.seed ?? '1'),
      rounds: values.rounds === undefined ? Number.POSITIVE_INFINITY : whole('rounds', values.rounds),
      resume: values.resume ?? false,
    };
  } catch (error) {
    console.error(`soak: ${error.message}`);
    process.exit(2);
  }
}

function positive(name, text) {
  if (!(Number(text) > 0)) throw new Error(`--${name} must be a positive number, not "${text}"`);
  return Number(text);
}

function whole(name, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number of up to nine digits, not "${text}"`);
  return Number(text);
}

/** Runs rounds of a part until its time is over, and tells what it did. */
async function soak(part) {
  const { summary } = await import(new URL(`${part}.mjs`, import.meta.url));
  const progress = (resume ? load(part) : undefined) ?? fresh(seed);
  const until = Date.now() + (minutes * 60_000) / parts.length;
  const lastRound = progress.rounds + rounds;
  console.log(`\n== ${part}: ${summary}; from seed ${progress.nextSeed} ==\n`);
  // A process that crashes or hangs is a finding, too, and another one goes on after it.
  while (!stopped && Date.now() < until && progress.rounds < lastRound) await work(part, progress, until, lastRound);
  const counts = Object.entries(progress.counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  console.log(
    `${part}: ${progress.rounds.toLocaleString('en')} rounds up to seed ${progress.nextSeed - 1}: ${counts.join(', ')}`,
  );
  console.log(`${part}: ${progress.findings.length} findings`);
  found += progress.findings.length;
}

/** One process that works on a part, until it ends or has to. */
function work(part, progress, until, lastRound) {
  return new Promise((resolve) => {
    const child = fork(new URL('lib/work.mjs', import.meta.url), [part, String(progress.nextSeed)]);
    let startedAt = Date.now();
    let savedAt = 0;
    let ended = false;
    const end = () => {
      ended = true;
      child.kill('SIGKILL');
    };
    endRound = end;
    const watch = setInterval(() => {
      if (Date.now() - startedAt < LONGEST_ROUND) return;
      report(part, progress, progress.nextSeed, `the round has not ended after ${LONGEST_ROUND / 60_000} minutes`);
      skip();
      end();
    }, 1000);
    const skip = () => {
      progress.rounds++;
      progress.nextSeed++;
      save(part, progress);
    };
    child.on('message', ({ seed: done, counts, findings, notes }) => {
      if (ended) return;
      for (const [what, count] of Object.entries(counts)) progress.counts[what] = (progress.counts[what] ?? 0) + count;
      for (const note of notes) console.log(note);
      for (const finding of findings) report(part, progress, done, finding);
      const now = Date.now();
      progress.milliseconds += now - startedAt;
      progress.rounds++;
      progress.nextSeed = done + 1;
      startedAt = now;
      if (now - savedAt > 1000 || findings.length > 0) {
        save(part, progress);
        savedAt = now;
      }
      if (now >= until || progress.rounds >= lastRound) end();
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      if (!ended && !stopped) {
        report(part, progress, progress.nextSeed, `the process ended by itself (${signal ?? `exit code ${code}`})`);
        skip();
      }
      save(part, progress);
      resolve();
    });
  });
}

function report(part, progress, seed, finding) {
  progress.findings.push({ seed, finding });
  console.log(`FOUND by ${part}: ${finding}\n  again: npm run soak -- ${part} --seed ${seed} --rounds 1\n`);
}
