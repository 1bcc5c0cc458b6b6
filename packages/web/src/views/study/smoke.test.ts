import { families } from '@slidewise/core/families';
import { readAddress, writeAddress } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { LEVELS } from '@slidewise/lab/collection';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../collection/puzzle.js';
import { puzzles } from '../../testing/listed-puzzles.js';
import { Comparison, outcome } from './compare/comparison.js';
import { treeAlgorithms } from './methods.js';
import { raceWords } from './race/race-words.js';
import type { Run } from './run.js';
import { Study } from './study.js';
import { addressOf, type OpenStudy, openStudy } from './study-address.js';
import { laboratory } from './testing/laboratory.js';
import { currentNode, frontierIds, frontierSize } from './tree/frontier-rows.js';
import { showTree } from './tree/shown-tree.js';
import { stepWords, tieWords } from './tree/step-words.js';
import { moveWords, nodeWords, standing } from './words.js';

// Every algorithm on boards of every family and level, in all modes: whatever the page shows of a search can be shown at any step.

const puzzleNamed = (name: string): Puzzle | undefined => puzzles.find((puzzle) => puzzle.name === name);
const ports = { puzzleNamed, savedGame: () => undefined, usual: () => puzzles[0]! };
const open = (hash: string): OpenStudy => unwrap(openStudy(readAddress(hash), ports));

/** A puzzle of every level that a family has, one on the smallest board. */
function boardsOf(family: string): readonly string[] {
  const size = ({ width, height }: Puzzle): number => width * height;
  const own = puzzles.filter((puzzle) => puzzle.family === family).toSorted((a, b) => size(a) - size(b));
  return LEVELS.flatMap(({ id }) => own.find(({ level }) => level === id)?.name ?? []);
}

async function studying({ board, methods, mode, step }: OpenStudy): Promise<Study> {
  const world = { now: () => 0, later: () => () => {}, laboratory: laboratory() };
  const study = new Study(board, mode === 'race' ? methods : methods.slice(0, 1), step, world);
  await until(() => study.runs.every((run) => run.replay !== undefined || run.error !== undefined));
  await until(() => !study.behind);
  return study;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** All that the page shows of a search as it stands, in a text. */
function look(study: Study, run: Run): string {
  const { family, position } = study.board;
  expect(run.error).toBeUndefined();
  const replay = run.replay!;
  const current = currentNode(replay);
  const node = replay.nodes[current];
  const rows = frontierIds(replay, 8);
  const shown = showTree(replay.tree, current, 50);
  // There is a root before anything is expanded, unless nothing is to be searched.
  if (family.refute(position) === undefined) expect(node).toBeDefined();
  return JSON.stringify([
    standing(study.board, run),
    replay.counts,
    node === undefined ? '' : nodeWords(node, replay.search),
    node === undefined ? '' : moveWords({ replay, board: study.board }, current),
    family.scene(node === undefined ? position : replay.position(current)),
    rows.map((id) => moveWords({ replay, board: study.board }, id)),
    frontierSize(replay),
    stepWords(replay),
    tieWords(replay, rows),
    [...shown.nodes.keys()],
  ]);
}

/** A place in the collection is nothing that a family must have. */
const collected = families.map(({ id }) => id).filter((id) => boardsOf(id).length > 0);

describe.each(collected)('%s', (family) => {
  test.each(treeAlgorithms.map(({ id }) => id))('watching %s: forwards, back, and to the start', async (algorithm) => {
    for (const name of boardsOf(family)) {
      const opened = open(`#/study/${name}?run=${algorithm}`);
      const study = await studying(opened);
      const [run] = study.runs as [Run];
      const looks: string[] = [];
      for (const step of [0, 1, 2, 40]) {
        study.goTo(step);
        await until(() => !study.behind);
        looks.push(look(study, run));
      }
      study.move(-1);
      look(study, run);
      for (const [i, step] of [2, 1, 0].entries()) {
        study.goTo(step);
        expect(look(study, run)).toBe(looks[2 - i]);
      }
      study.leave();
    }
  });

  test.each(treeAlgorithms.map(({ id }) => id))('a race of %s against any other', async (algorithm) => {
    const place = treeAlgorithms.findIndex(({ id }) => id === algorithm);
    const [name] = boardsOf(family);
    // Each pair once.
    for (const { id: other } of treeAlgorithms.slice(place)) {
      const opened = open(`#/study/${name}?mode=race&run=${algorithm}&against=${other}`);
      const study = await studying(opened);
      for (const go of [() => study.goTo(0), () => study.move(1), () => study.toEnd(), () => study.goTo(0)]) {
        go();
        await until(() => !study.behind);
        for (const run of study.runs) look(study, run);
        expect(raceWords(study.board.family, study.runs)).toMatch(/[.?]$/);
      }
      study.leave();
    }
  });

  test('a comparison, and every link in its table', async () => {
    const opened = open(`#/study/${boardsOf(family)[0]}?mode=compare`);
    const comparison = new Comparison(opened.board, laboratory());
    await comparison.run(60_000);
    for (const row of comparison.rows) {
      expect(outcome(row)).not.toBe('');
      // What is too large for a comparison cannot be watched, either.
      if (row.state === 'left out' || !treeAlgorithms.some(({ id }) => id === row.method.algorithm)) continue;
      const link = addressOf({ ...opened, mode: 'one', methods: [row.method, opened.methods[1]], step: 0 });
      const watched = open(writeAddress(link));
      expect(watched.methods[0]).toEqual(row.method);
      const study = await studying(watched);
      for (const step of [0, 1, 5, 0]) {
        study.goTo(step);
        await until(() => !study.behind);
        look(study, study.runs[0]!);
      }
      study.leave();
    }
  });
});
