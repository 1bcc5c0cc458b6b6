import './play.css';
import { createMemo } from 'solid-js';
import { puzzleNamed } from '../../collection/collection.js';
import { Opened } from '../../design/opened.js';
import { openGame, startOf } from '../../share/game-address.js';
import { gameRecord } from '../../share/game-records.js';
import { address, noteHere, OWN } from '../../share/navigation.js';
import { GameView } from './game-view.js';

/** A game, as the address says. */
export default function PlayView() {
  const ports = () => ({ puzzleNamed, record: gameRecord, isOwn: noteHere() === OWN });
  const opened = createMemo(() => openGame(address(), ports()));
  // A link whose moves are damaged may still say which board it is about.
  const start = createMemo(() => (opened().ok ? undefined : startOf(address(), ports())));
  return (
    <Opened
      result={opened()}
      trouble="This game cannot be opened"
      elsewhere={start() ?? { view: 'collection' }}
      elsewhereTitle={start() === undefined ? 'All puzzles' : 'The board without moves'}
    >
      {(game) => <GameView game={game} />}
    </Opened>
  );
}
