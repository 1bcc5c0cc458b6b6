/** A signal that is aborted whenever something is true. */
export function abortedWhen(isOver: () => boolean): { readonly aborted: boolean } {
  return {
    get aborted() {
      return isOver();
    },
  };
}
