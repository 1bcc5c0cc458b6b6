import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The functions of the system that give the home directory. */
interface System {
  homedir(): string;
  userInfo(): { readonly homedir: string };
}

/** The user's home directory; undefined where there is none, as in a container that runs as a user without a name. */
export function homeFolder(system: System = { homedir, userInfo }): string | undefined {
  // An empty HOME would make the current directory of it, and for a user without an entry both fail.
  for (const find of [() => system.homedir(), () => system.userInfo().homedir]) {
    try {
      const home = find();
      if (isAbsolute(home)) return home;
    } catch {
      // Try the next one.
    }
  }
  return undefined;
}

/** Where tables are kept that took long to build, as the XDG base directory specification has it. */
export function cacheFolder(system: System = { homedir, userInfo }): string | undefined {
  return userFolder(process.env.XDG_CACHE_HOME, '.cache', system);
}

/** Where games are kept, likewise. */
export function stateFolder(system: System = { homedir, userInfo }): string | undefined {
  return userFolder(process.env.XDG_STATE_HOME, join('.local', 'state'), system);
}

function userFolder(base: string | undefined, inHome: string, system: System): string | undefined {
  // A relative path counts as none, says the specification.
  if (base !== undefined && isAbsolute(base)) return join(base, 'slidewise');
  const home = homeFolder(system);
  return home === undefined ? undefined : join(home, inHome, 'slidewise');
}
