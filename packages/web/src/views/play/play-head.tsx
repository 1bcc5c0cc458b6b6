import { goalWords } from '@slidewise/board/state';
import { writeAddress } from '@slidewise/core/reading';
import { LEVELS } from '@slidewise/lab/collection';
import { type Accessor, Show } from 'solid-js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import { known, t, unitWord } from '../../texts/index.js';
import { boardWords } from '../../texts/names.js';
import { bestWords } from './ending-words.js';
import type { Game } from './game.js';

/** What is played: its title, its goal, and what has been counted so far. */
export function PlayHead(props: {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly title: string;
  readonly clock: string;
}) {
  const { session, open, unit } = props.game;
  const watched = watching(props.version);
  const length = watched(() => session.length);
  const optimum = watched(() => props.game.optimum);
  const { width, height } = session.scene;
  // Of a board whose best is not known, the place for the best says so.
  const level = LEVELS.find(({ id }) => id === open.puzzle?.level && id !== 'open')?.title;
  const kind = level === undefined ? known(session.family.title) : t(level);
  return (
    <header class="play-head">
      <a
        class="icon-button play-back"
        href={writeAddress({ view: 'collection', name: session.family.id })}
        aria-label={t('All puzzles')}
      >
        <Icon name="back" />
      </a>
      <div class="play-titles">
        <p class="eyebrow">
          {kind === props.title ? '' : `${kind} · `}
          {width}×{height}
          <span class="play-clock-small" aria-hidden="true">
            {' '}
            · {props.clock}
          </span>
        </p>
        <h1 title={props.title}>{props.title}</h1>
        <p class="play-goal">
          <span class="unseen">{t('Goal:')} </span>
          {capital(props.game.goalText)}
          <Show when={goalWords(session.scene, boardWords())}>
            {(place) => <span class="unseen">: {place()}</span>}
          </Show>
        </p>
      </div>
      <dl class="play-count">
        <div class="play-length">
          <dt>{unitWord(length(), unit)}</dt>
          <dd>{length()}</dd>
        </div>
        <div class="play-best">
          <dt>
            <span class="narrow-only">{t('best')}</span>
            <span class="wide-only">{bestWords(optimum())}</span>
          </dt>
          <dd>{optimum() ?? '?'}</dd>
        </div>
        <div class="play-time">
          <dt>{t('time')}</dt>
          <dd>
            <span class="play-clock" role="timer" aria-label={t('Time')}>
              {props.clock}
            </span>
          </dd>
        </div>
      </dl>
    </header>
  );
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
