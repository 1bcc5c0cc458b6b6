import './collection.css';
import { createMemo, For, Show } from 'solid-js';
import { Thumbnail } from '../../board/thumbnail.js';
import { collection } from '../../collection/collection.js';
import type { Puzzle } from '../../collection/puzzle.js';
import { readResults } from '../../collection/results.js';
import { amount, canBeSolved, nextPuzzle, noteOf, progressOf, shelvesOf, verdict } from '../../collection/shelves.js';
import { keep, kept } from '../../kept.js';
import { writeAddress } from '../../share/address.js';
import { address } from '../../share/navigation.js';

/** All puzzles, by family and level, with what has been reached. */
export default function CollectionView() {
  const results = readResults();
  const family = createMemo(() => {
    const known = (id: string | undefined) => collection.families.find((each) => each.id === id);
    return known(address().name) ?? known(kept('family')) ?? collection.families[0]!;
  });
  const next = createMemo(() => {
    keep('family', family().id);
    return nextPuzzle(collection, results, family().id, kept('last'));
  });
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
      <Show when={next()}>{(puzzle) => <NextUp puzzle={puzzle()} progress={progress()} />}</Show>
      <For each={shelvesOf(collection, family().id)}>
        {(shelf) => (
          <section class="shelf" aria-labelledby={`level-${shelf.level}`}>
            <h2 id={`level-${shelf.level}`}>{shelf.title}</h2>
            <ul class="shelf-puzzles">
              <For each={shelf.puzzles}>
                {(puzzle) => (
                  <li>
                    <Card puzzle={puzzle} best={results[puzzle.name]} />
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

function NextUp(props: { puzzle: Puzzle; progress: { solved: number; all: number } }) {
  return (
    <section class="next-up card" aria-labelledby="next-up">
      <div class="next-up-board">
        <Thumbnail scene={props.puzzle.scene} />
      </div>
      <div class="next-up-words">
        <p class="next-up-kicker">{props.progress.solved === 0 ? 'Begin here' : 'Play next'}</p>
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

function Card(props: { puzzle: Puzzle; best: { length: number; seconds: number } | undefined }) {
  return (
    <a class="puzzle-card card" href={playAddress(props.puzzle)}>
      <span class="puzzle-board">
        <Thumbnail scene={props.puzzle.scene} />
      </span>
      <span class="puzzle-title">{props.puzzle.title}</span>
      <Show when={props.best} fallback={<span class="puzzle-fact">{shortFact(props.puzzle)}</span>}>
        {(best) => (
          <span class="puzzle-fact" classList={{ reached: best().length <= (props.puzzle.shortest ?? -1) }}>
            <span aria-hidden="true">
              {best().length <= (props.puzzle.shortest ?? -1) ? '★ ' : '✓ '}
              {best().length}
              {props.puzzle.shortest === undefined ? '' : ` / ${props.puzzle.shortest}`}
            </span>
            <span class="unseen">Solved in {verdict(props.puzzle, best())}</span>
          </span>
        )}
      </Show>
    </a>
  );
}

function playAddress({ name }: Puzzle): string {
  return writeAddress({ view: 'play', name });
}

function shortFact(puzzle: Puzzle): string {
  if (!canBeSolved(puzzle)) return 'no solution';
  return puzzle.shortest === undefined ? 'not known' : amount(puzzle.shortest, puzzle.unit);
}

function about(puzzle: Puzzle): string {
  const size = `${puzzle.scene.width}×${puzzle.scene.height}`;
  const counted = puzzle.shortest === undefined ? '' : amount(puzzle.shortest, puzzle.unit);
  const length = counted === '' ? '' : `, ${counted} at best`;
  return [`${size}${length}.`, noteOf(puzzle)].join(' ').trimEnd();
}
