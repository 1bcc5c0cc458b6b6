import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function readLock(path: string) {
  return JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
}

describe.each(['package-lock.json', 'site/package-lock.json'])('the lock file %s', (path) => {
  const lock = readLock(path);
  const locked = Object.entries(lock.packages);
  test('has what every platform needs: npm ci refuses one that lacks a binary, even that of another platform', () => {
    const found = (name: string, from: string): Locked | undefined =>
      lock.packages[`${from}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
    // What a package that is optional itself lacks is no concern of npm.
    const needed = locked.filter(([, { optional }]) => !optional);
    const missing = needed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, version]) => /^\d/.test(version) && found(name, path)?.version !== version)
        .map(([name]) => name),
    );
    expect(missing).toEqual([]);
    expect(locked.filter(([path]) => /darwin|win32/.test(path)).length).toBeGreaterThan(10);
  });

  test('names no registry', () => {
    const elsewhere = locked.filter(([, { link, resolved }]) => resolved !== undefined && !link);
    expect(elsewhere).toEqual([]);
  });
});
