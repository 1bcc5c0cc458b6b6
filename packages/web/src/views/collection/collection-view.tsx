import './collection.css';
import type { Scene } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { ContinueCard } from '../../cards/continue-card.js';
import { DayCards } from '../../cards/day-cards.js';
import { collection, scenesOf } from '../../collection/collection.js';
import { longDay, today } from '../../collection/days.js';
import { progressOf } from '../../collection/overview.js';
import { nextPuzzle, type Playlist, playlistOf, startPlaylist } from '../../collection/playlist.js';
import { readResults } from '../../collection/results.js';
import { currentStreak } from '../../collection/streak.js';
import { NotOpened } from '../../design/opened.js';
import { whenIdle } from '../../schedule.js';
import { begunGames } from '../../share/begun-games.js';
import { begunGame } from '../../share/game-records.js';
import { address, goTo, stayAt } from '../../share/navigation.js';
import { readStored, store } from '../../storage.js';
import { known, loadTexts, t } from '../../texts/index.js';
import { FilterBar } from './filter-bar.js';
import { isFiltered, readFilters, rowsFor, writeFilters } from './filters.js';
import { Hero } from './hero.js';
import { NewBar } from './new-bar.js';
import { PuzzleRows } from './puzzle-rows.js';

const Packs = lazy(async () => {
  const [packs] = await Promise.all([import('./packs/packs.js'), loadTexts('packs', 'library', 'laboratory')]);
  return packs;
});

type Family = (typeof collection.families)[number];

/** The puzzles of a family, as the address says. */
export default function CollectionView() {
  const family = createMemo(() => familyNamed(address().name));
  return (
    // Not made anew for another family: the focus stays on the link that led there.
    <Show
      when={family()}
      fallback={
        <NotOpened
          title={t('There are no such puzzles')}
          reason={t('There is no family “{name}” in the collection.', { name: address().name })}
          elsewhere={{ view: 'collection' }}
          elsewhereTitle={t('All puzzles')}
        />
      }
    >
      {(found) => <Puzzles family={found()} />}
    </Show>
  );
}

/** The family that an address names; if it names none, the one that was looked at last. */
function familyNamed(name: string): Family | undefined {
  const known = (id: string | undefined): Family | undefined => collection.families.find((each) => each.id === id);
  return name === '' ? (known(readStored('family')) ?? collection.families[0]!) : known(name);
}

/** So many games that were begun are offered here. */
const MOST_CONTINUED = 2;

/** What there is to play: today, what was begun, something new, and the collection. */
function Puzzles(props: { readonly family: Family }) {
  const results = readResults();
  const begun = begunGames().slice(0, MOST_CONTINUED);
  const isNewcomer = Object.keys(results).length === 0 && begun.length === 0;
  startPlaylist('unsolved');
  // What few have comes after the page.
  const [idle, setIdle] = createSignal(false);
  onMount(() => onCleanup(whenIdle(() => setIdle(true))));
  return (
    <div class="page puzzles">
      <Show when={isNewcomer} fallback={<h1 class="unseen">{t('Puzzles')}</h1>}>
        <Hero />
      </Show>
      <Today />
      <Show when={begun.length > 0}>
        <div class="continued">
          <For each={begun}>{(game) => <ContinueCard game={game} />}</For>
        </div>
      </Show>
      <Collection family={props.family} />
      <Show when={idle()}>
        <Suspense>
          <Packs />
        </Suspense>
      </Show>
    </div>
  );
}

/** The collection, a family at a time. */
function Collection(props: { readonly family: Family }) {
  const results = readResults();
  const [filters, setFilters] = createSignal(readFilters(address().parameters));
  // Another family, or the way back: what the address says counts.
  createEffect(on(address, () => setFilters(readFilters(address().parameters)), { defer: true }));
  createEffect(() => {
    store('family', props.family.id);
    // A return to this page shows this family, whichever was played meanwhile.
    stayAt({ view: 'collection', name: props.family.id, parameters: writeFilters(filters()) });
  });
  const rows = createMemo(() => rowsFor(collection, results, props.family.id, filters()));
  // Pictures are loaded when the first of them comes near to what is seen.
  const [wanted, setWanted] = createSignal(false);
  const [scenes] = createResource(
    () => wanted() && [...new Set(rows().flatMap(({ puzzles }) => puzzles.map(({ family }) => family)))].join(),
    async (families) => Promise.all(families.split(',').map(scenesOf)),
    // With a first value, nothing waits for the others.
    { initialValue: [] },
  );
  const sceneOf = (name: string): Scene | undefined => {
    setWanted(true);
    for (const find of scenes.latest) {
      const scene = find(name);
      if (scene !== undefined) return scene;
    }
    return undefined;
  };
  const progress = createMemo(() => progressOf(collection, results, props.family.id));
  const count = () => rows().reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  return (
    <section class="collection" aria-labelledby="collection">
      <nav class="families" aria-label={t('Families')}>
        <For each={collection.families}>
          {({ id, title }) => (
            <a
              class="family-tab"
              href={writeAddress({ view: 'collection', name: id })}
              aria-current={props.family.id === id ? 'true' : undefined}
            >
              {known(title)}
            </a>
          )}
        </For>
      </nav>
      <NewBar family={props.family} />
      <header class="section-head">
        <h2 id="collection">{known(props.family.title)}</h2>
        <p class="soft">{t('{n} of {all} solved', { n: progress().solved, all: progress().all })}</p>
        <Playlists family={props.family.id} />
      </header>
      <FilterBar family={props.family.id} filters={filters()} onChange={setFilters} />
      <Show when={isFiltered(filters())}>
        <p class="soft" role="status">
          {count() === 0 ? t('No puzzle is like this.') : t('{n} {n:puzzle|puzzles}', { n: count() })}
        </p>
      </Show>
      <PuzzleRows
        rows={rows()}
        results={results}
        open={isFiltered(filters())}
        sceneOf={sceneOf}
        isBegun={(name) => begunGame(name) !== undefined}
      />
    </section>
  );
}

const PLAYLISTS: readonly (readonly [Playlist, (count: number) => string])[] = [
  ['unsolved', (count) => t('Play the {n} unsolved', { n: count })],
  ['improve', (count) => t('Better {n} {n:result|results}', { n: count })],
];

/** What was not solved, or not in the fewest moves: one after another. */
function Playlists(props: { readonly family: string }) {
  const results = readResults();
  const play = (playlist: Playlist): void => {
    const first = nextPuzzle(collection, results, props.family, undefined, playlist);
    startPlaylist(playlist);
    if (first !== undefined) goTo({ view: 'play', name: first.name });
  };
  return (
    <div class="playlists">
      <For each={PLAYLISTS}>
        {([playlist, words]) => {
          const count = () => playlistOf(collection, results, props.family, playlist).length;
          return (
            <Show when={count() > 0}>
              <button type="button" class="link-button" onClick={() => play(playlist)}>
                {words(count())}
              </button>
            </Show>
          );
        }}
      </For>
    </div>
  );
}

/** The boards of the day: one a family, the same for everybody. */
function Today() {
  const date = today();
  const streak = currentStreak(date);
  return (
    <section class="today" aria-labelledby="today">
      <header class="section-head">
        <h2 id="today">{t('Today')}</h2>
        <p class="soft">
          <Show when={streak > 0}>
            <span class="streak">{t('{n} {n:day|days} in a row', { n: streak })}</span> ·{' '}
          </Show>
          {longDay(date)} · <a href={writeAddress({ view: 'days' })}>{t('past days')}</a>
        </p>
      </header>
      <DayCards date={date} />
    </section>
  );
}
