// Small texts that stay on this device. Where it keeps nothing (a private window, a full disk), they stay until the page is closed.

const PREFIX = 'slidewise.';

/** Values that the device refused to store, by name. Undefined if it refused to remove one. */
const unkept = new Map<string, string | undefined>();

export function readStored(name: string): string | undefined {
  if (unkept.has(name)) return unkept.get(name);
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** All texts that stay on this device, by their names. */
export function allStored(): Readonly<Record<string, string>> {
  const texts = new Map<string, string | undefined>();
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX)) texts.set(key.slice(PREFIX.length), localStorage.getItem(key) ?? '');
    }
  } catch {
    // The page alone has them then.
  }
  for (const [name, text] of unkept) texts.set(name, text);
  return Object.fromEntries([...texts].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Keeps a text under a name, or forgets it; false if the device does not keep it. */
export function store(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    unkept.delete(name);
    return true;
  } catch {
    unkept.set(name, text);
    return false;
  }
}

/** Whether something is lost when the page is closed. */
export function isAnythingUnkept(): boolean {
  return unkept.size > 0;
}
