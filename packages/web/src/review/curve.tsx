import './curve.css';
import type { Message } from '@slidewise/core/messages';
import { CURVE_ACROSS, type CurveWords, curveHeights, drawCurve, type Review } from '@slidewise/lab/review';
import { createEffect, createMemo, onMount, Show } from 'solid-js';
import { t, tell, unitWord } from '../texts/index.js';

/** The move of the turning point, in words. */
export function turnOf({ turningPoint, finding }: Review): string | undefined {
  return turningPoint === null ? undefined : tell(finding.values.move as Message);
}

function curveWords(name: string): CurveWords {
  const unit = unitWord(2, name);
  return {
    toGo: t('{unit} to go', { unit }),
    start: t('start'),
    end: (last) => t('move {n}', { n: last }),
    label: t('{unit} to go after every move; the list below says the same', { unit }),
  };
}

/** The moves to go after every move, as a picture with its key; the sentence and the list beside it say the same. */
export function Curve(props: {
  readonly review: Review;
  readonly unit: string;
  /** The move of the turning point, in words. */
  readonly turn?: string | undefined;
  /** The point that is shown. */
  readonly at?: number | undefined;
  /** A point was pressed. */
  readonly onGo?: (at: number) => void;
}) {
  const last = (): number => props.review.points.length - 1;
  const heights = createMemo(() => curveHeights(props.review.points));
  const has = (mark: string): boolean => props.review.points.some(({ next }) => next?.mark === mark);
  let figure!: HTMLDivElement;
  createEffect(() => {
    const { points, turningPoint } = props.review;
    const turn =
      turningPoint === null || props.turn === undefined
        ? undefined
        : { number: turningPoint.number, words: props.turn };
    figure.innerHTML = drawCurve(points, props.unit, turn, curveWords(props.unit));
  });
  createEffect(() => {
    const here = figure.querySelector('#here');
    const { at } = props;
    if (here === null) return;
    here.toggleAttribute('hidden', at === undefined);
    if (at === undefined) return;
    const [left, right] = CURVE_ACROSS;
    here.setAttribute('transform', `translate(${left + (last() === 0 ? 0 : ((right - left) * at) / last())} 0)`);
    const height = heights()[at] ?? null;
    const dot = here.querySelector('#here-dot')!;
    dot.setAttribute('cy', String(height ?? 0));
    dot.toggleAttribute('hidden', height === null);
  });
  const press = (event: MouseEvent): void => {
    const picture = figure.querySelector('svg')!;
    const { left, width } = picture.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * picture.viewBox.baseVal.width;
    const at = Math.round(((x - CURVE_ACROSS[0]) / (CURVE_ACROSS[1] - CURVE_ACROSS[0])) * last());
    props.onGo?.(Math.max(0, Math.min(last(), at)));
  };
  onMount(() => figure.addEventListener('click', press));
  return (
    <div class="curve">
      {/* With keys, the slider beside it does the same. */}
      <div ref={figure} classList={{ 'curve-goes': props.onGo !== undefined }} />
      <Show when={has('lost') || has('even')}>
        <p class="curve-key">
          <Show when={has('lost')}>
            <span>
              <i class="curve-lost" /> {t('lost ground')}
            </span>
          </Show>
          <Show when={has('even')}>
            <span>
              <i class="curve-even" /> {t('no progress')}
            </span>
          </Show>
        </p>
      </Show>
    </div>
  );
}
