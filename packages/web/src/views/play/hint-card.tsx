import type { Reason } from '@slidewise/core/contract';
import { type Help, HINT_STEPS } from '@slidewise/core/session';
import { createEffect, For, type JSX, Match, on, onMount, Show, Switch } from 'solid-js';
import { MOST_STARS } from '../../collection/stars.js';
import { ActionButton } from '../../design/action-button.js';
import { Icon } from '../../design/icons.js';
import { sentence } from '../../design/sentence.js';
import { amount, t, tell } from '../../texts/index.js';
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
          <Card title={t('Hint')}>
            <p>
              <span class="spinner" aria-hidden="true" /> <span role="status">{activityWords(state())}</span>{' '}
              {progressWords(state())}
            </p>
            <div class="hint-choices">
              <ActionButton onPress={() => leave(() => props.game.hints.cancel())}>{t('Cancel')}</ActionButton>
            </div>
          </Card>
        )}
      </Match>
      <Match when={when('piece', 'move', 'plan')}>{(state) => <Step game={props.game} hint={state()} />}</Match>
      <Match when={when('reasons')}>
        {(state) => (
          <Card title={t('What stands in the way')} onHide={() => props.game.hints.dismiss()}>
            <p>
              <strong>
                {t('At least {moves} to go.', { moves: amount(state().explanation.bound, props.game.unit) })}
              </strong>
            </p>
            <Reasons of={state().explanation.reasons} />
            <p class="soft price">{t('It names no move, and costs no star.')}</p>
          </Card>
        )}
      </Match>
      <Match when={when('hopeless')}>
        {(state) => (
          <Card title={t('Hint')}>
            <p>
              <strong>{t('This board has no solution.')}</strong>{' '}
              {props.game.hopeless === undefined ? sentence(tell(state().reason)) : t('The reason stands below.')}
            </p>
          </Card>
        )}
      </Match>
      <Match when={when('unknown')}>
        {(state) => (
          <Card title={t('Hint')}>
            <p>{t('No hint: {why}', { why: sentence(tell(state().reason)) })}</p>
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
            <button type="button" class="icon-button" aria-label={t('Hide')} onClick={() => leave(hide())}>
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
      title={`${t('Hint {n} of 4', { n: number() })} · ${priceWords(props.game.session.help)}`}
      step={number()}
      onHide={() => props.game.hints.dismiss()}
    >
      <Switch>
        <Match when={props.hint.kind === 'piece'}>
          <p>
            <strong>{t('Look at {pieces}.', { pieces: pieceNames(props.game.session, props.hint.slide) })}</strong>{' '}
            {toGo()}
          </p>
        </Match>
        <Match when={props.hint.kind === 'move'}>
          <p>
            <strong>{tell(props.hint.words)}.</strong> {toGo()}
          </p>
        </Match>
        <Match when={props.hint.kind === 'plan' && props.hint.plan}>
          {(plan) => (
            <>
              <p>
                <For each={plan().reasons}>
                  {({ why }, i) => <>{i() === 0 ? <strong>{tell(why)}</strong> : <> {tell(why)}</>}</>}
                </For>
              </p>
              <ol class="plan">
                <For each={plan().moves}>
                  {({ words }, i) => (
                    <li>
                      <span>{i() + 1}</span>
                      {tell(words)}
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </Match>
      </Switch>
      <div class="hint-choices">
        <button type="button" class="button strong" onClick={() => void props.game.hint()}>
          {t(NEXT_STEPS[props.hint.kind].words)}
        </button>
      </div>
    </Card>
  );
}

/** What hints cost: the steps after the first, and more hints, cost nothing more. */
function priceWords(help: Help): string {
  const most = MOST_STARS[help];
  return most === 0 ? t('no star') : t('at most {n} {n:star|stars}', { n: most });
}

function Reasons(props: { readonly of: readonly Reason[] }) {
  const listed = () => mainReasons(props.of);
  return (
    <ul class="reasons">
      <For each={listed()}>{({ why }) => <li>{sentence(tell(why))}</li>}</For>
      <Show when={listed().length < props.of.length}>
        <li>{t('And {n} more.', { n: props.of.length - listed().length })}</li>
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
  return news?.activity === undefined ? t('Searching …') : `${sentence(tell(news.activity)).replace(/[.。]$/, '')} …`;
}

/** Apart from what is going on: numbers that change all the time are not read aloud. */
function progressWords({ news }: Thinking): string {
  if (news?.activity !== undefined || news?.counts === undefined) return '';
  return t('{n} positions, at least {least} to go', { n: news.counts.expanded, least: news.lowerBound ?? 0 });
}

function wayWords({ length, optimal }: { length: number | undefined; optimal: boolean }, unit: string): string {
  if (length === undefined) return '';
  return optimal
    ? t('{moves} to go at best.', { moves: amount(length, unit) })
    : t('{moves} to go this way, perhaps not the shortest.', { moves: amount(length, unit) });
}
