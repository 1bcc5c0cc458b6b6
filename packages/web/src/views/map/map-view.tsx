import './map.css';
import { createMemo } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { puzzleNamed } from '../../collection/known.js';
import { Opened } from '../../design/opened.js';
import { openGame } from '../../share/game-address.js';
import { gameRecord } from '../../share/game-records.js';
import { address, noteHere, OWN } from '../../share/navigation.js';
import { readStored } from '../../storage.js';
import { t } from '../../texts/index.js';
import { MapPage } from './map-page.js';

/** The map of a board or of a game, as the address says; without one, of the puzzle that was played last. */
export default function MapView() {
  const opened = createMemo(() => {
    const { name, parameters } = address();
    const last = readStored('last') ?? '';
    const usual = puzzleNamed(last) === undefined ? collection.puzzles[0]!.name : last;
    const wanted = name === '' && parameters.board === undefined ? usual : name;
    return openGame(
      { view: 'map', name: wanted, parameters },
      { puzzleNamed, record: gameRecord, isOwn: noteHere() === OWN },
    );
  });
  return (
    <Opened
      result={opened()}
      title={t('This board cannot be mapped')}
      elsewhere={{ view: 'collection' }}
      elsewhereTitle={t('All puzzles')}
    >
      {(game) => <MapPage game={game} />}
    </Opened>
  );
}
