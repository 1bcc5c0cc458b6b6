import { type Address, writeAddress } from '@slidewise/core/reading';
import { showAmount } from '@slidewise/core/text';
import { For, onMount } from 'solid-js';
import { isOwn, readResults } from '../../collection/results.js';
import { createCopying } from '../../design/copying.js';
import { Icon } from '../../design/icons.js';
import { LinkField } from '../../design/link-field.js';
import { addressOf, type Challenge, puzzleAddress } from '../../share/game-address.js';
import type { Game } from './game.js';
import { clockText } from './stopwatch.js';

interface Shared {
  readonly title: string;
  readonly about: string;
  /** Undefined where there is nothing of the kind yet. */
  readonly address: Address | undefined;
}

/** What can be shared of a game: the puzzle first, so that nobody gets moves without being asked. */
export function ShareNote(props: { readonly game: Game; readonly onClose: () => void }) {
  const { open, unit } = props.game;
  const { copied, byHand, copy, close } = createCopying();
  const linkTo = (address: Address): string => new URL(writeAddress(address), location.href).href;
  const result = challengeOf(props.game);
  const { length } = open.session;
  const choices: readonly Shared[] = [
    { title: 'The puzzle', about: 'As it begins, with nothing of your game.', address: puzzleAddress(open) },
    {
      title: 'My game',
      about: length === 0 ? 'There are no moves yet.' : `With your ${showAmount(length, unit)}, which count as shown.`,
      address: length === 0 ? undefined : addressOf(open),
    },
    {
      title: 'A challenge',
      about:
        result === undefined
          ? 'For others to beat your result, once you have one.'
          : `The puzzle, with ${showAmount(result.length, unit)} in ${clockText(1000 * result.seconds)} to beat.`,
      address: result && puzzleAddress(open, result),
    },
  ];
  let first!: HTMLUListElement;
  onMount(() => first.querySelector('button')?.focus());
  return (
    <section class="note share" aria-label="Share">
      <div class="note-head">
        <p>
          <strong>Copy a link to</strong>
        </p>
        <button type="button" class="icon-button" aria-label="Close" onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </div>
      <ul class="share-choices" ref={first}>
        <For each={choices}>
          {({ title, about, address }) => {
            const link = address && linkTo(address);
            return (
              <li>
                <button
                  type="button"
                  class="button"
                  aria-disabled={link === undefined ? 'true' : undefined}
                  onClick={() => link !== undefined && void copy(link)}
                >
                  {link !== undefined && copied() === link ? 'Copied' : title}
                </button>
                <span class="soft">{about}</span>
              </li>
            );
          }}
        </For>
      </ul>
      <LinkField link={byHand} onClose={close} />
    </section>
  );
}

/** The result of this game, or else the best one on this puzzle; only what the player did alone or with hints. */
function challengeOf({ ending, open }: Game): Challenge | undefined {
  const best = open.puzzle && readResults()[open.puzzle.name];
  return [ending, best].filter(isOwn).find(({ length }) => length > 0);
}
