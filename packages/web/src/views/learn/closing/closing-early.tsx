import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { movesInWords } from '@slidewise/lab/analysis';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { Board } from '../../../board/board.js';
import { ActionButton } from '../../../design/action-button.js';
import { announce } from '../../../design/announcements.js';
import { Icon } from '../../../design/icons.js';
import { Rich } from '../../../design/rich.js';
import { t } from '../../../texts/index.js';
import { lessonBoard } from '../lesson-board.js';
import { BOARD_ID, HEURISTIC } from './board.js';
import { closingOnGeneration } from './closing-on-generation.js';

const BOARD = lessonBoard(BOARD_ID);

export default function ClosingEarlyLesson() {
  return (
    <>
      <p class="lead">
        {t(
          'Here is A* with one line in the wrong place. It looks right, it solves every puzzle, and on most boards its answers are even the shortest. On this one they are not.',
        )}
      </p>
      <div class="code-pair">
        <figure>
          <figcaption>{t('Right: close a board when it is taken')}</figcaption>
          <pre>
            <code>{t(RIGHT)}</code>
          </pre>
        </figure>
        <figure>
          <figcaption>{t('Wrong: close it when it is first seen')}</figcaption>
          <pre>
            <code>{t(WRONG)}</code>
          </pre>
        </figure>
      </div>
      <p>
        {t(
          'The idea behind the wrong version is tempting: why put a board on the list that was on it before? Because the first way to a board need not be the shortest. A* does not go by g alone; it hurries along where h is small. It can come to a board by a detour first, and by the short way a little later.',
        )}
      </p>
      <Race />
      <h2>{t('When is it safe?')}</h2>
      <p>
        <Rich
          text={t(
            'In breadth-first search the first way to a board <em>is</em> a shortest one, so closing at once loses nothing. In A*, a board may be closed for good when it is <em>taken</em>, if the heuristic is consistent: it never falls by more than 1 with a move. The one used here is, so the right version never has to open a board again. If a heuristic is admissible but not consistent, even that is too early, and boards must be opened again when a shorter way to them turns up. The solver of this app does so.',
          )}
        />
      </p>
    </>
  );
}

const RIGHT = `take the board with the least f
if it is solved: done
close it
for every move:
  if the new board is not closed
  and this way is shorter:
    note the way, put it on the list`;

const WRONG = `take the board with the least f
if it is solved: done
for every move:
  if the new board is not closed:
    close it
    put it on the list
`;

interface Run {
  readonly title: string;
  readonly moves: readonly unknown[];
  readonly expanded: number;
}

function Race() {
  const { family, position } = BOARD;
  const [ran, setRan] = createSignal(false);
  const [shown, setShown] = createSignal<readonly unknown[]>([]);
  const [at, setAt] = createSignal(0);
  const flawed = createMemo(() => (ran() ? closingOnGeneration(family, position, HEURISTIC) : undefined));
  const right = createMemo(() =>
    ran() ? unwrap(solve(family, position, { algorithm: 'astar', heuristic: HEURISTIC })) : undefined,
  );
  const runs = createMemo((): Run[] => {
    const [wrong, good] = [flawed(), right()];
    if (wrong?.moves === undefined || good === undefined) return [];
    return [
      { title: t('A*, as it should be'), moves: good.moves, expanded: good.counts.expanded },
      { title: t('Closing too early'), moves: wrong.moves, expanded: wrong.expanded },
    ];
  });
  const positions = createMemo(() => {
    const all = [position];
    for (const move of shown()) all.push(unwrap(family.play(all.at(-1), move)));
    return all;
  });
  const text = (moves: readonly unknown[]): string => movesInWords(family, position, moves).join(', ');
  const show = (moves: readonly unknown[]): void => {
    // The place first: the new way may be shorter than the old place.
    setAt(0);
    setShown(moves);
  };
  let choices!: HTMLDivElement;
  const lost = createMemo(() => flawed()?.lostWays[0]);
  return (
    <figure class="live card">
      <div class="live-split">
        <div class="live-board">
          <Board
            scene={family.scene(positions()[at()])}
            name={t('The board of this lesson')}
            moving
            solved={family.isSolved(positions()[at()])}
          />
          <Show when={shown().length > 0}>
            <div class="live-buttons">
              <ActionButton icon="back" label={t('Move back')} idle={at() === 0} onPress={() => setAt(at() - 1)} />
              <span class="live-fact">{t('{n} of {all}', { n: at(), all: shown().length })}</span>
              <ActionButton
                icon="forward"
                label={t('Move forward')}
                idle={at() === shown().length}
                onPress={() => setAt(at() + 1)}
              />
            </div>
          </Show>
        </div>
        <div class="live-words">
          <Show
            when={ran()}
            fallback={
              <>
                <p>
                  {t('The red car a has to get out at the right. Let both versions search, with the same heuristic.')}
                </p>
                <button
                  type="button"
                  class="button primary"
                  onClick={() => {
                    setRan(true);
                    show(right()!.moves);
                    // The button is gone: the focus goes to what there is to press instead.
                    choices.querySelector('button')!.focus();
                    announce(
                      t('Right: {n} moves. Closing too early: {other} moves.', {
                        n: runs()[0]!.moves.length,
                        other: runs()[1]!.moves.length,
                      }),
                    );
                  }}
                >
                  <Icon name="play" /> {t('Run both')}
                </button>
              </>
            }
          >
            <table class="results">
              <thead>
                <tr>
                  <th scope="col">{t('Version')}</th>
                  <th scope="col">{t('Moves')}</th>
                  <th scope="col">{t('Expanded')}</th>
                </tr>
              </thead>
              <tbody>
                <For each={runs()}>
                  {({ title, moves, expanded }) => (
                    <tr>
                      <th scope="row">{title}</th>
                      <td>
                        <strong>{moves.length}</strong>
                      </td>
                      <td>{expanded}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
            <div class="live-buttons" ref={choices}>
              <For each={runs()}>
                {({ moves }) => (
                  <button type="button" class="button" aria-pressed={shown() === moves} onClick={() => show(moves)}>
                    {t('Show the {n} moves', { n: moves.length })}
                  </button>
                )}
              </For>
            </div>
            <Show when={lost()}>
              {(way) => (
                <div class="note-box">
                  <p>
                    <strong>{t('The moment it goes wrong.')}</strong>{' '}
                    {t('The flawed version threw {n} shorter {n:way|ways} away.', { n: flawed()!.lostWays.length })}{' '}
                    {t(
                      'The first time, a board had been closed with {kept} moves, and then the search found it again with {lost}:',
                      { kept: way().kept.length, lost: way().lost.length },
                    )}
                  </p>
                  <p class="mono">{text(way().kept)}</p>
                  <p class="mono">{text(way().lost)}</p>
                  <div class="live-buttons">
                    <button type="button" class="button" onClick={() => show(way().kept)}>
                      {t('The way it kept')}
                    </button>
                    <button type="button" class="button" onClick={() => show(way().lost)}>
                      {t('The way it lost')}
                    </button>
                  </div>
                </div>
              )}
            </Show>
          </Show>
        </div>
      </div>
    </figure>
  );
}
