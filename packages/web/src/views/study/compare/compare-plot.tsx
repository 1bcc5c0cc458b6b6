import type { Family } from '@slidewise/core/contract';
import { createMemo, For, Show } from 'solid-js';
import { mediaMatches, WIDE } from '../../../design/media.js';
import { count, t } from '../../../texts/index.js';
import { methodTitle } from '../methods.js';
import { barLength, outcome, powersOfTen, type Row } from './comparison.js';

/** Labels stand before the bars where there is room, and over them where there is not. */
const SHAPES = {
  wide: { bars: 560, row: 26, bar: 4 },
  narrow: { bars: 265, row: 46, bar: 22 },
};
/** Room for one letter of a label, in the widest of the usual fonts. */
const LETTER = 7.4;
const THICK = 18;
const TOP = 26;
/** Room for the number after the longest bar. */
const AFTER = 95;

/**
 * Expansions as bars, on a scale on which each line is ten times the one before; none where nothing was expanded. The table says the
 * same in numbers.
 */
export function ComparePlot(props: {
  readonly family: Family;
  readonly rows: readonly Row[];
  /** What the plot can be saved as. */
  readonly onDrawn: (picture: () => SVGSVGElement | undefined) => void;
}) {
  let picture: SVGSVGElement | undefined;
  props.onDrawn(() => (picture?.isConnected ? picture : undefined));
  const wide = mediaMatches(WIDE);
  const shape = () => (wide() ? SHAPES.wide : SHAPES.narrow);
  const bars = createMemo(() => props.rows.filter(({ solution }) => solution !== undefined));
  const labels = createMemo(() =>
    wide() ? 8 + LETTER * Math.max(...props.rows.map(({ method }) => methodTitle(props.family, method).length)) : 0,
  );
  const lines = createMemo(() => powersOfTen(bars().map(({ solution }) => solution!.counts.expanded)));
  const end = (value: number): number => labels() + barLength(value, lines().at(-1)!) * shape().bars;
  const height = (): number => TOP + bars().length * shape().row + 6;
  return (
    <Show when={bars().some(({ solution }) => solution!.counts.expanded > 0)}>
      <figure class="plot">
        <figcaption>
          {t('Nodes expanded; each line stands for ten times as many as the one before.')}{' '}
          <span class="plot-key">
            <span class="plot-sample is-proved" aria-hidden="true" /> {t('proved')}
          </span>{' '}
          <span class="plot-key">
            <span class="plot-sample is-solved" aria-hidden="true" /> {t('solved, not proved shortest')}
          </span>{' '}
          <span class="plot-key">
            <span class="plot-sample is-stopped" aria-hidden="true" /> {t('ended by a limit (+)')}
          </span>
        </figcaption>
        <svg
          ref={picture}
          class="plot-picture"
          classList={{ narrow: !wide() }}
          viewBox={`0 0 ${labels() + shape().bars + AFTER} ${height()}`}
          role="img"
          aria-label={t('Expansions of {n} searches as bars; the table below has the numbers', { n: bars().length })}
        >
          <For each={lines()}>
            {(value, index) => (
              <>
                <path class="plot-line" d={`M${end(value)} ${TOP - 6}V${height()}`} />
                <Show when={wide() || index() % 2 === 0}>
                  <text class="plot-power" classList={{ first: !wide() && index() === 0 }} x={end(value)} y={TOP - 11}>
                    {count(value)}
                  </text>
                </Show>
              </>
            )}
          </For>
          <For each={bars()}>
            {(row, index) => (
              <g transform={`translate(0 ${TOP + index() * shape().row})`}>
                <text
                  class="plot-label"
                  classList={{ above: !wide() }}
                  x={wide() ? labels() - 8 : 0}
                  y={wide() ? 18 : 16}
                >
                  {methodTitle(props.family, row.method)}
                </text>
                <rect
                  class={`plot-bar is-${barKind(row)}`}
                  x={labels()}
                  y={shape().bar}
                  width={end(row.solution!.counts.expanded) - labels()}
                  height={THICK}
                  rx="4"
                >
                  <title>
                    {t('{title}: {n} expanded, {outcome}', {
                      title: methodTitle(props.family, row.method),
                      n: row.solution!.counts.expanded,
                      outcome: outcome(row),
                    })}
                  </title>
                </rect>
                <text class="plot-value" x={end(row.solution!.counts.expanded) + 6} y={shape().bar + 14}>
                  {count(row.solution!.counts.expanded)}
                  {row.solution!.stopReason === undefined ? '' : ' +'}
                </text>
              </g>
            )}
          </For>
        </svg>
      </figure>
    </Show>
  );
}

function barKind({ solution }: Row): 'proved' | 'solved' | 'stopped' {
  if (solution!.status === 'unsolvable' || solution!.optimal) return 'proved';
  return solution!.stopReason === undefined ? 'solved' : 'stopped';
}
