import './play.css';
import { createMemo } from 'solid-js';
import { puzzleNamed } from '../../collection/collection.js';
import { Opened } from '../../design/opened.js';
import { kept } from '../../kept.js';
import { openGame } from '../../share/game-address.js';
import { address, noteHere } from '../../share/navigation.js';
import { GameView } from './game-view.js';

/** A game, as the address says. */
export default function PlayView() {
  const opened = createMemo(() =>
    openGame(address(), { puzzleNamed, savedGame: (name) => kept(`game.${name}`), leftGame: noteHere }),
  );
  return (
    <Opened
      result={opened()}
      trouble="This game cannot be opened"
      elsewhere={{ view: 'collection' }}
      elsewhereTitle="All puzzles"
    >
      {(game) => <GameView game={game} />}
    </Opened>
  );
}
