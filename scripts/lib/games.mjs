import { HELP } from '@slidewise/core/session';

/** The games in a text: JSON Lines, or what the web app exports; or what is wrong with it. */
export function readGames(text, name) {
  const exported = gamesOfApp(text);
  if (exported !== undefined) return { games: exported };
  const games = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const game = parsed(line);
    if (!isGame(game)) {
      return { error: `${name}:${i + 1}: a game has "board", "moves", "seconds", and "help": ${HELP.join(', ')}` };
    }
    games.push(game);
  }
  return { games };
}

/** Kendall's rank correlation (tau-a) over pairs of the same group: 1 for the same order, -1 for the opposite one. NaN without pairs. */
export function tauWithin(groups, a, b) {
  let [sum, pairs] = [0, 0];
  for (const group of groups) {
    for (const [i, one] of group.entries()) {
      for (const other of group.slice(0, i)) sum += Math.sign(a(one) - a(other)) * Math.sign(b(one) - b(other));
      pairs += i;
    }
  }
  return sum / pairs;
}

/** The rows of the same value, group by group. */
export function groupsBy(rows, key) {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/**
 * What the games on a board took, as mean logarithms. A game that was given up counts like the longest of its board. Undefined where nobody
 * has solved it.
 */
export function effortOf(games) {
  const solved = games.filter(({ help }) => help === 'clean');
  if (solved.length === 0) return undefined;
  const given = games.length - solved.length;
  const mean = (value) => {
    const logs = solved.map((game) => Math.log(Math.max(1, value(game))));
    return (logs.reduce((sum, log) => sum + log, 0) + given * Math.max(...logs)) / games.length;
  };
  const [moves, time] = [mean((game) => game.moves), mean((game) => game.seconds)];
  return { moves, time, both: (moves + time) / 2, givenUp: given / games.length };
}

/** Weights by least squares for values that are compared within groups only: both sides less their means in the group. */
export function weightsWithin(groups, features, value) {
  const rows = groups.flatMap((group) => {
    const mean = (of) => group.reduce((sum, row) => sum + of(row), 0) / group.length;
    const means = features.map(mean);
    const middle = mean(value);
    return group.map((row) => ({ x: features.map((of, i) => of(row) - means[i]), y: value(row) - middle }));
  });
  const matrix = features.map((_, i) => [
    ...features.map((_, j) => rows.reduce((sum, { x }) => sum + x[i] * x[j], i === j ? 1e-9 : 0)),
    rows.reduce((sum, { x, y }) => sum + x[i] * y, 0),
  ]);
  for (const [i, pivot] of matrix.entries()) {
    for (const [j, row] of matrix.entries()) {
      if (j === i) continue;
      const factor = row[i] / pivot[i];
      for (const k of row.keys()) row[k] -= factor * pivot[k];
    }
  }
  return matrix.map((row, i) => row.at(-1) / row[i]);
}

/** The history in an export, or undefined. A game whose solution was shown was given up. */
function gamesOfApp(text) {
  const { app, kept } = parsed(text) ?? {};
  if (app !== 'slidewise' || typeof kept?.history !== 'string') return undefined;
  const history = parsed(kept.history);
  if (!Array.isArray(history)) return [];
  return history.filter(Array.isArray).flatMap(([, board, , , moves, seconds, help]) => {
    const game = { board, moves, seconds, help: HELP[help] };
    return isGame(game) ? [game] : [];
  });
}

function isGame(game) {
  const { board, moves, seconds, help } = game ?? {};
  const isCount = (value) => Number.isFinite(value) && value >= 0;
  return typeof board === 'string' && isCount(moves) && isCount(seconds) && HELP.includes(help);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
