import './play.css';
import { createMemo, Match, Switch } from 'solid-js';
import { puzzleNamed } from '../../collection/collection.js';
import { kept } from '../../kept.js';
import { writeAddress } from '../../share/address.js';
import { address } from '../../share/navigation.js';
import { openGame } from './game-address.js';
import { GameView } from './game-view.js';

/** A game, as the address says. */
export default function PlayView() {
  const opened = createMemo(() => openGame(address(), { puzzleNamed, savedGame: (name) => kept(`game.${name}`) }));
  const game = createMemo(() => {
    const result = opened();
    return result.ok ? result.value : undefined;
  });
  const trouble = (): string => {
    const result = opened();
    return result.ok ? '' : result.problem.message;
  };
  return (
    <Switch>
      <Match when={game()} keyed>
        {(open) => <GameView game={open} />}
      </Match>
      <Match when={true}>
        <section class="page">
          <h1>This game cannot be opened</h1>
          <p role="alert">{trouble()}</p>
          <p>
            <a href={writeAddress({ view: 'collection' })}>All puzzles</a>
          </p>
        </section>
      </Match>
    </Switch>
  );
}
