/** Small texts that stay on this device. Where nothing can be kept (a private window, a full disk), the app works without. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(`slidewise.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name, or forgets it. */
export function keep(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(`slidewise.${name}`);
    else localStorage.setItem(`slidewise.${name}`, text);
  } catch {
    // Not keeping it is all that can be done.
  }
}
