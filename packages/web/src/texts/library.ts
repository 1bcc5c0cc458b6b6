import type { BoardWords } from '@slidewise/board/state';
import type { Names, Sentence } from '@slidewise/core/messages';

/** What a part of the library says and calls things, in a language. */
export interface Library {
  readonly sentences: Readonly<Record<string, Sentence<never>>>;
  readonly names: Partial<Names>;
  /** What boards say to screen readers. */
  readonly words?: BoardWords | undefined;
}
