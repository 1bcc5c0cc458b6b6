import { distanceText } from '@slidewise/lab/review';
import { createEffect, For, on, Show } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { Curve, turnOf } from '../../review/curve.js';
import { t, unitWord } from '../../texts/index.js';
import type { ReviewedGame } from './reviewed-game.js';

/** A game as a curve and a list: each leads to the position of a move. */
export function GameWalk(props: {
  readonly game: ReviewedGame;
  readonly at: number;
  readonly onGo: (at: number) => void;
}) {
  const review = () => props.game.review;
  const start = () => props.game.point(0);
  const isHopeless = () => review().status === 'unsolvable';
  let list!: HTMLOListElement;
  createEffect(
    on(
      () => props.at,
      (at) => {
        const row = list.children[at] as HTMLElement | undefined;
        if (row === undefined) return;
        const top = row.offsetTop - list.offsetTop;
        const isSeen = top >= list.scrollTop && top + row.offsetHeight <= list.scrollTop + list.clientHeight;
        if (!isSeen) list.scrollTop = top - list.clientHeight / 2;
      },
    ),
  );
  return (
    <>
      <section class="card review-whole" aria-label={t('The game as a whole')}>
        <dl class="review-sum">
          <div>
            <dt>
              {review().solved
                ? unitWord(review().length, props.game.unit)
                : t('{moves}, not solved yet', { moves: unitWord(review().length, props.game.unit) })}
            </dt>
            <dd>{review().length}</dd>
          </div>
          <Show when={!isHopeless()}>
            <div>
              <dt>{start().least === start().most ? t('best possible') : t('best, as far as known')}</dt>
              <dd>{distanceText(start())}</dd>
            </div>
          </Show>
        </dl>
        <Show when={!isHopeless() && props.game.last > 0}>
          <Curve
            review={review()}
            unit={props.game.unit}
            turn={turnOf(review())}
            at={props.at}
            onGo={(at) => props.onGo(at)}
          />
        </Show>
        <p class="turn" classList={{ fine: review().turningPoint === null }}>
          {props.game.finding}
        </p>
      </section>
      <section class="card review-here" aria-label={t('The move that is shown')}>
        <div class="review-steps">
          <ActionButton icon="first" label={t('To the start')} idle={props.at === 0} onPress={() => props.onGo(0)} />
          <ActionButton
            icon="back"
            label={t('Move back')}
            idle={props.at === 0}
            onPress={() => props.onGo(props.at - 1)}
          />
          <ActionButton
            icon="forward"
            label={t('Move forward')}
            idle={props.at === props.game.last}
            onPress={() => props.onGo(props.at + 1)}
          />
          <ActionButton
            icon="last"
            label={t('To the end')}
            idle={props.at === props.game.last}
            onPress={() => props.onGo(props.game.last)}
          />
        </div>
        <input
          type="range"
          class="range"
          aria-label={t('Place in the game')}
          aria-valuetext={`${props.game.title(props.at)}, ${props.game.standing(props.at)}`}
          min="0"
          max={props.game.last}
          value={props.at}
          onInput={(event) => props.onGo(event.currentTarget.valueAsNumber)}
        />
        <div aria-live="polite">
          <p>
            <strong>{props.game.title(props.at)}</strong> <span class="soft">· {props.game.standing(props.at)}</span>
          </p>
          <p class="review-better">{props.game.better(props.at)}</p>
          <p class="soft review-onward">{props.game.onward(props.at)}</p>
        </div>
      </section>
      <ol class="card review-moves" aria-label={t('Moves')} ref={list}>
        <For each={review().points}>
          {(point, at) => (
            <li>
              <button
                type="button"
                class={review().points[at() - 1]?.next?.mark ?? ''}
                aria-current={at() === props.at ? 'step' : undefined}
                onClick={() => props.onGo(at())}
              >
                <span class="review-number">{at() === 0 ? '' : at()}</span>
                <span>{at() === 0 ? t('Start') : props.game.words[at() - 1]}</span>
                <span class="review-mark">{props.game.isKept(at()) ? '' : props.game.mark(at())}</span>
                <span class="review-number" title={t('to go')}>
                  {isHopeless() ? '' : distanceText(point)}
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </>
  );
}
