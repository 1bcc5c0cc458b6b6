import './cards.css';
import { writeAddress } from '@slidewise/core/reading';
import { Picture } from '../board/picture.js';
import { sinceWords } from '../collection/days.js';
import { decodeScene } from '../collection/scene-code.js';
import { titleOfPlayed } from '../collection/titles.js';
import type { BegunGame } from '../share/begun-games.js';
import { amount, t } from '../texts/index.js';

/** A game that was begun, as it stands. */
export function ContinueCard(props: { readonly game: BegunGame }) {
  const title = () => titleOfPlayed(props.game.name, props.game.title);
  const facts = () => {
    const { length, unit, shortest, at } = props.game;
    const best = shortest === undefined ? [] : [t('best possible {n}', { n: shortest })];
    return [t('{moves} made', { moves: amount(length, unit) }), ...best, sinceWords(at, Date.now())].join(' · ');
  };
  const address = () => {
    const { name, isPuzzle } = props.game;
    return isPuzzle ? { view: 'play', name } : { view: 'play', parameters: { board: name } };
  };
  return (
    <section class="continue card" aria-label={t('Continue {title}', { title: title() })}>
      <div class="continue-board">
        <Picture scene={decodeScene(props.game.scene)} />
      </div>
      <div class="continue-words">
        <p class="eyebrow">{t('Continue')}</p>
        <h2>{title()}</h2>
        <p class="soft">{facts()}</p>
        <a class="button" href={writeAddress(address())}>
          {t('Go on')}
          <span class="unseen">: {title()}</span>
        </a>
      </div>
    </section>
  );
}
