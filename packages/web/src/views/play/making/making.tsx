import './making.css';
import type { Scene } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { collection } from '../../../collection/collection.js';
import { readMadeName } from '../../../collection/made-names.js';
import { madePuzzles } from '../../../collection/supply.js';
import { announce } from '../../../design/announcements.js';
import { Icon } from '../../../design/icons.js';
import { setPageTitle } from '../../../design/page-title.js';
import { sentence } from '../../../design/sentence.js';
import { schedule } from '../../../schedule.js';
import { mayMove } from '../../../settings.js';
import { goInstead } from '../../../share/navigation.js';
import { amount, loadTexts, t, tell } from '../../../texts/index.js';
import { DroppingBoard, dropTime } from './dropping-board.js';
import { wantedOf } from './wanted.js';

/** After so many milliseconds whoever waits sees that something is being done. */
const SOON = 150;

/** A board that is being made for a name: its tray, into which the pieces drop. */
export function Making(props: { readonly name: string; readonly onMade: () => void; readonly onFailed: () => void }) {
  // It belongs to one name: another one makes it anew.
  const { name } = props;
  const wanted = wantedOf(name, collection.families);
  const [near, setNear] = createSignal<{ readonly scene: Scene; readonly length?: number }>();
  const [error, setError] = createSignal('');
  const [late, setLate] = createSignal(false);
  const ended = new AbortController();
  onCleanup(schedule(() => setLate(true), SOON));
  onCleanup(() => ended.abort());
  setPageTitle(t('New puzzle'));
  onCleanup(() => setPageTitle(undefined));

  const make = async (): Promise<void> => {
    setError('');
    const { signal } = ended;
    const made = await madePuzzles.make(name, { signal, onNear: (board) => !signal.aborted && setNear(board) });
    if (signal.aborted) return;
    if (!made.ok) {
      await loadTexts('laboratory');
      setError(sentence(tell(made.problem)));
      props.onFailed();
      return;
    }
    const { puzzle } = made.value;
    announce(puzzle.title);
    if (readMadeName(name) !== undefined) {
      props.onMade();
      return;
    }
    const arrive = (): void => goInstead({ view: 'play', name: made.value.name });
    const scene = madePuzzles.sceneOf(made.value.name);
    if (scene === undefined || !mayMove()) {
      arrive();
      return;
    }
    setNear({ scene });
    onArrival(schedule(arrive, dropTime(scene.pieces.length)));
  };
  onMount(() => void make());
  let callOff = (): void => {};
  const onArrival = (stop: () => void): void => {
    callOff = stop;
  };
  onCleanup(() => callOff());

  return (
    <div class="play making" style={{ '--columns': wanted.width, '--rows': wanted.height }}>
      <header class="play-head">
        <a class="icon-button play-back" href={writeAddress({ view: 'collection' })} aria-label={t('All puzzles')}>
          <Icon name="back" />
        </a>
        <div class="play-titles">
          <p class="eyebrow">
            {t('New puzzle')} · {wanted.width}×{wanted.height}
          </p>
          <h1>{wanted.title}</h1>
        </div>
      </header>
      <div class="play-table">
        <div class="play-board">
          <DroppingBoard width={wanted.width} height={wanted.height} look={wanted.look} scene={near()?.scene} />
        </div>
      </div>
      <div class="play-side">
        <Show
          when={error()}
          fallback={
            <div class="note making-note" classList={{ late: late() }}>
              <p role="status">
                <span class="spinner" aria-hidden="true" /> {wanted.activity}
              </p>
              <p class="soft">
                {near()?.length === undefined
                  ? '\u00a0'
                  : t('The best so far takes {moves}.', { moves: amount(near()!.length!, wanted.unit) })}
              </p>
              <button type="button" class="button" onClick={() => history.back()}>
                {t('Cancel')}
              </button>
            </div>
          }
        >
          <div class="note">
            <p role="alert">{error()}</p>
            <p>
              <button type="button" class="button primary" onClick={() => void make()}>
                {t('Try again')}
              </button>{' '}
              <a class="button" href={writeAddress({ view: 'collection' })}>
                {t('All puzzles')}
              </a>
            </p>
          </div>
        </Show>
      </div>
    </div>
  );
}
