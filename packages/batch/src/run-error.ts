/** Something that ends a run and that its user can do something about; the message is one sentence for them. */
export class RunError extends Error {
  /** The name of the class. */
  override readonly name = 'RunError';
}
