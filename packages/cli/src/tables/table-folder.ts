import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The user's cache directory, as the XDG base directory specification has it. */
export function tableFolder(): string {
  const base = process.env.XDG_CACHE_HOME;
  return join(base !== undefined && isAbsolute(base) ? base : join(homedir(), '.cache'), 'slidewise');
}

export function tablePath(id: string): string {
  return join(tableFolder(), `${id}.table`);
}

export function hasTableFile(id: string): boolean {
  return existsSync(tablePath(id));
}
