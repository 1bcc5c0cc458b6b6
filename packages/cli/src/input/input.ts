import { close, open, read, readFileSync, type Stats, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { Decoder, damageIn, mayBeBoards, readAddress, saysItself } from '@slidewise/core/reading';
import { suggestion } from '@slidewise/core/text';
import type { CollectionFile } from '@slidewise/node/puzzles';
import { describeSystemError } from '@slidewise/node/system-errors';
import { say } from '../terminal/complain.js';
import { mustNotWait } from '../terminal/interactive.js';
import { collectionFiles, fileCalled, filesNamed, inOrder } from './collection.js';
import type { Finds } from './folder.js';

/** A text to read boards from, or why it could not be read. Some of its lines may be no text: readers of boards say so of each. */
export type TextSource = Place & ({ readonly text: string } | { readonly error: string });

/** The same, or the end of a folder. */
export type Source = TextSource | (Place & { readonly end: Finds });

interface Place {
  readonly name: string;
  /** The line of the one board that was asked for, in a text that may hold many. */
  readonly line?: number;
  /** The family that it belongs to by its place in the collection. */
  readonly family?: string;
  /** The folder in which it was found, if it was not named on the command line. */
  readonly among?: Finds;
  /** It stands on the command line itself: an id or a link. */
  readonly isArgument?: true;
}

/** More than any file of boards that is meant to be read in one go. */
const MOST_BYTES = 256 * 2 ** 20;
const CHUNK_BYTES = 2 ** 16;

// Small files are read at once, and functions of node:fs are made to return promises: starting threads for that, or loading node:fs/promises, takes longer than reading
// most files.

/**
 * The texts behind the arguments, in order: files, directories of files (and directories), names in the collection where there
 * is no such file, `-` for standard input. Each may end in `:LINE`. Ids of positions stand for themselves, links of the web app for the
 * board that they show.
 */
export async function* readSources(paths: readonly string[]): AsyncGenerator<Source> {
  let inputUsed = false;
  for (const given of paths) {
    if (given !== '-')
      yield* isBoardItself(given) ? [{ name: nameOf(given), text: given, isArgument: true }] : readPath(given);
    else if (inputUsed) yield { name: '-', error: 'standard input has been read already' };
    else yield { name: '-', ...(await readInput()) };
    inputUsed ||= given === '-';
  }
}

/** Standard input; from a terminal only if prompts are allowed, and with a prompt. */
async function readInput(): Promise<{ text: string } | { error: string }> {
  if (process.stdin.isTTY) {
    if (mustNotWait()) return { error: 'standard input is a terminal, and --no-input forbids waiting for it' };
    say('reading from the terminal; Ctrl-D on a line of its own ends the text');
  }
  return readAll(process.stdin);
}

/** The text of an option: as given, or with `@` the content of that file. */
export async function readValue(value: string | undefined): Promise<TextSource | undefined> {
  if (value === undefined || !value.startsWith('@')) return value === undefined ? undefined : { name: '', text: value };
  const path = value.slice(1);
  for await (const source of readPath(path)) {
    // One file is meant, and never a folder.
    return source.among !== undefined || 'end' in source
      ? { name: path, error: 'it is a directory' }
      : whollyText(source);
  }
  return undefined;
}

/** Whether an argument is an id or a link, and no file has that name. */
export function isBoardItself(given: string): boolean {
  return saysItself(given) && !exists(given);
}

/** The name of a board given as an argument: that of the puzzle for a link to one, else the id. */
function nameOf(given: string): string {
  const at = given.indexOf('#/');
  if (at < 0) return given;
  const { name, parameters } = readAddress(given.slice(at));
  return (parameters.board ?? name) || given;
}

async function* readPath(given: string): AsyncGenerator<Source> {
  if (exists(given)) return yield* readFiles(given);
  const [, path, line] = /^(.+):(\d{1,9})$/.exec(given) ?? [];
  const place = line === undefined ? {} : { line: Number(line) };
  if (path !== undefined && exists(path)) return yield* readFiles(path, place);
  const collection = await collectionFiles();
  const named = filesNamed(collection, given);
  const found = named.length > 0 || path === undefined ? named : filesNamed(collection, path);
  if (found.length > 0) return yield* readCollection(found, place);
  const called = await fileCalled(collection, given);
  if (called !== undefined) {
    return yield* readCollection([called.file], called.line === undefined ? {} : { line: called.line });
  }
  yield { name: given || '""', error: noSuchFile(given, path ?? given, collection) };
}

/** A source of which all must be text: it is none of boards. */
export function whollyText(source: TextSource): TextSource {
  const sound = 'text' in source ? soundText(source.text) : source;
  return 'error' in sound ? { name: source.name, error: sound.error } : source;
}

/** What a file holds that is no text of boards, or why it is no text. */
export function decodeText(bytes: Buffer): { readonly text: string } | { readonly error: string } {
  return soundText(textOf(bytes));
}

function soundText(text: string): { readonly text: string } | { readonly error: string } {
  const damage = damageIn(text);
  return damage === undefined ? { text } : { error: damage.error.message };
}

function textOf(bytes: Buffer): string {
  const decoder = new Decoder();
  return decoder.decode(bytes) + decoder.end();
}

/** What is said of an argument that names neither a file nor anything in the collection; `name` is the same without a line. */
export function noSuchFile(given: string, name: string, collection: readonly CollectionFile[]): string {
  if (isHereClosed()) return 'the current directory may not be searched: permission denied';
  const names = inOrder(collection).map((file) => file.name);
  const otherwise =
    looksDrawn(given) && mayBeBoards(given, true)
      ? '; a board is read from a file, or from standard input with -'
      : suggestion(name, names);
  return `there is no such file or directory${otherwise}`;
}

/** Whether it is the text of a board, and not the name of one: rows, a grid on one line, numbers. */
function looksDrawn(given: string): boolean {
  return /\n|^[\p{L}.#]{16,}$|^([\p{Lu}.#]{3,}\/)+[\p{Lu}.#]{3,}$|^\d+([\s,/]+\d+){3,}$/u.test(given);
}

/** Files of the collection, each under its name. */
export async function* readCollection(files: readonly CollectionFile[], place = {}): AsyncGenerator<Source> {
  for (const { name, path, family } of files) yield* readFiles(path, { ...place, name, family });
}

/** Whether the current directory may not be searched. */
function isHereClosed(): boolean {
  try {
    statSync('.');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

export function exists(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    // Any other error is reported on reading. But if the current directory may not be searched, every name gives this
    // error.
    return !['ENOENT', 'ENOTDIR'].includes(code) && !(code === 'EACCES' && !isAbsolute(path) && isHereClosed());
  }
}

/** A file, or all files in a directory and the directories in it. */
async function* readFiles(path: string, place: Partial<Place> = {}): AsyncGenerator<Source> {
  try {
    const found = statSync(path);
    if (found.isDirectory()) yield* readFolder(path, place);
    else yield await readFile(path, found, place);
  } catch (error) {
    yield { name: path, ...place, error: describeSystemError(error) };
  }
}

async function* readFolder(folder: string, place: Partial<Place>): AsyncGenerator<Source> {
  // Loaded only where a folder is named.
  const { filesBelow, Finds } = await import('./folder.js');
  const among = new Finds(folder);
  for await (const path of filesBelow(folder, among)) {
    try {
      yield await readFile(path, statSync(path), { ...place, among });
    } catch {
      among.skipUnreadable();
    }
  }
  yield { name: folder, end: among };
}

/** One file that is known to be no directory; what is larger than `most` bytes is not read. */
export async function readTextFile(path: string, most = MOST_BYTES): Promise<TextSource> {
  try {
    return whollyText(await readFile(path, statSync(path), {}, most));
  } catch (error) {
    return { name: path, error: describeSystemError(error) };
  }
}

async function readFile(path: string, found: Stats, place: Partial<Place>, most = MOST_BYTES): Promise<TextSource> {
  const source = { name: path, ...place };
  if (found.isFIFO() || found.isCharacterDevice()) {
    const { waitingStream } = await import('./waiting-stream.js');
    const stream = waitingStream(path);
    if (stream !== undefined) return { ...source, ...(await readAll(stream)) };
  }
  if (found.isFile() && found.size > 0 && found.size <= CHUNK_BYTES) {
    return { ...source, ...(await readAll([readFileSync(path)], most)) };
  }
  const file = await promisify(open)(path, 'r');
  try {
    return { ...source, ...(await readAll(chunksOf(file), most)) };
  } finally {
    await promisify(close)(file);
  }
}

/** What a file holds, piece by piece. A stream would do the same, but loading what it is made of takes longer than most files. */
async function* chunksOf(file: number): AsyncGenerator<Buffer> {
  for (;;) {
    const { bytesRead, buffer } = await promisify(read)(file, Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function readAll(
  stream: AsyncIterable<Buffer> | Iterable<Buffer>,
  most = MOST_BYTES,
): Promise<{ text: string } | { error: string }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > most) return { error: `this is larger than ${most / 2 ** 20} MiB` };
  }
  return { text: textOf(Buffer.concat(chunks)) };
}
