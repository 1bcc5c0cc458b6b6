import { type Accessor, createMemo } from 'solid-js';

/** For what is no signal itself: reads it again whenever the version says that it may have changed. */
export function watching(version: Accessor<number>): <T>(read: () => T) => Accessor<T> {
  return (read) =>
    createMemo(() => {
      version();
      return read();
    });
}
