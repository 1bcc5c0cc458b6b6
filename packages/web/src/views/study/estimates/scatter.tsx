import type { EstimatePoint, HeuristicReport } from '@slidewise/lab/analysis';
import { createMemo, For } from 'solid-js';
import { count, t, unitWord } from '../../../texts/index.js';

const WIDTH = 640;
const HEIGHT = 430;
const LEFT = 46;
const BOTTOM = 60;
/** Lines of the grid, about so many each way. */
const LINES = 8;

/** The distance and the estimate of all boards: a point for each pair of them, the larger the more boards have it. */
export function Scatter(props: {
  readonly reports: readonly HeuristicReport[];
  readonly titles: readonly [string, string];
  readonly unit: string;
  readonly looked: { readonly heuristic: number; readonly point: EstimatePoint } | undefined;
  readonly onLook: (heuristic: number, point: EstimatePoint) => void;
}) {
  const points = createMemo(() =>
    props.reports.flatMap(({ points = [] }, heuristic) => points.map((point) => ({ heuristic, point }))),
  );
  const farthest = createMemo(() => Math.max(1, ...points().flatMap(({ point }) => [point.distance, point.estimate])));
  const most = createMemo(() => Math.max(1, ...points().map(({ point }) => point.positions)));
  const unit = (): number => (WIDTH - LEFT - 20) / farthest();
  const rise = (): number => (HEIGHT - BOTTOM - 16) / farthest();
  const x = (distance: number): number => LEFT + distance * unit();
  const y = (estimate: number): number => HEIGHT - BOTTOM - estimate * rise();
  const radius = (positions: number): number =>
    2.5 + Math.min(9, 0.55 * unit()) * Math.sqrt(Math.log1p(positions) / Math.log1p(most()));
  const ticks = createMemo(() => {
    const step = Math.max(1, Math.ceil(farthest() / LINES));
    return Array.from({ length: Math.floor(farthest() / step) + 1 }, (_, i) => i * step);
  });
  /** In the order of distances: how the arrow keys go through them. */
  const ordered = createMemo(() =>
    points().toSorted(
      (a, b) => a.heuristic - b.heuristic || a.point.distance - b.point.distance || a.point.estimate - b.point.estimate,
    ),
  );
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined || ordered().length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = ordered().findIndex(({ point }) => point === props.looked?.point);
    const next = ordered()[(at + by + ordered().length) % ordered().length]!;
    props.onLook(next.heuristic, next.point);
  };
  return (
    <figure class="scatter">
      <figcaption>
        <For each={props.titles}>
          {(title, index) => (
            <span class="scatter-key">
              <span class={`scatter-sample sort-${index()}`} aria-hidden="true" /> {title}
            </span>
          )}
        </For>
        <span class="soft">{t('The larger a point, the more boards.')}</span>
      </figcaption>
      <svg
        class="scatter-picture"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="application"
        tabindex="0"
        aria-label={t('Estimates of {one} and {two} against the true distance; arrow keys go from point to point', {
          one: props.titles[0],
          two: props.titles[1],
        })}
        onKeyDown={onKey}
      >
        <For each={ticks()}>
          {(tick) => (
            <g class="scatter-grid" aria-hidden="true">
              <path d={`M${x(tick)} ${y(0)}V${y(farthest())}M${x(0)} ${y(tick)}H${x(farthest())}`} />
              <text x={x(tick)} y={y(0) + 24} text-anchor="middle">
                {count(tick)}
              </text>
              <text x={LEFT - 8} y={y(tick)} dy=".35em" text-anchor="end">
                {count(tick)}
              </text>
            </g>
          )}
        </For>
        <path class="scatter-truth" d={`M${x(0)} ${y(0)}L${x(farthest())} ${y(farthest())}`} />
        <text class="scatter-axis" x={(LEFT + WIDTH) / 2} y={HEIGHT - 8} text-anchor="middle" aria-hidden="true">
          {t('true distance, in {unit}', { unit: unitWord(2, props.unit) })}
        </text>
        <text class="scatter-axis" x={LEFT + 8} y={18} aria-hidden="true">
          h
        </text>
        <For each={points()}>
          {({ heuristic, point }) => (
            <circle
              class="scatter-point"
              classList={{
                'sort-0': heuristic === 0,
                'sort-1': heuristic === 1,
                looked: props.looked?.point === point,
              }}
              cx={x(point.distance) + (heuristic === 0 ? -1 : 1) * Math.min(5, unit() * 0.17)}
              cy={y(point.estimate)}
              r={radius(point.positions)}
              onClick={() => props.onLook(heuristic, point)}
            >
              <title>
                {t('{title}: h = {h}, distance {distance}, {n} {n:board|boards}', {
                  title: props.titles[heuristic]!,
                  h: point.estimate,
                  distance: point.distance,
                  n: point.positions,
                })}
              </title>
            </circle>
          )}
        </For>
      </svg>
    </figure>
  );
}
