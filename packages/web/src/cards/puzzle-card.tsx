import './cards.css';
import type { Scene } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Blank } from '../board/blank.js';
import { Picture } from '../board/picture.js';
import { verdict } from '../collection/overview.js';
import { canBeSolved, type ListedPuzzle, titleHere } from '../collection/puzzle.js';
import { type BestResult, isOwn, starCount } from '../collection/results.js';
import { Icon } from '../design/icons.js';
import { Stars } from '../design/stars.js';
import { amount, t } from '../texts/index.js';

/** Pictures are drawn when they come so near to what is seen. */
const NEAR = '400px';

/** Whether an element has come near to what is seen; once it has, it stays so. */
function createSeen(): { readonly seen: () => boolean; watch(element: Element): void } {
  const [seen, setSeen] = createSignal(false);
  let element: Element | undefined;
  onMount(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    if (element !== undefined) observer.observe(element);
    onCleanup(() => observer.disconnect());
  });
  return {
    seen,
    watch: (watched) => {
      element = watched;
    },
  };
}

/** A puzzle in a row. */
export function PuzzleCard(props: {
  readonly puzzle: ListedPuzzle;
  /** What the board looks like; asked for when the card comes near to what is seen. */
  sceneOf(name: string): Scene | undefined;
  readonly best: BestResult | undefined;
  readonly begun: boolean;
  /** False while nothing is known of it. */
  readonly rated?: boolean;
}) {
  const { seen, watch } = createSeen();
  const scene = () => (seen() ? props.sceneOf(props.puzzle.name) : undefined);
  return (
    <a class="puzzle-card" href={writeAddress({ view: 'play', name: props.puzzle.name })} ref={watch}>
      <span class="puzzle-board">
        <Show when={scene()} fallback={<Blank width={props.puzzle.width} height={props.puzzle.height} />}>
          {(shown) => <Picture scene={shown()} />}
        </Show>
        <Show when={props.begun}>
          <span class="tag puzzle-begun">{t('begun')}</span>
        </Show>
      </span>
      <span class="puzzle-title">{titleHere(props.puzzle)}</span>
      <span class="puzzle-fact" classList={{ perfect: starCount(props.best, props.puzzle.shortest) === 3 }}>
        <span>{props.rated === false ? t('not rated yet') : lengthWords(props.puzzle)}</span>
        <Show when={props.best}>{(best) => <Reached puzzle={props.puzzle} best={best()} />}</Show>
      </span>
    </a>
  );
}

/** Stars, or a tick where the shortest solution is not known; what was only shown has neither. */
function Reached(props: { readonly puzzle: ListedPuzzle; readonly best: BestResult }) {
  const stars = () => starCount(props.best, props.puzzle.shortest);
  return (
    <>
      <Show when={isOwn(props.best)} fallback={<span aria-hidden="true">{t('shown')}</span>}>
        <Show when={stars() > 0} fallback={<Icon name="check" />}>
          <Stars count={stars()} />
        </Show>
      </Show>
      <span class="unseen">
        {t(isOwn(props.best) ? 'Solved in {result}' : 'Played in {result}', {
          result: verdict(props.puzzle, props.best),
        })}
      </span>
    </>
  );
}

function lengthWords(puzzle: ListedPuzzle): string {
  if (!canBeSolved(puzzle)) return t('no solution');
  return puzzle.shortest === undefined ? t('best not known') : amount(puzzle.shortest, puzzle.unit);
}
