import { showAmount } from '@slidewise/core/text';
import './collection.css';
import { writeAddress } from '@slidewise/core/reading';
import { createEffect, createMemo, For, Show } from 'solid-js';
import { Thumbnail } from '../../board/thumbnail.js';
import { collection } from '../../collection/collection.js';
import type { Puzzle } from '../../collection/puzzle.js';
import { type BestResult, isFullStar, isOwn, readResults } from '../../collection/results.js';
import { canBeSolved, noteOf, type Offer, offerOf, progressOf, shelvesOf, verdict } from '../../collection/shelves.js';
import { NotOpened } from '../../design/opened.js';
import { keep, kept } from '../../kept.js';
import { begunGame } from '../../share/game-records.js';
import { address, stayAt } from '../../share/navigation.js';

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
          trouble="There are no such puzzles"
          reason={`There is no family “${address().name}” in the collection.`}
          elsewhere={{ view: 'collection' }}
          elsewhereTitle="All puzzles"
        />
      }
    >
      {(found) => <FamilyPuzzles family={found()} />}
    </Show>
  );
}

/** The family that an address names; if it names none, the one that was looked at last. */
function familyNamed(name: string): Family | undefined {
  const known = (id: string | undefined): Family | undefined => collection.families.find((each) => each.id === id);
  return name === '' ? (known(kept('family')) ?? collection.families[0]!) : known(name);
}

/** All puzzles of a family, by level, with what has been reached. */
function FamilyPuzzles(props: { readonly family: Family }) {
  const results = readResults();
  const family = (): Family => props.family;
  createEffect(() => {
    keep('family', family().id);
    // A return to this page shows this family, whichever was played meanwhile.
    stayAt({ view: 'collection', name: family().id });
  });
  const isBegun = (name: string): boolean => begunGame(name) !== undefined;
  const offer = createMemo(() => offerOf(collection, results, family().id, kept('last'), isBegun));
  const progress = createMemo(() => progressOf(collection, results, family().id));
  return (
    <div class="page collection">
      <h1 class="unseen">Puzzles</h1>
      <nav class="families" aria-label="Families">
        <For each={collection.families}>
          {({ id, title }) => (
            <a
              class="family-tab"
              href={writeAddress({ view: 'collection', name: id })}
              aria-current={family().id === id ? 'true' : undefined}
            >
              {title}
            </a>
          )}
        </For>
      </nav>
      <Show when={offer()}>{(offered) => <NextUp {...offered()} progress={progress()} />}</Show>
      <For each={shelvesOf(collection, family().id)}>
        {(shelf) => (
          <section class="shelf" aria-labelledby={`level-${shelf.level}`}>
            <h2 id={`level-${shelf.level}`}>{shelf.title}</h2>
            <ul class="shelf-puzzles">
              <For each={shelf.puzzles}>
                {(puzzle) => (
                  <li>
                    <Card puzzle={puzzle} best={results[puzzle.name]} begun={isBegun(puzzle.name)} />
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </div>
  );
}

const KICKERS: Record<Offer['kind'], string> = {
  begin: 'Begin here',
  'go on': 'Continue where you left off',
  next: 'Play next',
};

function NextUp(props: Offer & { progress: { solved: number; all: number } }) {
  return (
    <section class="next-up card" aria-labelledby="next-up">
      <div class="next-up-board">
        <Thumbnail scene={props.puzzle.scene} whole />
      </div>
      <div class="next-up-words">
        <p class="next-up-kicker">{KICKERS[props.kind]}</p>
        <h2 id="next-up">{props.puzzle.title}</h2>
        <p class="soft">{about(props.puzzle)}</p>
        <a class="button primary" href={playAddress(props.puzzle)}>
          Play {props.puzzle.title}
        </a>
        <p class="next-up-progress">
          <progress value={props.progress.solved} max={props.progress.all} aria-label="Solved" />
          <span>
            {props.progress.solved} of {props.progress.all} solved
          </span>
        </p>
      </div>
    </section>
  );
}

function Card(props: { puzzle: Puzzle; best: BestResult | undefined; begun: boolean }) {
  return (
    <a class="puzzle-card card" href={playAddress(props.puzzle)}>
      <span class="puzzle-board">
        <Thumbnail scene={props.puzzle.scene} />
      </span>
      <span class="puzzle-title">{props.puzzle.title}</span>
      <Show when={props.best} fallback={<span class="puzzle-fact">{shortFact(props.puzzle)}</span>}>
        {(best) => (
          <span class="puzzle-fact" classList={{ reached: isFullStar(best(), props.puzzle.shortest) }}>
            <span aria-hidden="true">{markOf(props.puzzle, best())}</span>
            <span class="unseen">
              {isOwn(best()) ? 'Solved in' : 'Played in'} {verdict(props.puzzle, best())}
            </span>
          </span>
        )}
      </Show>
      <Show when={props.begun}>
        <span class="tag puzzle-begun">begun</span>
      </Show>
    </a>
  );
}

/** `★ 12 / 12`, `✓ 14 / 12`, `✓ 12 / 12, hinted`, `12 / 12, shown`: the star is for a shortest solution without help. */
function markOf({ shortest }: Puzzle, best: BestResult): string {
  const sign = isFullStar(best, shortest) ? '★ ' : isOwn(best) ? '✓ ' : '';
  const help = best.help === undefined || best.help === 'clean' ? '' : `, ${best.help}`;
  return `${sign}${best.length}${shortest === undefined ? '' : ` / ${shortest}`}${help}`;
}

function playAddress({ name }: Puzzle): string {
  return writeAddress({ view: 'play', name });
}

function shortFact(puzzle: Puzzle): string {
  if (!canBeSolved(puzzle)) return 'no solution';
  return puzzle.shortest === undefined ? 'not known' : showAmount(puzzle.shortest, puzzle.unit);
}

function about(puzzle: Puzzle): string {
  const size = `${puzzle.scene.width}×${puzzle.scene.height}`;
  const counted = puzzle.shortest === undefined ? '' : showAmount(puzzle.shortest, puzzle.unit);
  const length = counted === '' ? '' : `, ${counted} at best`;
  return [`${size}${length}.`, noteOf(puzzle)].join(' ').trimEnd();
}
