// Writes the data of an archive into a folder: Parquet, JSON Lines, a card, checksums and the licence.
//   npm run data -- OUT                                     All data sets.
//   npm run data -- OUT --only collection --limit 20        One data set (repeatable), and its first rows.
// Korf's boards come from ../shared/data/korf100.txt, or the file that KORF_100 names; without it they are left out.
import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { parquetPieces } from '../packages/batch/dist/merge/index.js';
import { dataCard } from './lib/data-card.mjs';
import { dataSets, isThere } from './lib/data-sets.mjs';

const names = dataSets.map(({ name }) => name);
const { out, only, limit } = readArguments();
const root = join(import.meta.dirname, '..');
mkdirSync(out, { recursive: true });

const made = [];
for (const set of dataSets.filter(({ name }) => only.includes(name))) {
  if (!isThere(set)) {
    process.stdout.write(`${set.name}: left out, since ${set.file} is not there\n`);
    continue;
  }
  const lines = join(out, `${set.name}.jsonl`);
  let rows = 0;
  const counted = async function* () {
    for await (const line of linesOf(set)) {
      rows += 1;
      yield `${line}\n`;
    }
  };
  await pipeline(counted, createWriteStream(lines));
  await pipeline(parquetPieces(inGroups(lines), set.columns), createWriteStream(join(out, `${set.name}.parquet`)));
  made.push({ ...set, rows, more: set.more });
  process.stdout.write(`${set.name}: ${rows} rows\n`);
}
if (made.length === 0) fail('nothing could be made');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(join(out, 'README.md'), dataCard(version, made));
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
const files = [...made.flatMap(({ name }) => [`${name}.jsonl`, `${name}.parquet`]), 'LICENSE', 'README.md'];
const sums = await Promise.all(files.map(async (name) => `${await sumOf(join(out, name))}  ${name}\n`));
writeFileSync(join(out, 'checksums.txt'), sums.join(''));

/** The rows as JSON, with the columns in their order. */
async function* linesOf(set) {
  let left = limit;
  for await (const row of set.rows()) {
    if (left-- <= 0) return;
    yield JSON.stringify(Object.fromEntries(set.columns.map(({ name }) => [name, row[name] ?? null])));
  }
}

/** The lines of a file, many at a time. */
async function* inGroups(path) {
  let rest = '';
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 2 ** 20 })) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop();
    yield lines;
  }
}

async function sumOf(path) {
  const hash = createHash('sha256');
  await pipeline(Readable.from(createReadStream(path)), hash);
  return hash.digest('hex');
}

function readArguments() {
  let parsed;
  try {
    const options = { only: { type: 'string', multiple: true }, limit: { type: 'string' } };
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    fail(error.message);
  }
  const { values, positionals } = parsed;
  if (positionals.length !== 1) fail('expected one folder to write to: npm run data -- OUT');
  const unknown = values.only?.find((name) => !names.includes(name));
  if (unknown !== undefined) fail(`there is no data set "${unknown}": expected ${names.join(', ')}`);
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit))
    fail('--limit must be a whole number from 1 up');
  return { out: positionals[0], only: values.only ?? names, limit: Number(values.limit ?? Number.POSITIVE_INFINITY) };
}

function fail(why) {
  process.stderr.write(`slidewise: ${why}\n`);
  process.exit(2);
}
