import { resolve } from 'node:path';
import type { CommandLine } from '@slidewise/batch';

/** The command line of this process, without the password of Redis. */
export function commandLine(): CommandLine {
  return { folder: process.cwd(), words: process.argv.slice(2).map(withoutPassword) };
}

function withoutPassword(word: string): string {
  return word.replace(/(rediss?:\/\/[^:/@]*:)[^@]*@/, '$1PASSWORD@');
}

/** A command line for a shell, as it is typed in the current directory. */
export function shellCommand({ folder, words }: CommandLine): string {
  const command = ['slidewise', ...words].map(quoted).join(' ');
  return resolve(folder) === process.cwd() ? command : `cd ${quoted(folder)} && ${command}`;
}

/** The command that goes on with a run, in the directory where the run is now: it may have been moved or copied. */
export function resumeCommand({ folder, words }: CommandLine, dir: string): string {
  const here = resolve(folder) === process.cwd() ? dir : resolve(dir);
  const place = (named: string): string => (resolve(folder, named) === resolve(dir) ? named : here);
  const moved = words.map((word, i) => {
    if (words[i - 1] === '--out') return place(word);
    return word.startsWith('--out=') ? `--out=${place(word.slice('--out='.length))}` : word;
  });
  return shellCommand({ folder, words: moved });
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
