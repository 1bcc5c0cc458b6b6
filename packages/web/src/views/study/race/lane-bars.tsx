import { Show } from 'solid-js';
import { amount, count, t } from '../../../texts/index.js';
import type { Figures } from './standing-figures.js';

/** How far a search is, on the same scales as the other. */
export function LaneBars(props: {
  readonly figures: Figures;
  /** Of all searches: where the bars end. */
  readonly most: Figures;
  readonly unit: string;
  readonly over: boolean;
  readonly given: boolean;
  /** There was nothing to search: numbers are all there is. */
  readonly plain: boolean;
}) {
  return (
    <dl class="counters lane-bars">
      <Row
        title={t('expanded')}
        value={count(props.figures.expanded)}
        part={props.figures.expanded / Math.max(1, props.most.expanded)}
        kind={`lane-track${props.over ? ' over' : ''}${props.given ? ' given' : ''}`}
        plain={props.plain}
      />
      <Row
        title={t('memory, in boards')}
        value={count(props.figures.stored)}
        part={props.figures.stored / Math.max(1, props.most.stored)}
        kind="lane-memory"
        plain={props.plain}
      />
      <Row
        title={t('proved, at least')}
        value={amount(props.figures.bound, props.unit)}
        part={props.figures.bound / Math.max(1, props.most.bound)}
        kind="lane-bound"
        plain={props.plain}
      />
      <Row
        title={t('nearest to the goal, by h')}
        value={props.figures.nearest === undefined ? '–' : `h ${count(props.figures.nearest)}`}
        part={(props.figures.nearest ?? 0) / Math.max(1, props.most.start ?? 1)}
        kind="lane-nearest"
        plain={props.plain}
      />
    </dl>
  );
}

function Row(props: {
  readonly title: string;
  readonly value: string;
  readonly part: number;
  readonly kind: string;
  readonly plain: boolean;
}) {
  return (
    <div>
      <dt>{props.title}</dt>
      <dd>{props.value}</dd>
      <Show when={!props.plain}>
        <div class={`lane-measure ${props.kind}`} aria-hidden="true">
          <div class="lane-bar" style={{ width: `${100 * Math.min(1, props.part)}%` }} />
        </div>
      </Show>
    </div>
  );
}
