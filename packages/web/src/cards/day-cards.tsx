import './cards.css';
import { writeAddress } from '@slidewise/core/reading';
import { createResource, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Blank } from '../board/blank.js';
import { Picture } from '../board/picture.js';
import { collection } from '../collection/collection.js';
import { shortDay } from '../collection/days.js';
import type { FamilyTitle } from '../collection/puzzle.js';
import { readResults, starCount } from '../collection/results.js';
import { Stars } from '../design/stars.js';
import { whenIdle } from '../schedule.js';
import { amount, known, t } from '../texts/index.js';

/** The boards of a day as cards. */
export function DayCards(props: { readonly date: string }) {
  return (
    <ul class="day-cards">
      <For each={collection.families}>
        {(family) => (
          <li>
            <DayCard family={family} date={props.date} />
          </li>
        )}
      </For>
    </ul>
  );
}

function DayCard(props: { readonly family: FamilyTitle; readonly date: string }) {
  const name = () => `daily/${props.family.id}/${props.date}`;
  // The page is there before the worker that brings them.
  const [mayAsk, setMayAsk] = createSignal(false);
  onMount(() => onCleanup(whenIdle(() => setMayAsk(true))));
  const [board] = createResource(
    () => mayAsk() && name(),
    async (wanted) => {
      const { madePuzzles } = await import('../collection/supply.js');
      const made = await madePuzzles.make(wanted);
      const scene = madePuzzles.sceneOf(wanted);
      return made.ok && scene !== undefined ? { puzzle: made.value.puzzle, scene } : undefined;
    },
    // With a first value, the page does not wait for it.
    { initialValue: undefined },
  );
  const usual = () => props.family.sizes[0]?.size ?? { width: 6, height: 6 };
  const best = () => readResults()[name()];
  return (
    <a class="day-card card" href={writeAddress({ view: 'play', name: name() })}>
      <span class="day-board">
        <Show when={board.latest} fallback={<Blank {...usual()} />}>
          {(found) => <Picture scene={found().scene} />}
        </Show>
      </span>
      <span class="day-words">
        <span class="day-title">{known(props.family.title)}</span>
        <span class="soft">
          {board.latest === undefined ? shortDay(props.date) : amount(board.latest.puzzle.shortest!, props.family.unit)}
        </span>
        <Show when={best()} fallback={<span class="day-play">{t('Play')}</span>}>
          {(result) => <Stars count={starCount(result(), board.latest?.puzzle.shortest)} />}
        </Show>
      </span>
    </a>
  );
}
