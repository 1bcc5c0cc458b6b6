import { goalWords } from '@slidewise/board/state';
import { writeAddress } from '@slidewise/core/reading';
import type { Command } from '@slidewise/core/session';
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Board } from '../../board/board.js';
import { noteResult } from '../../collection/results.js';
import { announce } from '../../design/announcements.js';
import { Icon } from '../../design/icons.js';
import { setPageTitle } from '../../design/page-title.js';
import { watching } from '../../design/watching.js';
import { keep } from '../../kept.js';
import { later } from '../../later.js';
import { addressOf, type OpenGame, puzzleAddress, recordName } from '../../share/game-address.js';
import { forgetGame, keepGame } from '../../share/game-records.js';
import { goInstead, noteHere, OWN, stayAt } from '../../share/navigation.js';
import { solverFor } from '../../worker/client.js';
import { Controls } from './controls.js';
import { EndingNote } from './ending-note.js';
import { countWords } from './ending-words.js';
import { Game } from './game.js';
import { GameFacts } from './game-facts.js';
import { HintNote } from './hint-note.js';
import { piecesToMark } from './hints.js';
import { KeysHelp } from './keys-help.js';
import { MoveList } from './move-list.js';
import { PlaybackBar } from './playback-bar.js';
import { type Recall, recallSolution, remembering } from './recall.js';
import { ShareNote } from './share-note.js';

/** Cells of fewer pixels are offered larger. */
const SMALLEST_CELL = 30;

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
    now: () => performance.now(),
    later,
    solver: (family, onNews) => remembering(recall, solverFor(family, onNews)),
    announce,
    keep: () => {
      if (isAsBrought()) return;
      if (!leaving) stayAt(addressOf(open), OWN);
      keepGame(name, session, puzzle !== undefined);
    },
    note: (result) => puzzle !== undefined && noteResult(puzzle.name, result),
  });

  // One signal for everything: a game is small, and what did not change is not drawn again.
  const [version, setVersion] = createSignal(0);
  const watched = watching(version);
  onCleanup(game.onChange(() => setVersion((before) => before + 1)));
  stayAt(addressOf(open), noteHere());
  if (puzzle !== undefined) {
    keep('last', puzzle.name);
    keep('family', puzzle.family);
  }

  // Where a finger could not hit a piece, the board can be made larger than its place, and scrolled there.
  let frame!: HTMLDivElement;
  const [enlarged, setEnlarged] = createSignal(false);
  const [small, setSmall] = createSignal(false);
  onMount(() => {
    const observer = new ResizeObserver(() => {
      if (!enlarged()) setSmall(frame.clientWidth / session.scene.width < SMALLEST_CELL);
    });
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
  let keysHelp!: HTMLDetailsElement;
  /** Keys without Ctrl work on the board only, so that typing or dictating elsewhere cannot trigger them. */
  const commands = {
    undo: () => game.undo(),
    redo: () => game.redo(),
    hint: () => void game.hintOrSolution(),
    why: () => game.why(),
    restart: () => game.restart(),
    anew: beginAfresh,
    help: () => {
      keysHelp.open = true;
      keysHelp.querySelector('summary')!.focus();
    },
  } satisfies Partial<Record<Command, () => void>>;
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
    return state.kind === 'move' || state.kind === 'explained' ? state.slide.shifts : undefined;
  });
  const marked = createMemo(() => piecesToMark(hint()));
  const title = puzzle?.title ?? session.name ?? session.family.title;
  setPageTitle(title);
  onCleanup(() => setPageTitle(undefined));
  // The bar that is closed had the focus.
  createEffect(
    on(playback, (shown, before) => {
      if (shown === undefined && before !== undefined) document.getElementById('solution')?.focus();
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
    document.getElementById('share')?.focus({ preventScroll: true });
  };
  const optimum = watched(() => session.optimum);
  const length = watched(() => session.length);
  const studyAddress = watched(() =>
    writeAddress({ view: 'study', name: puzzle?.name ?? '', parameters: { board: session.id } }),
  );
  const editorAddress = watched(() => writeAddress({ view: 'editor', parameters: { board: session.id } }));

  return (
    <div class="play" style={{ '--columns': session.scene.width, '--rows': session.scene.height }}>
      <div class="play-table">
        <div class="play-board" classList={{ showing: playback() !== undefined, enlarged: enlarged() }} ref={frame}>
          <Board
            scene={scene()}
            name={title}
            slides={slides()}
            onSlide={(slide) => game.slide(slide)}
            takesArrows
            commands={commands}
            hint={shifts()}
            marked={marked()}
            solved={solved()}
            moving
            scrolls={enlarged()}
          />
        </div>
        <Show when={small() || enlarged()}>
          <p class="play-size">
            <button
              type="button"
              class="button"
              aria-pressed={enlarged()}
              onClick={() => setEnlarged((before) => !before)}
            >
              <Icon name="plus" /> Larger pieces
            </button>
          </p>
        </Show>
      </div>
      <div class="play-side" classList={{ ended: ended() }}>
        <header class="play-head">
          <div class="play-line">
            <h1 title={title}>{title}</h1>
            <p class="play-count">
              <span>
                <strong>{length()}</strong> {countWords(length(), optimum(), game.unit)}
              </span>
            </p>
          </div>
          <div class="play-line">
            <p class="play-goal">
              <span class="soft">Goal:</span> {game.goalText}
              <Show when={goalWords(session.scene)}>{(place) => <span class="unseen">: {place()}</span>}</Show>
            </p>
            <span class="play-clock" role="timer" aria-label="Time">
              {clock()}
            </span>
          </div>
        </header>
        <Show
          when={playback()}
          fallback={<Controls game={game} version={version} sharing={sharing()} onShare={share} />}
        >
          {(shown) => <PlaybackBar game={game} playback={shown()} version={version} />}
        </Show>
        <Show when={playback() === undefined}>
          <EndingNote game={game} version={version} onAfresh={beginAfresh} onShare={share} />
          <Show when={sharing()}>
            <ShareNote game={game} onClose={endSharing} />
          </Show>
          <HintNote game={game} state={hint()} />
        </Show>
        <GameFacts game={game} version={version} onAfresh={beginAfresh} />
        <Show when={playback() === undefined}>
          <MoveList session={session} version={version} />
          <p class="play-elsewhere">
            <a href={studyAddress()}>Study this board</a>
            <a href={editorAddress()}>Edit this board</a>
          </p>
          <KeysHelp scene={session.scene} ref={keysHelp} />
        </Show>
      </div>
    </div>
  );
}
