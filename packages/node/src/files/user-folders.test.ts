import { afterEach, describe, expect, test, vi } from 'vitest';
import { cacheFolder, homeFolder, stateFolder } from './user-folders.js';

afterEach(() => vi.unstubAllEnvs());

const unknown = (): never => {
  throw new Error('ENOENT: no such user');
};

describe('the folders of a user', () => {
  test.each<[string, () => string, () => string, string | undefined]>([
    ['HOME', () => '/home/me', unknown, '/home/me'],
    ['an empty HOME, which is not the current directory', () => '', () => '/home/me', '/home/me'],
    ['a relative HOME', () => 'me', () => '/home/me', '/home/me'],
    ['an empty HOME, and a user without an entry', () => '', unknown, undefined],
    ['no HOME, and a user without an entry', unknown, unknown, undefined],
  ])('%s', (_, home, entry, expected) => {
    const system = { homedir: home, userInfo: () => ({ homedir: entry() }) };
    vi.stubEnv('XDG_CACHE_HOME', '');
    vi.stubEnv('XDG_STATE_HOME', 'relative');
    expect(homeFolder(system)).toBe(expected);
    expect(cacheFolder(system)).toBe(expected && `${expected}/.cache/slidewise`);
    expect(stateFolder(system)).toBe(expected && `${expected}/.local/state/slidewise`);
    vi.stubEnv('XDG_CACHE_HOME', '/caches');
    vi.stubEnv('XDG_STATE_HOME', '/states');
    expect([cacheFolder(system), stateFolder(system)]).toEqual(['/caches/slidewise', '/states/slidewise']);
  });
});
