import { writeAddress } from '@slidewise/core/reading';
import type { Change } from '@slidewise/lab/supply';
import { For, Show } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { nameLike } from '../../collection/like.js';
import type { OpenGame } from '../../share/game-address.js';
import { type Label, t } from '../../texts/index.js';

const CHANGES: readonly (readonly [Change, Label])[] = [
  ['easier', 'Easier'],
  ['alike', 'Like this'],
  ['harder', 'Harder'],
];

/** The name of a new puzzle beside the one that is played. */
export function newLike({ session, puzzle }: OpenGame, change: Change): string | undefined {
  const family = collection.families.find(({ id }) => id === session.family.id);
  const { width, height } = session.scene;
  const { name = '', shortest = session.optimum } = puzzle ?? {};
  return family && nameLike({ name, width, height, ...(shortest !== undefined && { shortest }) }, family, change);
}

/** Ways to a new puzzle: harder, easier, or like the one that is played. */
export function NewPuzzles(props: { readonly game: OpenGame }) {
  const changes = CHANGES.flatMap(([change, title]) => {
    const name = newLike(props.game, change);
    return name === undefined ? [] : [{ title, href: writeAddress({ view: 'play', name }) }];
  });
  return (
    <Show when={changes.length > 0}>
      <nav class="new-puzzles" aria-label={t('New puzzle')}>
        <span class="soft" aria-hidden="true">
          {t('New:')}
        </span>
        <For each={changes}>
          {({ title, href }) => (
            <a class="button" href={href}>
              {t(title)}
            </a>
          )}
        </For>
      </nav>
    </Show>
  );
}
