/** Small texts that stay on this device. Where nothing can be kept (a private window, a full disk), the app works without. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(`slidewise.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** All texts that stay on this device, by their names. */
export function allStored(): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith('slidewise.')) texts[key.slice('slidewise.'.length)] = localStorage.getItem(key) ?? '';
    }
  } catch {
    // Nothing is kept then.
  }
  return texts;
}

/** Keeps a text under a name, or forgets it. */
export function store(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(`slidewise.${name}`);
    else localStorage.setItem(`slidewise.${name}`, text);
  } catch {
    // Not keeping it is all that can be done.
  }
}
