/** Runs work that calls functions of a user's module, and ends it where these do not return. */
type Guard = <T>(work: () => T) => T;

let guard: Guard | undefined;

export function setGuard(given: Guard): void {
  guard = given;
}

/** Runs work; under the guard, if there is a module of the user. */
export function guarded<T>(work: () => T): T {
  return guard === undefined ? work() : guard(work);
}
