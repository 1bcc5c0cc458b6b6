import type { Cell, Scene } from '../contract/scene.js';

/** Whether all goals of a scene are covered by the pieces that they ask for. */
export function areGoalsCovered({ pieces, goals = [] }: Scene): boolean {
  return goals.every((goal) => {
    const piece = pieces.find(({ cells }) => cells.some((cell) => isSame(cell, goal)));
    if (piece === undefined) return false;
    if (goal.place === undefined) {
      return piece.role === 'target' && (goal.label === undefined || piece.label === goal.label);
    }
    const place = goals.filter((other) => other.place === goal.place);
    return place.length === piece.cells.length && place.every((cell) => piece.cells.some((own) => isSame(own, cell)));
  });
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}
