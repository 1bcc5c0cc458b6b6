import { writeAddress } from '@slidewise/core/reading';
import { LEVELS, levelOfScore } from '@slidewise/lab/collection';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { FamilyTitle } from '../../collection/puzzle.js';
import { Icon } from '../../design/icons.js';
import { goTo } from '../../share/navigation.js';
import { readStored, store } from '../../storage.js';
import { amount, t, unitWord } from '../../texts/index.js';
import { clampMoves, levelSpans, readChoice, sizeName, writeChoice } from './new-choice.js';

/** A new puzzle of a family: how many moves, how large. What was chosen last stays chosen. */
export function NewBar(props: { readonly family: FamilyTitle }) {
  const place = () => `new.${props.family.id}`;
  const [choice, setChoice] = createSignal(readChoice(props.family, readStored(place())));
  createEffect(on(place, () => setChoice(readChoice(props.family, readStored(place()))), { defer: true }));
  const offered = createMemo(() => {
    const { sizes } = props.family;
    return sizes.find(({ size }) => sizeName(size) === choice().size) ?? sizes[0]!;
  });
  const lengths = () => offered().lengths;
  const change = (moves: number, size = choice().size): void => {
    const chosen = clampMoves(props.family, { size, moves });
    setChoice(chosen);
    store(place(), writeChoice(chosen));
  };
  const level = () => LEVELS.find(({ id }) => id === levelOfScore(choice().moves))!.title;

  const part = () => (choice().moves - lengths().least) / (lengths().most - lengths().least);
  const make = (): void => goTo({ view: 'play', name: `new/${props.family.id}-${choice().size}-${choice().moves}` });
  return (
    <form
      class="new-bar card"
      aria-labelledby="new-puzzle"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <div class="new-count">
        <p class="eyebrow" id="new-puzzle">
          {t('New puzzle')}
        </p>
        <div class="new-moves">
          <button
            type="button"
            class="icon-button"
            aria-label={t('One move less')}
            aria-disabled={choice().moves <= lengths().least ? 'true' : undefined}
            onClick={() => change(choice().moves - 1)}
          >
            <Icon name="minus" />
          </button>
          <output class="new-number" for="new-length">
            {choice().moves}
          </output>
          <button
            type="button"
            class="icon-button"
            aria-label={t('One move more')}
            aria-disabled={choice().moves >= lengths().most ? 'true' : undefined}
            onClick={() => change(choice().moves + 1)}
          >
            <Icon name="plus" />
          </button>
          <span class="new-unit">
            {t('{moves}, exactly', { moves: unitWord(choice().moves, props.family.unit) })}{' '}
            <span class="new-level">{t(level())}</span>
          </span>
        </div>
      </div>
      <div class="new-length">
        <input
          id="new-length"
          type="range"
          class="slider"
          aria-label={t('Moves of the new puzzle')}
          aria-valuetext={`${amount(choice().moves, props.family.unit)}, ${t(level())}`}
          min={lengths().least}
          max={lengths().most}
          value={choice().moves}
          style={{ '--part': part() }}
          onInput={(event) => change(Number(event.currentTarget.value))}
        />
        <div class="new-levels" aria-hidden="true">
          <For each={levelSpans(lengths())}>
            {({ title, part: share }) => (
              <span classList={{ current: title === level() }} style={{ '--share': share }}>
                {t(title)}
              </span>
            )}
          </For>
        </div>
      </div>
      <fieldset class="segments">
        <legend class="unseen">{t('Size')}</legend>
        <For each={props.family.sizes}>
          {({ size }) => (
            <button
              type="button"
              aria-pressed={sizeName(size) === choice().size}
              onClick={() => change(choice().moves, sizeName(size))}
            >
              {size.width}×{size.height}
            </button>
          )}
        </For>
      </fieldset>
      <div class="new-ways">
        <button type="submit" class="button strong">
          {t('Make')}
        </button>
        <Show when={props.family.shuffles}>
          <a
            class="button"
            href={writeAddress({ view: 'play', name: `shuffle/${props.family.id}-${choice().size}` })}
            title={t('A random order, in however many moves')}
          >
            <Icon name="shuffle" /> {t('Shuffle')}
          </a>
        </Show>
      </div>
    </form>
  );
}
