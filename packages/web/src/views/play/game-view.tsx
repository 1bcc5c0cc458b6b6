import type { KeyCommand } from '@slidewise/core/session';
import { createEffect, createMemo, createResource, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Board } from '../../board/board.js';
import { isMadeName } from '../../collection/made-names.js';
import { titleHere } from '../../collection/puzzle.js';
import { noteResult } from '../../collection/results.js';
import { madePuzzles } from '../../collection/supply.js';
import { announce } from '../../design/announcements.js';
import { Icon } from '../../design/icons.js';
import { setPageTitle } from '../../design/page-title.js';
import { watching } from '../../design/watching.js';
import { schedule, whenIdle } from '../../schedule.js';
import { addressOf, type OpenGame, puzzleAddress, recordName } from '../../share/game-address.js';
import { forgetGame, keepGame } from '../../share/game-records.js';
import { goInstead, goTo, noteHere, OWN, stayAt } from '../../share/navigation.js';
import { readStored, store } from '../../storage.js';
import { known, t } from '../../texts/index.js';
import { solverFor } from '../../worker/client.js';
import { Controls } from './controls.js';
import { Game } from './game.js';
import { GameFacts } from './game-facts.js';
import { HintCard } from './hint-card.js';
import { piecesToMark } from './hints.js';
import { MoveList } from './move-list.js';
import { newLike } from './new-puzzles.js';
import { EndingCard, KeysHelp, loadPanels, MoreMenu, PlaybackBar, ShareNote, TimedPanel } from './panels-later.js';
import { PlayHead } from './play-head.js';
import { type Recall, recallSolution, remembering } from './recall.js';

/** Cells of fewer pixels are offered larger: so large that a finger hits them. */
const SMALLEST_CELL = 30;
const FINGER = 44;

/** Whether timed play is on, among what is kept. */
const TIMED = 'timed';

/** In milliseconds after a move, at the latest. */
const SETTLING = 150;

const now = (): number => performance.now();

/** The next puzzle is made so many milliseconds after this one was opened: its first hint comes before. */
const PREPARING = 2000;

/** One game: the board, and beside or below it what can be done. */
export function GameView(props: { readonly game: OpenGame }) {
  const open = props.game;
  const { puzzle, session } = open;
  const recall: Recall =
    puzzle === undefined
      ? () => Promise.resolve(undefined)
      : recallSolution(session, puzzle, async () => (await import('virtual:slidewise-solutions')).default);
  const name = recordName(open);
  // Somebody else's game does not replace the record before it is played on.
  const { log, at } = session;
  const isAsBrought = (): boolean => open.brought === true && session.log === log && session.at === at;
  /** The address in the bar is another's by then. */
  let leaving = false;
  const game = new Game(open, {
    now,
    later: schedule,
    solver: (family, onNews) => remembering(recall, solverFor(family, onNews)),
    announce,
    keep: () => {
      if (isAsBrought()) return;
      if (!leaving) stayAt(addressOf(open), OWN);
      keepGame(name, session, puzzle !== undefined);
    },
    note: (result) => puzzle !== undefined && noteResult(puzzle, result),
  });

  // One signal for everything: a game is small, and what did not change is not drawn again.
  const [version, setVersion] = createSignal(0);
  const watched = watching(version);
  onCleanup(game.onChange(() => setVersion((before) => before + 1)));
  // What stands beside the board waits until the move is seen.
  const [settled, setSettled] = createSignal(0);
  createEffect(on(version, (now) => onCleanup(whenIdle(() => setSettled(now), SETTLING)), { defer: true }));
  stayAt(addressOf(open), noteHere());
  if (puzzle !== undefined) {
    store('last', puzzle.name);
    store('family', puzzle.family);
  }

  // Where a finger could not hit a piece, the board can be made larger than its place, and scrolled there.
  let frame!: HTMLDivElement;
  const [cell, setCell] = createSignal(FINGER);
  const [enlarged, setEnlarged] = createSignal(false);
  const small = (): boolean => cell() < SMALLEST_CELL;
  onMount(() => {
    const observer = new ResizeObserver(() => setCell(frame.clientWidth / session.scene.width));
    observer.observe(frame);
    onCleanup(() => observer.disconnect());
  });

  const [tick, setTick] = createSignal(0);
  const running = watched(() => game.stopwatch.running);
  createEffect(() => {
    if (!running()) return;
    const ticking = setInterval(() => setTick((before) => before + 1), 250);
    onCleanup(() => clearInterval(ticking));
  });
  /** Read anew with every change, too: at the end it says the time of the result. */
  const clock = createMemo(() => {
    tick();
    version();
    return game.clockText;
  });
  const onVisibility = (): void => game.seen(!document.hidden);
  const onHide = (): void => game.seen(false);
  /** The same puzzle as a new game. */
  const beginAfresh = (): void => {
    game.forget();
    forgetGame(name);
    goInstead(puzzleAddress(open, open.challenge));
  };
  const onKey = (event: KeyboardEvent): void => {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === 'z') event.shiftKey ? game.redo() : game.undo();
    else if (command && key === 'y') game.redo();
    else return;
    event.preventDefault();
  };
  /** A new puzzle like this one; where this is a new one, it is made meanwhile. */
  const alike = newLike(open, 'alike');
  if (alike !== undefined && isMadeName(name)) onCleanup(schedule(() => madePuzzles.prepare(alike), PREPARING));
  const [keysShown, setKeysShown] = createSignal(false);
  /** Keys without Ctrl work on the board only, so that typing or dictating elsewhere cannot trigger them. */
  const commands = {
    undo: () => game.undo(),
    redo: () => game.redo(),
    hint: () => void game.hint(),
    solution: () => void game.showSolution(),
    why: () => game.why(),
    restart: () => game.restart(),
    anew: beginAfresh,
    deal: () => alike !== undefined && goTo({ view: 'play', name: alike }),
    help: () => setKeysShown((before) => !before),
  } satisfies Partial<Record<KeyCommand, () => void>>;
  onMount(() => {
    if (document.hidden) game.seen(false);
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onHide);
    document.addEventListener('keydown', onKey);
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', onHide);
    document.removeEventListener('keydown', onKey);
    leaving = true;
    game.leave();
  });

  const playback = watched(() => game.playback);
  const scene = watched(() =>
    game.playback === undefined ? session.scene : session.family.scene(game.playback.position),
  );
  const solved = watched(() => game.playback === undefined && session.solved);
  const slides = watched(() => (game.playback === undefined && !session.solved ? session.handSlides() : undefined));
  const hint = watched(() => game.hints.state);
  const shifts = createMemo(() => {
    const state = hint();
    return state.kind === 'move' ? state.slide.shifts : undefined;
  });
  const plan = createMemo(() => {
    const state = hint();
    return state.kind === 'plan' ? state.plan.moves.map(({ slide }) => slide.shifts) : undefined;
  });
  const marked = createMemo(() => piecesToMark(hint()));
  const title = (puzzle && titleHere(puzzle)) ?? session.name ?? known(session.family.title);
  setPageTitle(title);
  onCleanup(() => setPageTitle(undefined));
  // The bar that is closed had the focus.
  createEffect(
    on(playback, (shown, before) => {
      if (shown === undefined && before !== undefined) document.getElementById('more')?.focus();
    }),
  );
  const ended = watched(() => game.ending !== undefined && game.playback === undefined);
  const [sharing, setSharing] = createSignal(false);
  const share = (): void => {
    game.keep();
    setSharing((before) => !before);
  };
  const endSharing = (): void => {
    setSharing(false);
    document.getElementById('more')?.focus({ preventScroll: true });
  };
  const [more, setMore] = createSignal(false);
  const [error, setError] = createSignal<string>();
  const [timed, setTimed] = createSignal(readStored(TIMED) !== undefined);
  createEffect(() => store(TIMED, timed() ? 'on' : undefined));
  // What is seen at once is waited for, so that nothing moves when it comes.
  const [atOnce] = createResource(() => session.solved || timed(), loadPanels);
  onMount(() => onCleanup(whenIdle(() => void loadPanels().catch(() => undefined))));
  const toggleMore = (): void => {
    setMore((before) => !before);
    setError(undefined);
  };
  createEffect(on(ended, () => setMore(false)));
  const menu = () => (
    <Show when={more()}>
      <MoreMenu
        game={game}
        version={version}
        onAfresh={beginAfresh}
        onShare={share}
        onKeys={() => setKeysShown(true)}
        onTimed={() => setTimed((before) => !before)}
        onError={setError}
        onClose={() => setMore(false)}
      />
    </Show>
  );

  return (
    <div
      class="play"
      classList={{ ended: ended(), filming: playback() !== undefined }}
      style={{ '--columns': session.scene.width, '--rows': session.scene.height }}
    >
      {void atOnce()}
      <PlayHead game={game} version={version} title={title} clock={clock()} />
      <div class="play-table">
        <div class="play-board" ref={frame}>
          <Board
            scene={scene()}
            name={title}
            slides={slides()}
            onSlide={(slide) => game.slide(slide)}
            takesArrows
            commands={commands}
            hint={shifts()}
            plan={plan()}
            marked={marked()}
            solved={solved()}
            moving
            zoom={enlarged() && small() ? FINGER / cell() : 1}
          />
        </div>
        <Show when={small()}>
          <p class="play-size">
            <button
              type="button"
              class="button"
              aria-pressed={enlarged()}
              onClick={() => setEnlarged((before) => !before)}
            >
              <Icon name="plus" /> {t('Larger pieces')}
            </button>
          </p>
        </Show>
      </div>
      <div class="play-side">
        <Show
          when={playback()}
          fallback={
            <Show
              when={!ended()}
              fallback={
                <EndingCard
                  game={game}
                  version={version}
                  onAfresh={beginAfresh}
                  isMoreOpen={more()}
                  onMore={toggleMore}
                  menu={menu()}
                />
              }
            >
              <div class="play-bar">
                <Controls game={game} version={version} isMoreOpen={more()} onMore={toggleMore} />
                {menu()}
              </div>
            </Show>
          }
        >
          {(shown) => <PlaybackBar game={game} playback={shown()} version={version} />}
        </Show>
        <Show when={playback() === undefined}>
          <Show when={sharing()}>
            <ShareNote game={game} onClose={endSharing} />
          </Show>
          <Show when={error()}>{(message) => <p role="alert">{message()}</p>}</Show>
          <HintCard game={game} state={hint()} />
          <Show when={timed()}>
            <TimedPanel game={game} version={version} now={now} onClose={() => setTimed(false)} />
          </Show>
          <MoveList session={session} version={settled} />
        </Show>
        <GameFacts game={game} version={settled} onAfresh={beginAfresh} />
        <Show when={keysShown()}>
          <KeysHelp scene={session.scene} onClose={() => setKeysShown(false)} />
        </Show>
      </div>
    </div>
  );
}
