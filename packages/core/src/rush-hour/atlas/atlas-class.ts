/** A class of boards whose components are enumerated. */
export interface AtlasClass {
  readonly width: number;
  readonly height: number;
  /** The row of the target, from 0. */
  readonly row: number;
  /** The lengths of vehicles other than the target, in ascending order. */
  readonly lengths: readonly number[];
  /** How many walls a board has. */
  readonly walls: { readonly least: number; readonly most: number };
}
