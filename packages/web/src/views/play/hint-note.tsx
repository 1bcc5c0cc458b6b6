import type { Reason } from '@slidewise/core/contract';
import { showAmount, showCount } from '@slidewise/core/text';
import { For, Match, Show, Switch } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { Icon } from '../../design/icons.js';
import type { Game } from './game.js';
import { type GameHint, mainReasons, reasonsToShow } from './hints.js';

/** The words of a hint; the board shows the rest. */
export function HintNote(props: { readonly game: Game; readonly state: GameHint }) {
  const when = <K extends GameHint['kind']>(...kinds: K[]): Extract<GameHint, { kind: K }> | undefined =>
    kinds.some((kind) => kind === props.state.kind) ? (props.state as Extract<GameHint, { kind: K }>) : undefined;
  return (
    <Switch>
      <Match when={when('thinking')}>
        {(state) => (
          <div class="note hint">
            <p>
              <span class="spinner" aria-hidden="true" /> <span role="status">{activityWords(state())}</span>{' '}
              {progressWords(state())}
            </p>
            <ActionButton onPress={() => leave(() => props.game.hints.cancel())}>Cancel</ActionButton>
          </div>
        )}
      </Match>
      <Match when={when('move', 'explained')}>
        {(state) => (
          <div class="note hint">
            <div class="note-head">
              <p>
                <strong>{state().words}</strong>
              </p>
              <CloseButton of={props.game} label="Close the hint" />
            </div>
            <p class="soft">{wayWords(state().advice, props.game.unit)}</p>
            <Show when={when('explained')}>
              {(explained) => (
                <>
                  <Show when={explained().why}>{(reason) => <p>{reason().why.message}</p>}</Show>
                  <Show when={reasonsToShow(explained()).length > 0}>
                    <Reasons of={reasonsToShow(explained())} />
                  </Show>
                </>
              )}
            </Show>
          </div>
        )}
      </Match>
      <Match when={when('reasons')}>
        {(state) => (
          <div class="note hint">
            <div class="note-head">
              <p>
                <strong>At least {showAmount(state().explanation.bound, props.game.unit)} to go</strong>
              </p>
              <CloseButton of={props.game} label="Close the reasons" />
            </div>
            <Reasons of={state().explanation.reasons} />
          </div>
        )}
      </Match>
      <Match when={when('hopeless')}>
        {(state) => (
          <div class="note hint">
            <p>
              <strong>This board has no solution.</strong>{' '}
              {props.game.hopeless === undefined ? sentence(state().reason.message) : 'The reason stands above.'}
            </p>
          </div>
        )}
      </Match>
      <Match when={when('unknown')}>
        {(state) => (
          <div class="note hint">
            <p>No hint: {state().reason.message}.</p>
          </div>
        )}
      </Match>
    </Switch>
  );
}

function CloseButton(props: { readonly of: Game; readonly label: string }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.label}
      onClick={() => leave(() => props.of.hints.dismiss())}
    >
      <Icon name="close" />
    </button>
  );
}

function Reasons(props: { readonly of: readonly Reason[] }) {
  const listed = () => mainReasons(props.of);
  return (
    <>
      <p>What stands in the way:</p>
      <ul class="reasons">
        <For each={listed()}>{({ why }) => <li>{sentence(why.message)}</li>}</For>
        <Show when={listed().length < props.of.length}>
          <li>And {props.of.length - listed().length} more.</li>
        </Show>
      </ul>
    </>
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
    ? `${showAmount(length, unit)} to go, the fewest possible.`
    : `${showAmount(length, unit)} to go this way; there may be a shorter one.`;
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}
