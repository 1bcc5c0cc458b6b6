import { type Command, positionId } from '@slidewise/core/session';
import { showAmount } from '@slidewise/core/text';
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Board } from '../../board/board.js';
import { goalWords, reservedWords } from '../../board/words.js';
import { noteResult } from '../../collection/results.js';
import { noteOf } from '../../collection/shelves.js';
import { announce } from '../../design/announcements.js';
import { Icon } from '../../design/icons.js';
import { setPageTitle } from '../../design/page-title.js';
import { watching } from '../../design/watching.js';
import { keep } from '../../kept.js';
import { later } from '../../later.js';
import { writeAddress } from '../../share/address.js';
import { addressOf, type OpenGame } from '../../share/game-address.js';
import { goTo, noteHere, stayAt } from '../../share/navigation.js';
import { solverFor } from '../../worker/client.js';
import { Controls } from './controls.js';
import { EndingNote } from './ending-note.js';
import { helpWords } from './ending-words.js';
import { Game } from './game.js';
import { HintNote } from './hint-note.js';
import { KeysHelp } from './keys-help.js';
import { MoveList } from './move-list.js';
import { PlaybackBar } from './playback-bar.js';
import { type Recall, recallSolution, remembering } from './recall.js';

/** A game of more characters than this is not noted in the history of the window, which has little room; it is kept all the same. */
const MOST_NOTED = 200_000;

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
  /** Boards that are no puzzles of the collection share a name: the last of them is kept. */
  const gameName = `game.${puzzle?.name ?? ''}`;
  /** The address in the bar is another's by then. */
  let leaving = false;
  const game = new Game(open, {
    now: () => performance.now(),
    later,
    solver: (family, onNews) => remembering(recall, solverFor(family, onNews)),
    announce,
    keep: () => {
      const text = session.save();
      if (!leaving) stayAt(addressOf(open), text.length <= MOST_NOTED ? text : undefined);
      const begun = (session.log.length > 0 || session.help !== 'clean') && !session.solved;
      keep(gameName, begun ? text : undefined);
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
  const ticking = setInterval(() => setTick((before) => before + 1), 250);
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
    keep(gameName, undefined);
    const start = positionId(session.family, session.start, session.format);
    goTo({ view: 'play', name: puzzle?.name ?? '', parameters: puzzle === undefined ? { board: start } : {} });
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
    clearInterval(ticking);
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
    return state.kind === 'move' || state.kind === 'explained' ? state.shifts : undefined;
  });
  const marked = createMemo(() => {
    const state = hint();
    return state.kind === 'explained' || state.kind === 'reasons'
      ? state.explanation.reasons.flatMap(({ pieces }) => pieces)
      : undefined;
  });
  const title = puzzle?.title ?? session.name ?? session.family.title;
  setPageTitle(title);
  onCleanup(() => setPageTitle(undefined));
  // The bar that is closed had the focus.
  createEffect(
    on(playback, (shown, before) => {
      if (shown === undefined && before !== undefined) document.getElementById('solution')?.focus();
    }),
  );
  const help = watched(() => session.help);
  const atStart = watched(() => !session.canUndo);
  const optimum = watched(() => session.optimum);
  const length = watched(() => session.length);
  const hopeless = watched(() => game.hopeless);
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
      <div class="play-side">
        <header class="play-head">
          <h1>{title}</h1>
          <p class="play-count">
            <span>
              <strong>{length()}</strong>
              {optimum() === undefined
                ? ` ${game.unit}${length() === 1 ? '' : 's'}`
                : ` of ${showAmount(optimum()!, game.unit)}`}
            </span>
            <span class="play-clock" role="timer" aria-label="Time">
              {clock()}
            </span>
          </p>
          <Show when={help() !== 'clean' && !solved()}>
            <p class="play-goal">
              <span class="tag">{help()}</span> <span class="soft">{helpWords(help())}</span>{' '}
              <Show when={atStart()}>
                <button type="button" class="link-button" onClick={beginAfresh}>
                  Start afresh
                </button>
              </Show>
            </p>
          </Show>
          <p class="play-goal">
            <span class="soft">Goal:</span> {game.goalText}
            <Show when={goalWords(session.scene)}>{(place) => <span class="unseen">: {place()}</span>}</Show>
          </p>
          <Show when={reservedWords(session.scene)}>
            {(places) => (
              <p class="play-goal soft">
                No other piece may enter the hatched cells<span class="unseen">: {places()}</span>
              </p>
            )}
          </Show>
          <Show when={hopeless()}>{(why) => <p class="play-goal">{why()}</p>}</Show>
          <Show when={puzzle && noteOf(puzzle)}>{(note) => <p class="play-goal soft">{note()}</p>}</Show>
        </header>
        <Show
          when={playback()}
          fallback={
            <>
              <Controls game={game} version={version} onShare={() => game.keep()} />
              <HintNote game={game} state={hint()} />
              <EndingNote game={game} version={version} onAfresh={beginAfresh} />
              <MoveList session={session} version={version} />
              <p class="play-elsewhere">
                <a href={studyAddress()}>Study this board</a>
                <a href={editorAddress()}>Edit this board</a>
              </p>
              <KeysHelp scene={session.scene} ref={keysHelp} />
            </>
          }
        >
          {(shown) => <PlaybackBar game={game} playback={shown()} version={version} />}
        </Show>
      </div>
    </div>
  );
}
