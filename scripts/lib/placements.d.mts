interface Placements {
  readonly positions: number;
  readonly solved: number;
}

export function countPlacements(width: number, height: number, row: number): { all: Placements; plain: Placements };
export function countSolvableContents(width: number, height: number, row: number): number;
