import './cards.css';
import { writeAddress } from '@slidewise/core/reading';
import { showAmount } from '@slidewise/core/text';
import { Picture } from '../board/picture.js';
import { sinceWords } from '../collection/days.js';
import { decodeScene } from '../collection/scene-code.js';
import type { BegunGame } from '../share/begun-games.js';

/** A game that was begun, as it stands. */
export function ContinueCard(props: { readonly game: BegunGame }) {
  const facts = () => {
    const { length, unit, shortest, at } = props.game;
    const best = shortest === undefined ? [] : [`best possible ${shortest}`];
    return [`${showAmount(length, unit)} made`, ...best, sinceWords(at, Date.now())].join(' · ');
  };
  const address = () => {
    const { name, isPuzzle } = props.game;
    return isPuzzle ? { view: 'play', name } : { view: 'play', parameters: { board: name } };
  };
  return (
    <section class="continue card" aria-label={`Continue ${props.game.title}`}>
      <div class="continue-board">
        <Picture scene={decodeScene(props.game.scene)} />
      </div>
      <div class="continue-words">
        <p class="eyebrow">Continue</p>
        <h2>{props.game.title}</h2>
        <p class="soft">{facts()}</p>
        <a class="button" href={writeAddress(address())}>
          Go on<span class="unseen"> with {props.game.title}</span>
        </a>
      </div>
    </section>
  );
}
