// Every way to solve a small random board, against plain brute force by the rules.

import { identityOf, same } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { algorithms } from '@slidewise/core/search';
import { prepare, solve } from '@slidewise/core/solving';
import { methodsFor, promisesShortest } from '@slidewise/lab/analysis';
import { BreadthFirst } from '../packages/core/dist/search/breadth-first.js';
import { PlainLayers } from '../packages/core/dist/search/plain-layers.js';
import { Account, assertArguments } from './lib/account.mjs';
import { smallBoard, withGoals } from './lib/boards.mjs';
import { bruteForce, countAlike, goalDistances, leastTie } from './lib/oracle.mjs';

export const summary = 'every algorithm, heuristic, strategy, goal and metric against brute force on small boards';

/** Brute force looks at no more positions than this. */
const FEW = 300;
const MANY = 3000;
/** No search of so small a board should need more; IDA* may, which is then told. */
const EXPANSIONS = 10_000;
/** Larger tables take longer to build than all the rest of a round. */
const MOST_TABLE_BYTES = 4_000_000;

/** One random board, in all metrics and for all goals. */
export function round(seed, among = families) {
  const random = seededRandom(seed);
  const account = new Account();
  const family = among[seed % among.length];
  const board = smallBoard(random, family);
  const most = random.integer(20) === 0 ? MANY : FEW;
  account.count('boards');
  for (const position of withGoals(family, board)) {
    for (const { id: metric } of family.metrics) compare(family, position, metric, most, random, account);
  }
  return account;
}

function compare(family, position, metric, most, random, account) {
  const about = (what) => () => `${family.id}, ${metric}, ${what}, ${JSON.stringify(position)}`;
  const truth = account.try('searches by brute force', about('brute force'), () =>
    bruteForce(family, position, metric, most),
  );
  if (truth === undefined) return;
  // Nothing is known of it that an answer could be compared with.
  const unknown = truth.length === undefined && !truth.complete;
  if (unknown) account.count('boards too large for brute force');

  account.try('refutations', about('refute'), () => {
    const proof = family.refute(position);
    assertArguments(
      proof === undefined || truth.length === undefined,
      `refuted (${proof?.message}), but ${truth.length} is enough`,
    );
  });
  account.try('explanations', about('explain'), () => {
    const { bound } = family.explain(position, metric);
    assertArguments(
      bound <= (truth.length ?? Number.POSITIVE_INFINITY),
      `explains ${bound}, but ${truth.length} is enough`,
    );
  });
  if (truth.complete) compareWholeSpace(family, position, metric, truth, random, account, about);
  if (!unknown) compareAnswers(family, position, metric, truth, random, account, about);
}

/** How many positions there are, by each kind of layers, and what heuristics say of them. */
function compareWholeSpace(family, position, metric, truth, random, account, about) {
  const space = family.space(position, metric);
  account.try('counts of reachable positions', about('reachable'), () => {
    const merges = space.identicalPieces !== undefined;
    const expected = merges ? countAlike(truth.positions.map(family.scene)) : truth.positions.length;
    const search = new BreadthFirst(space, { memoryLimit: Number.POSITIVE_INFINITY }, 'everything');
    while (search.step(1 + random.integer(100)) === undefined);
    assertArguments(
      search.counts.stored === expected,
      `${search.counts.stored} reachable positions instead of ${expected}`,
    );
  });
  for (const wanted of ['goal', 'everything']) {
    const compiled = space.layers?.(Number.POSITIVE_INFINITY, wanted);
    if (compiled === undefined) continue;
    account.try('compiled layers', about(`compiled layers, ${wanted}`), () => {
      sameLayers(space, new PlainLayers(space, { memoryLimit: Number.POSITIVE_INFINITY }, wanted), compiled);
    });
  }
  const distances = goalDistances(truth);
  const chosen = random.shuffle(truth.positions.map((_, i) => i)).slice(0, 6);
  for (const { id, admissible, metrics, unfit } of family.heuristics) {
    if (!admissible || !metrics.includes(metric) || unfit?.(position) !== undefined) continue;
    for (const at of [0, ...chosen]) {
      account.try('lower bounds', about(`heuristic ${id} of position ${at}`), () => {
        const bound = estimate(family, truth.positions[at], metric, id);
        assertArguments(bound <= distances[at], `${id} says ${bound}, but ${distances[at]} is enough`);
      });
    }
  }
}

function estimate(family, position, metric, id) {
  const space = family.space(position, metric);
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  return space.heuristic(id)(state, 0);
}

/** Goes through both kinds of layers side by side. */
function sameLayers(space, plain, compiled) {
  const facts = ({ size, peakWaiting, generated, solved }) => ({ size, peakWaiting, generated, solved });
  const told = (layers) => identityOf(facts(layers));
  const keys = [new Int32Array(space.keyWords), new Int32Array(space.keyWords)];
  let [lastLayer, thisLayer, read] = [0, 0, 0];
  do {
    const layer = plain.waiting;
    plain.startLayer(lastLayer);
    compiled.startLayer(lastLayer);
    [lastLayer, thisLayer] = [thisLayer, plain.size];
    for (let left = layer; left > 0 && plain.solved < 0; ) left -= plain.expand(left);
    for (let left = layer; left > 0 && compiled.solved < 0; ) left -= compiled.expand(left);
    assertArguments(
      same(facts(plain), facts(compiled)),
      () => `compiled layers say ${told(compiled)}, plain ones ${told(plain)}`,
    );
    for (; read < plain.size; read++) {
      plain.read(read, keys[0], 0);
      compiled.read(read, keys[1], 0);
      assertArguments(keys[0].join() === keys[1].join(), `state ${read} is another in compiled layers`);
    }
  } while (plain.waiting > 0 && plain.solved < 0);
}

function compareAnswers(family, position, metric, truth, random, account, about) {
  // Left alone, a family plans one of them.
  for (const way of [{}, ...waysToTry(family, position, metric)]) {
    const options = { metric, ...way, proveFirst: random.integer(2) === 0, limits: { expansions: EXPANSIONS } };
    if (needsLargeTables(family, position, options)) {
      account.count('ways that need large tables');
      continue;
    }
    account.try('answers', about(JSON.stringify(options)), () => {
      const answer = solve(family, position, options);
      if (answer.ok) {
        const shortest = promisesShortest(family, answer.value);
        judge(family, position, answer.value, truth, { shortest }, account);
      }
      // Some ways to solve are for some boards only, and say so.
      else assertArguments(mayBeUnfit(family, position, metric, way), `cannot be asked: ${answer.problem.message}`);
      if (!answer.ok) account.count('ways that do not fit a board');
    });
  }
  const expansions = random.integer(20);
  if (needsLargeTables(family, position, { metric })) return;
  account.try('answers', about(`at most ${expansions} expansions`), () => {
    const { value } = solve(family, position, { metric, limits: { expansions } });
    judge(family, position, value, truth, { stops: true }, account);
  });
  // Of a search that was cut short, not all of the shortest solutions need be known.
  if (truth.length === undefined || !(truth.missingFrom > truth.length)) return;
  for (const tieBreak of family.metrics.find(({ id }) => id === metric).tieBreaks ?? []) {
    account.try('broken ties', about(`ties broken by ${tieBreak}`), () => {
      const { value } = solve(family, position, { metric, tieBreak });
      judge(family, position, value, truth, { shortest: true }, account);
      const [told, least] = [countIn(family, value.moves, tieBreak), leastTie(family, truth, tieBreak)];
      assertArguments(told === least, `a shortest solution counts ${told} in ${tieBreak}, but ${least} is enough`);
    });
  }
}

/** All that fit the board by their heuristics; and the family's own algorithms with the heuristic that they choose. */
function waysToTry(family, position, metric) {
  const choosing = family.strategies.filter(({ heuristics }) => heuristics.length > 0);
  return [...methodsFor(family, position, metric), ...choosing.map(({ id: algorithm }) => ({ algorithm }))];
}

function needsLargeTables(family, position, options) {
  const prepared = prepare(family, position, options);
  return prepared.ok && prepared.value.tables.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_TABLE_BYTES;
}

function mayBeUnfit(family, position, metric, { algorithm, heuristic }) {
  const strategy = family.strategies.find(({ id }) => id === algorithm);
  if (strategy?.unfit?.(position, metric) !== undefined) return true;
  if (!family.backwards && algorithms.some(({ id, backwards }) => id === algorithm && backwards)) return true;
  return strategy !== undefined && heuristic === undefined;
}

/** What an answer says, by what is true. */
function judge(family, position, answer, truth, { shortest = false, stops = false }, account) {
  const { status, length, optimal, lowerBound, moves, stopReason, counts } = answer;
  assertArguments(
    lowerBound <= (truth.length ?? Number.POSITIVE_INFINITY),
    `the lower bound is ${lowerBound}, but ${truth.length} is enough`,
  );
  if (status === 'stopped') {
    assertArguments(
      stops || counts.expanded >= EXPANSIONS,
      `it stopped (${stopReason}) after ${counts.expanded} expansions`,
    );
    if (!stops) account.count('answers that took too long');
    return;
  }
  if (truth.length === undefined) {
    assertArguments(status === 'unsolvable', `it is ${status}, but there is no solution`);
    return;
  }
  assertArguments(status === 'solved', `it is ${status}, but ${truth.length} is enough`);
  let at = position;
  for (const [i, move] of moves.entries()) {
    const played = family.play(at, move);
    assertArguments(played.ok, () => `move ${i + 1} is not legal: ${played.problem.message}`);
    at = played.value;
  }
  assertArguments(family.isSolved(at), 'the moves do not solve it');
  assertArguments(countIn(family, moves, answer.metric) === length, `the moves do not count ${length}`);
  assertArguments(length >= truth.length, `${length} is less than brute force needs, ${truth.length}`);
  if (optimal || (shortest && stopReason === undefined)) {
    assertArguments(length === truth.length, `${length} is called shortest, but ${truth.length} is enough`);
  }
  if (shortest && stopReason === undefined) assertArguments(optimal, 'it is shortest, and not called so');
}

function countIn(family, moves, metric) {
  return moves.reduce((sum, move) => sum + family.cost(move, metric), 0);
}
