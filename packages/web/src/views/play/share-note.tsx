import { type Address, writeAddress } from '@slidewise/core/reading';
import { ok } from '@slidewise/core/result';
import { For, onMount } from 'solid-js';
import { titleHere } from '../../collection/puzzle.js';
import { isOwn, readResults } from '../../collection/results.js';
import { createCopying } from '../../design/copying.js';
import { Icon } from '../../design/icons.js';
import { LinkField } from '../../design/link-field.js';
import { solutionFilm } from '../../files/film.js';
import { type FilmChoice, PictureButtons } from '../../files/picture-buttons.js';
import { addressOf, type Challenge, type OpenGame, puzzleAddress } from '../../share/game-address.js';
import { amount, known, t } from '../../texts/index.js';
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
    { title: t('The puzzle'), about: t('As it begins, with nothing of your game.'), address: puzzleAddress(open) },
    {
      title: t('My game'),
      about:
        length === 0
          ? t('There are no moves yet.')
          : t('With your {moves}, which count as shown.', { moves: amount(length, unit) }),
      address: length === 0 ? undefined : addressOf(open),
    },
    {
      title: t('A challenge'),
      about:
        result === undefined
          ? t('For others to beat your result, once you have one.')
          : t('The puzzle, with {moves} in {time} to beat.', {
              moves: amount(result.length, unit),
              time: clockText(1000 * result.seconds),
            }),
      address: result && puzzleAddress(open, result),
    },
  ];
  let first!: HTMLUListElement;
  onMount(() => first.querySelector('button')?.focus());
  return (
    <section class="note share" aria-label={t('Share')}>
      <div class="note-head">
        <p>
          <strong>{t('Copy a link to')}</strong>
        </p>
        <button type="button" class="icon-button" aria-label={t('Close')} onClick={() => props.onClose()}>
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
                  {link !== undefined && copied() === link ? t('Copied') : title}
                </button>
                <span class="soft">{about}</span>
              </li>
            );
          }}
        </For>
      </ul>
      <LinkField link={byHand} onClose={close} />
      <p class="share-pictures">
        <strong>{t('Take a picture')}</strong>
      </p>
      <PictureButtons title={titleOf(open)} scene={open.session.scene} films={filmsOf(open)} />
    </section>
  );
}

function titleOf({ puzzle, session }: OpenGame): string {
  return (puzzle && titleHere(puzzle)) ?? session.name ?? known(session.family.title);
}

/** The solution of the puzzle, and this game as far as it is played. */
function filmsOf({ puzzle, session }: OpenGame): readonly FilmChoice[] {
  const { family, start, log, at } = session;
  const board = { family, position: start, name: puzzle?.name };
  const solution = { title: t('Film of the solution'), suffix: '-solution', motion: () => solutionFilm(board) };
  if (at === 0) return [solution];
  const moves = log.slice(0, at).map(({ move }) => move);
  const own = async () => ok((await import('@slidewise/lab/analysis')).motionOf(family, start, moves));
  return [{ title: t('Film of my game'), suffix: '-game', motion: own }, solution];
}

/** The result of this game, or else the best one on this puzzle; only what the player did alone or with hints. */
function challengeOf({ ending, open }: Game): Challenge | undefined {
  const best = open.puzzle && readResults()[open.puzzle.name];
  return [ending, best].filter(isOwn).find(({ length }) => length > 0);
}
