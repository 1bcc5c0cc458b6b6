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

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
