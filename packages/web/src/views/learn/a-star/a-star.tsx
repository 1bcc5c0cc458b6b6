import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { Board } from '../../../board/board.js';
import { Thumbnail } from '../../../board/thumbnail.js';
import { ActionButton } from '../../../design/action-button.js';
import { announce } from '../../../design/announcements.js';
import { Rich } from '../../../design/rich.js';
import { t, tell } from '../../../texts/index.js';
import { pieces } from '../../../texts/names.js';
import { cheapHeuristics, heuristicHere, lessonBoard } from '../lesson-board.js';
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
        {t(
          'A sliding puzzle is a map: every arrangement of the pieces is a town, every move a road of length 1. To solve it is to find a road home, and the best solution is the shortest road. The map has no drawing, though; you only see the roads that leave the town in which you stand.',
        )}
      </p>
      <p>
        <Rich
          text={t(
            'A search keeps two lists. The <strong>open list</strong> holds the boards that it has seen and not yet looked around from. <strong>Closed</strong> are those from which it has. Over and over, it takes one board from the open list, tries every move, and puts what is new on the open list. Everything hangs on <em>which</em> board it takes.',
          )}
        />
      </p>
      <p>{t('A* gives each board three numbers:')}</p>
      <ul>
        <li>
          <Rich text={t('<strong>g</strong>: how many moves it took to get here. This is known.')} />
        </li>
        <li>
          <Rich
            text={t(
              '<strong>h</strong>: how many moves are still to go, by a guess that is quick to make. This is the heuristic.',
            )}
          />
        </li>
        <li>
          <Rich text={t('<strong>f = g + h</strong>: how long a whole solution through this board might be.')} />
        </li>
      </ul>
      <p>{t('It always takes the board with the smallest f. Step through it:')}</p>
      <Walk />
      <h2>{t('Why the first solution is the shortest')}</h2>
      <p>
        <Rich
          text={t(
            'Suppose that h never says more than is really to go. Then f is never more than the length of the best solution through that board. When A* takes a solved board from the list, its f is its true length, because nothing is left to go. All others that wait have an f at least as large, so no solution through them can be shorter. That is the whole proof, and it is why a solved board is recognised when it is <em>taken</em>, not when it is first seen.',
          )}
        />
      </p>
      <p>
        {t(
          'Now choose the heuristic that always says 0 and run it again. A* still finds a shortest solution, but it has to look around from many more boards: without a guess, it can only spread evenly in all directions. That is breadth-first search.',
        )}
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
  const solvedWords = (): string =>
    t('Solved in {n} moves after {count} expansions', { n: look().solvedIn ?? 0, count: look().expanded });
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
      announce(solvedWords());
    } else if (!running())
      announce(t('Expanded {move}: {numbers}', { move: moveWords(current), numbers: numbersOf(current) }));
  };
  const run = (): void => {
    setRunning(true);
    timer = setInterval(step, PACE);
  };
  const toEnd = (): void => {
    pause();
    setSteps(100_000);
    setSteps(look().steps);
    announce(solvedWords());
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
            name={t('The board that A* looks at')}
            solved={done()}
          />
          <p class="live-caption">
            {steps() === 0 ? t('The start') : done() ? t('Solved') : t('Taken from the open list')}:{' '}
            <Numbers node={look().current} />
          </p>
        </div>
        <div class="live-words">
          <div class="live-choice">
            <label class="field">
              <span>{t('Heuristic')}</span>
              <select
                class="select"
                aria-describedby="heuristic-summary"
                onChange={(event) => {
                  restart();
                  setHeuristic(event.currentTarget.value);
                }}
              >
                <For each={heuristics}>
                  {({ id, title, summary }) => (
                    <option value={id} selected={id === heuristic()} title={id}>
                      {heuristicHere(BOARD.family.id, { id, title, summary }).title}
                    </option>
                  )}
                </For>
              </select>
            </label>
            <p class="live-help soft" id="heuristic-summary">
              h: {heuristicHere(BOARD.family.id, heuristics.find(({ id }) => id === heuristic())!).summary}.
            </p>
          </div>
          <div class="live-buttons">
            <ActionButton icon="forward" primary idle={done() || running()} onPress={step}>
              {t('Step')}
            </ActionButton>
            <ActionButton
              icon="back"
              idle={steps() === 0 || running()}
              onPress={() => setSteps(Math.max(0, look().steps - 1))}
            >
              {t('Back')}
            </ActionButton>
            <ActionButton
              icon={running() ? 'pause' : 'play'}
              idle={done()}
              onPress={() => (running() ? pause() : run())}
            >
              {running() ? t('Pause') : t('Run')}
            </ActionButton>
            <ActionButton idle={done()} onPress={toEnd}>
              {t('To the end')}
            </ActionButton>
            <ActionButton icon="restart" idle={steps() === 0} onPress={restart}>
              {t('Restart')}
            </ActionButton>
          </div>
          <p class="live-fact">
            {pieces('{expanded} expanded, {open} open.', {
              expanded: <strong>{look().expanded}</strong>,
              open: <strong>{look().open.length}</strong>,
            })}{' '}
            <Show when={look().solvedIn}>
              {(length) => t('Solved in {n} moves, and none is shorter.', { n: length() })}
            </Show>
          </p>
        </div>
      </div>
      <Show when={!done()}>
        <h2 class="live-title">{t('Open list, the next one first')}</h2>
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
          <p class="soft">{t('and {n} more', { n: look().open.length - DRAWN })}</p>
        </Show>
        <figcaption class="soft">
          {t('Boards with a bold frame are new. Where two have the same f, the one with the smaller h goes first.')}
        </figcaption>
      </Show>
    </figure>
  );
}

function numbersOf({ g, h, f }: Shown): string {
  return `g ${g}, h ${h}, f ${f}`;
}

function Numbers(props: { readonly node: Shown }) {
  return (
    <span class="numbers">
      <span class="unseen">
        {t('move {move}, {numbers}', { move: moveWords(props.node), numbers: numbersOf(props.node) })}
      </span>
      <span aria-hidden="true">
        {props.node.g} + {props.node.h} = <strong>{props.node.f}</strong>
      </span>
    </span>
  );
}

/** The move that led to a node. */
function moveWords({ move }: Shown): string {
  return move === undefined ? t('The start') : tell(move);
}
