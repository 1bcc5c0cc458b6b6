/** Something that ends a run and that its user can do something about; the message is one sentence for them. */
export class RunTrouble extends Error {
  override readonly name = 'RunTrouble';
}
