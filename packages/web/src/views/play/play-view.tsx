import './play.css';
import { createMemo, createSignal, Show } from 'solid-js';
import { puzzleNamed } from '../../collection/known.js';
import { isMadeName, isOpenName } from '../../collection/made-names.js';
import { Opened } from '../../design/opened.js';
import { openGame, startOf } from '../../share/game-address.js';
import { gameRecord } from '../../share/game-records.js';
import { address, noteHere, OWN } from '../../share/navigation.js';
import { t } from '../../texts/index.js';
import { GameView } from './game-view.js';
import { Making } from './making/making.js';

/** A game, as the address says. */
export default function PlayView() {
  /** The name for which no board could be made: what else the address says may be enough. */
  const [failed, setFailed] = createSignal<string>();
  const [made, setMade] = createSignal(0);
  const toMake = createMemo(() => {
    made();
    const { name, parameters } = address();
    if (!isMadeName(name) && !isOpenName(name)) return undefined;
    if (failed() === name && parameters.board !== undefined) return undefined;
    return puzzleNamed(name) === undefined ? name : undefined;
  });
  return (
    <Show when={toMake()} keyed fallback={<KnownGame />}>
      {(name) => <Making name={name} onMade={() => setMade((before) => before + 1)} onFailed={() => setFailed(name)} />}
    </Show>
  );
}

/** A game whose board is here. */
function KnownGame() {
  const ports = () => ({ puzzleNamed, record: gameRecord, isOwn: noteHere() === OWN });
  const opened = createMemo(() => openGame(address(), ports()));
  // A link whose moves are damaged may still say which board it is about.
  const start = createMemo(() => (opened().ok ? undefined : startOf(address(), ports())));
  return (
    <Opened
      result={opened()}
      title={t('This game cannot be opened')}
      elsewhere={start() ?? { view: 'collection' }}
      elsewhereTitle={start() === undefined ? t('All puzzles') : t('The board without moves')}
    >
      {(game) => <GameView game={game} />}
    </Opened>
  );
}
