import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { Board } from '../../../board/board.js';
import { Thumbnail } from '../../../board/thumbnail.js';
import { ActionButton } from '../../../design/action-button.js';
import { announce } from '../../../design/announcements.js';
import { cheapHeuristics, lessonBoard } from '../lesson-board.js';
import { lookAt, type Shown } from './walk.js';

const BOARD = lessonBoard('tiles:rows:1_6_2/4_5_3/7_0_8');
/** Milliseconds between steps while it runs by itself. */
const PACE = 500;
/** How many boards of the open list are drawn. */
const DRAWN = 8;

export default function AStarLesson() {
  return (
    <>
      <p class="lead">
        A sliding puzzle is a map: every arrangement of the pieces is a town, every move a road of length 1. To solve it
        is to find a road home, and the best solution is the shortest road. The map has no drawing, though; you only see
        the roads that leave the town in which you stand.
      </p>
      <p>
        A search keeps two lists. The <strong>open list</strong> holds the boards that it has seen and not yet looked
        around from. <strong>Closed</strong> are those from which it has. Over and over, it takes one board from the
        open list, tries every move, and puts what is new on the open list. Everything hangs on <em>which</em> board it
        takes.
      </p>
      <p>A* gives each board three numbers:</p>
      <ul>
        <li>
          <strong>g</strong>: how many moves it took to get here. This is known.
        </li>
        <li>
          <strong>h</strong>: how many moves are still to go, by a guess that is quick to make. This is the heuristic.
        </li>
        <li>
          <strong>f = g + h</strong>: how long a whole solution through this board might be.
        </li>
      </ul>
      <p>It always takes the board with the smallest f. Step through it:</p>
      <Walk />
      <h2>Why the first solution is the shortest</h2>
      <p>
        Suppose that h never says more than is really to go. Then f is never more than the length of the best solution
        through that board. When A* takes a solved board from the list, its f is its true length, because nothing is
        left to go. All others that wait have an f at least as large, so no solution through them can be shorter. That
        is the whole proof, and it is why a solved board is recognised when it is <em>taken</em>, not when it is first
        seen.
      </p>
      <p>
        Now choose the heuristic that always says 0 and run it again. A* still finds a shortest solution, but it has to
        look around from many more boards: without a guess, it can only spread evenly in all directions. That is
        breadth-first search.
      </p>
    </>
  );
}

function Walk() {
  const heuristics = cheapHeuristics(BOARD.family, BOARD.position);
  const [heuristic, setHeuristic] = createSignal(
    heuristics.find(({ id }) => id === 'manhattan')?.id ?? heuristics[0]!.id,
  );
  const [steps, setSteps] = createSignal(0);
  const [running, setRunning] = createSignal(false);
  const look = createMemo(() => lookAt(BOARD, heuristic(), steps()));
  const done = (): boolean => look().solvedIn !== undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = (): void => {
    clearInterval(timer);
    setRunning(false);
  };
  onCleanup(pause);
  const step = (): void => {
    setSteps(look().steps + 1);
    const { current, solvedIn } = look();
    if (solvedIn !== undefined) {
      pause();
      announce(`Solved in ${solvedIn} moves after ${look().expanded} expansions`);
    } else if (!running()) announce(`Expanded ${current.move}: g ${current.g}, h ${current.h}, f ${current.f}`);
  };
  const run = (): void => {
    setRunning(true);
    timer = setInterval(step, PACE);
  };
  const toEnd = (): void => {
    pause();
    setSteps(100_000);
    setSteps(look().steps);
    announce(`Solved in ${look().solvedIn} moves after ${look().expanded} expansions`);
  };
  const restart = (): void => {
    pause();
    setSteps(0);
  };
  return (
    <figure class="live card">
      <div class="live-split">
        <div class="live-board">
          <Board
            scene={BOARD.family.scene(look().current.position)}
            name="The board that A* looks at"
            solved={done()}
          />
          <p class="live-caption">
            {steps() === 0 ? 'The start' : done() ? 'Solved' : 'Taken from the open list'}:{' '}
            <Numbers node={look().current} />
          </p>
        </div>
        <div class="live-words">
          <div class="live-choice">
            <label class="field">
              <span>Heuristic</span>
              <select
                class="select"
                aria-describedby="heuristic-summary"
                onChange={(event) => {
                  restart();
                  setHeuristic(event.currentTarget.value);
                }}
              >
                <For each={heuristics}>
                  {({ id, title }) => (
                    <option value={id} selected={id === heuristic()} title={id}>
                      {title}
                    </option>
                  )}
                </For>
              </select>
            </label>
            <p class="live-help soft" id="heuristic-summary">
              h: {heuristics.find(({ id }) => id === heuristic())!.summary}.
            </p>
          </div>
          <div class="live-buttons">
            <ActionButton icon="forward" primary idle={done() || running()} onPress={step}>
              Step
            </ActionButton>
            <ActionButton
              icon="back"
              idle={steps() === 0 || running()}
              onPress={() => setSteps(Math.max(0, look().steps - 1))}
            >
              Back
            </ActionButton>
            <ActionButton
              icon={running() ? 'pause' : 'play'}
              idle={done()}
              onPress={() => (running() ? pause() : run())}
            >
              {running() ? 'Pause' : 'Run'}
            </ActionButton>
            <ActionButton idle={done()} onPress={toEnd}>
              To the end
            </ActionButton>
            <ActionButton icon="restart" idle={steps() === 0} onPress={restart}>
              Restart
            </ActionButton>
          </div>
          <p class="live-fact">
            <strong>{look().expanded}</strong> {look().expanded === 1 ? 'board' : 'boards'} expanded,{' '}
            <strong>{look().open.length}</strong> open
            <Show when={look().solvedIn}>{(length) => <>; solved in {length()} moves, and none is shorter</>}</Show>.
          </p>
        </div>
      </div>
      <Show when={!done()}>
        <h2 class="live-title">Open list, the next one first</h2>
        <ol class="lesson-open-list">
          <For each={look().open.slice(0, DRAWN)}>
            {(node, index) => (
              <li classList={{ next: index() === 0, fresh: look().fresh.some(({ id }) => id === node.id) }}>
                <Thumbnail scene={BOARD.family.scene(node.position)} />
                <span>
                  <Numbers node={node} />
                </span>
              </li>
            )}
          </For>
        </ol>
        <Show when={look().open.length > DRAWN}>
          <p class="soft">and {look().open.length - DRAWN} more</p>
        </Show>
        <figcaption class="soft">
          Boards with a bold frame are new. Where two have the same f, the one with the smaller h goes first.
        </figcaption>
      </Show>
    </figure>
  );
}

function Numbers(props: { readonly node: Shown }) {
  return (
    <span class="numbers">
      <span class="unseen">
        move {props.node.move}, g {props.node.g}, h {props.node.h}, f {props.node.f}
      </span>
      <span aria-hidden="true">
        {props.node.g} + {props.node.h} = <strong>{props.node.f}</strong>
      </span>
    </span>
  );
}
