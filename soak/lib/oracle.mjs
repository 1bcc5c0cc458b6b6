// What is true of a board, by brute force: every position that the rules lead to, remembered as text. It knows `moves`, `play`,
// `isSolved` and `cost` of a family, and scenes, and nothing of packed states, heuristics or search.
import { identityOf } from '@slidewise/core/contract';

/** All that can be reached in a metric, unless there are more than `most`; then as far as that goes. */
export function bruteForce(family, start, metric, most) {
  const numbers = new Map([[identityOf(start), 0]]);
  const positions = [start];
  const depths = [0];
  /** The neighbours of each position, with the move to each. */
  const edges = [];
  const solved = [];
  for (let at = 0; at < positions.length && positions.length <= most; at++) {
    if (family.isSolved(positions[at])) solved.push(at);
    const own = [];
    for (const move of family.moves(positions[at], metric)) {
      const played = family.play(positions[at], move);
      if (!played.ok) throw new Error(`a move of the rules is not legal by the rules: ${played.problem.message}`);
      const key = identityOf(played.value);
      let number = numbers.get(key);
      if (number === undefined) {
        number = positions.length;
        numbers.set(key, number);
        positions.push(played.value);
        depths.push(depths[at] + 1);
      }
      own.push({ to: number, move });
    }
    edges.push(own);
  }
  const complete = edges.length === positions.length;
  // Of states that were found but not expanded, only a lower bound is known.
  const length = solved.length > 0 ? depths[solved[0]] : undefined;
  const atLeast = length ?? (complete ? Number.POSITIVE_INFINITY : (depths[edges.length] ?? 0));
  // From this distance on, not everything has been looked at.
  const missingFrom = complete ? Number.POSITIVE_INFINITY : depths[edges.length];
  return { complete, length, atLeast, missingFrom, positions, depths, edges, solved };
}

/** The distance of every position to the nearest solved one, Infinity where there is none; only for complete searches. */
export function goalDistances({ positions, edges, solved }) {
  const back = positions.map(() => []);
  for (const [from, own] of edges.entries()) for (const { to } of own) back[to].push(from);
  const distances = new Array(positions.length).fill(Number.POSITIVE_INFINITY);
  let layer = solved;
  for (let distance = 0; layer.length > 0; distance++) {
    for (const at of layer) distances[at] = distance;
    layer = [...new Set(layer.flatMap((at) => back[at]))].filter((at) => distances[at] > distance + 1);
  }
  return distances;
}

/** Of all shortest solutions, the least that one counts in another metric. */
export function leastTie(family, { edges, depths, solved, length }, finer) {
  const least = [0];
  for (const [from, own] of edges.entries()) {
    if (depths[from] >= length) break;
    for (const { to, move } of own) {
      if (depths[to] !== depths[from] + 1) continue;
      least[to] = Math.min(least[to] ?? Number.POSITIVE_INFINITY, least[from] + family.cost(move, finer));
    }
  }
  return Math.min(...solved.filter((at) => depths[at] === length).map((at) => least[at]));
}

/** How many there are of some scenes of a board if pieces that are exactly alike are not told apart. */
export function countAlike(scenes) {
  return new Set(scenes.map(likenessOf)).size;
}

/** Pieces are told apart by where they stand, the ways in which they may move, and a goal of their own. */
function likenessOf({ pieces, goals = [] }) {
  const owners = new Set(goals.map(({ label }) => label));
  return pieces
    .map(({ label, cells, ways }) => identityOf([ways ?? 'all', owners.has(label) ? label : '', cells]))
    .sort()
    .join('\n');
}
