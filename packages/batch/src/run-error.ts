/** Something that ends a run and that its user can do something about; the message is one sentence for them. */
export class RunError extends Error {
  override readonly name = 'RunError';
}
