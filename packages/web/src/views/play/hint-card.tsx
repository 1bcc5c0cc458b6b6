import type { Reason } from '@slidewise/core/contract';
import { type Help, HINT_STEPS } from '@slidewise/core/session';
import { showAmount, showCount } from '@slidewise/core/text';
import { createEffect, For, type JSX, Match, on, onMount, Show, Switch } from 'solid-js';
import { MOST_STARS } from '../../collection/stars.js';
import { ActionButton } from '../../design/action-button.js';
import { Icon } from '../../design/icons.js';
import { sentence } from '../../design/sentence.js';
import type { Game } from './game.js';
import { type GameHint, mainReasons, pieceNames, type ShownHint } from './hints.js';

/** What the step after each tells; in the bar of a phone there is less room for it. */
export const NEXT_STEPS = {
  piece: { words: 'Where to?', short: 'Where?' },
  move: { words: 'Why?', short: 'Why?' },
  plan: { words: 'Do the first move', short: 'Do it' },
} as const;

/** The words of a hint; the board shows the rest. */
export function HintCard(props: { readonly game: Game; readonly state: GameHint }) {
  const when = <K extends GameHint['kind']>(...kinds: K[]): Extract<GameHint, { kind: K }> | undefined =>
    kinds.some((kind) => kind === props.state.kind) ? (props.state as Extract<GameHint, { kind: K }>) : undefined;
  return (
    <Switch>
      <Match when={when('thinking')}>
        {(state) => (
          <Card title="Hint">
            <p>
              <span class="spinner" aria-hidden="true" /> <span role="status">{activityWords(state())}</span>{' '}
              {progressWords(state())}
            </p>
            <div class="hint-ways">
              <ActionButton onPress={() => leave(() => props.game.hints.cancel())}>Cancel</ActionButton>
            </div>
          </Card>
        )}
      </Match>
      <Match when={when('piece', 'move', 'plan')}>{(state) => <Step game={props.game} hint={state()} />}</Match>
      <Match when={when('reasons')}>
        {(state) => (
          <Card title="What stands in the way" onHide={() => props.game.hints.dismiss()}>
            <p>
              <strong>At least {showAmount(state().explanation.bound, props.game.unit)} to go.</strong>
            </p>
            <Reasons of={state().explanation.reasons} />
            <p class="soft price">It names no move, and costs no star.</p>
          </Card>
        )}
      </Match>
      <Match when={when('hopeless')}>
        {(state) => (
          <Card title="Hint">
            <p>
              <strong>This board has no solution.</strong>{' '}
              {props.game.hopeless === undefined ? sentence(state().reason.message) : 'The reason stands below.'}
            </p>
          </Card>
        )}
      </Match>
      <Match when={when('unknown')}>
        {(state) => (
          <Card title="Hint">
            <p>No hint: {sentence(state().reason.message)}</p>
          </Card>
        )}
      </Match>
    </Switch>
  );
}

function Card(props: {
  readonly title: string;
  readonly step?: number;
  readonly onHide?: () => void;
  readonly children: JSX.Element;
}) {
  let card!: HTMLElement;
  // On a phone it may begin behind the bar.
  const show = (): void => card.scrollIntoView({ block: 'nearest' });
  onMount(() => queueMicrotask(show));
  createEffect(on(() => props.step, show, { defer: true }));
  return (
    <section class="card hint-card" ref={card}>
      <div class="hint-title">
        <p class="eyebrow">{props.title}</p>
        <Show when={props.step}>
          {(step) => (
            <span class="pips" aria-hidden="true">
              <For each={[1, 2, 3, 4]}>{(pip) => <i classList={{ reached: pip <= step() }} />}</For>
            </span>
          )}
        </Show>
        <Show when={props.onHide}>
          {(hide) => (
            <button type="button" class="icon-button" aria-label="Hide" onClick={() => leave(hide())}>
              <Icon name="close" />
            </button>
          )}
        </Show>
      </div>
      {props.children}
    </section>
  );
}

/** One of the steps, and the way to the next. */
function Step(props: { readonly game: Game; readonly hint: ShownHint }) {
  const number = (): number => HINT_STEPS.indexOf(props.hint.kind) + 1;
  const toGo = (): string => wayWords(props.hint.advice, props.game.unit);
  return (
    <Card
      title={`Hint ${number()} of 4 · ${priceWords(props.game.session.help)}`}
      step={number()}
      onHide={() => props.game.hints.dismiss()}
    >
      <Switch>
        <Match when={props.hint.kind === 'piece'}>
          <p>
            <strong>Look at {pieceNames(props.game.session, props.hint.slide)}.</strong> {toGo()}
          </p>
        </Match>
        <Match when={props.hint.kind === 'move'}>
          <p>
            <strong>{props.hint.words.message}.</strong> {toGo()}
          </p>
        </Match>
        <Match when={props.hint.kind === 'plan' && props.hint.plan}>
          {(plan) => (
            <>
              <p>
                <For each={plan().reasons}>
                  {({ why }, i) => <>{i() === 0 ? <strong>{why.message}</strong> : <> {why.message}</>}</>}
                </For>
              </p>
              <ol class="plan">
                <For each={plan().moves}>
                  {({ words }, i) => (
                    <li>
                      <span>{i() + 1}</span>
                      {words.message}
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </Match>
      </Switch>
      <div class="hint-ways">
        <button type="button" class="button strong" onClick={() => void props.game.hint()}>
          {NEXT_STEPS[props.hint.kind].words}
        </button>
      </div>
    </Card>
  );
}

/** What hints cost: the steps after the first, and more hints, cost nothing more. */
function priceWords(help: Help): string {
  const most = MOST_STARS[help];
  return most === 0 ? 'no star' : `at most ${most} stars`;
}

function Reasons(props: { readonly of: readonly Reason[] }) {
  const listed = () => mainReasons(props.of);
  return (
    <ul class="reasons">
      <For each={listed()}>{({ why }) => <li>{sentence(why.message)}</li>}</For>
      <Show when={listed().length < props.of.length}>
        <li>And {props.of.length - listed().length} more.</li>
      </Show>
    </ul>
  );
}

/** Ends what is shown; the focus goes back to the button that led here. */
function leave(end: () => void): void {
  end();
  document.getElementById('hint')?.focus();
}

type Thinking = Extract<GameHint, { kind: 'thinking' }>;

function activityWords({ news }: Thinking): string {
  return news?.activity === undefined ? 'Searching …' : `${sentence(news.activity.message).replace(/\.$/, '')} …`;
}

/** Apart from what is going on: numbers that change all the time are not read aloud. */
function progressWords({ news }: Thinking): string {
  if (news?.activity !== undefined || news?.counts === undefined) return '';
  return `${showCount(news.counts.expanded)} positions, at least ${news.lowerBound} to go`;
}

function wayWords({ length, optimal }: { length: number | undefined; optimal: boolean }, unit: string): string {
  if (length === undefined) return '';
  return optimal
    ? `${showAmount(length, unit)} to go at best.`
    : `${showAmount(length, unit)} to go this way, perhaps not the shortest.`;
}
