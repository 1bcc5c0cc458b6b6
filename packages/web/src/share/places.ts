/** How far each place in the history was scrolled. */
export class Places {
  private readonly scrolled = new Map<string, number>();
  private here: string;

  constructor(
    /** The name of the current place; undefined if it has none yet. */
    private readonly nameOf: () => string | undefined,
    private readonly giveName: () => string,
    kept: string | undefined,
  ) {
    for (const [name, top] of entriesIn(kept)) this.scrolled.set(name, top);
    this.here = nameOf() ?? giveName();
  }

  /** The page was scrolled. */
  scroll(top: number): void {
    this.scrolled.set(this.here, top);
  }

  /** The app has gone somewhere: how far down it was when it was there before, or undefined if it was not. */
  arrive(): number | undefined {
    const name = this.nameOf();
    this.here = name ?? this.giveName();
    return name === undefined ? undefined : (this.scrolled.get(name) ?? 0);
  }

  /** To be kept while the page is loaded again; the last places are enough. */
  get text(): string {
    return JSON.stringify([...this.scrolled].slice(-MOST));
  }
}

const MOST = 100;

function entriesIn(text: string | undefined): [string, number][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries)
      ? entries.filter((entry): entry is [string, number] => {
          const [name, top] = Array.isArray(entry) ? entry : [];
          return typeof name === 'string' && Number.isFinite(top);
        })
      : [];
  } catch {
    return [];
  }
}
