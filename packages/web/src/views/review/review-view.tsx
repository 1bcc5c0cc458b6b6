import './review.css';
import { createMemo, Show } from 'solid-js';
import { puzzleNamed } from '../../collection/known.js';
import { Opened } from '../../design/opened.js';
import { openGame } from '../../share/game-address.js';
import { address } from '../../share/navigation.js';
import { t } from '../../texts/index.js';
import { PasteGame } from './paste-game.js';
import { ReviewPage } from './review-page.js';

/** A game in review, as the address says; without one, a place to paste it. */
export default function ReviewView() {
  const ports = { puzzleNamed, record: () => undefined, isOwn: false };
  const isEmpty = (): boolean => address().name === '' && address().parameters.board === undefined;
  const opened = createMemo(() => openGame(address(), ports));
  return (
    <Show when={!isEmpty()} fallback={<PasteGame />}>
      <Opened
        result={opened()}
        title={t('This game cannot be reviewed')}
        elsewhere={{ view: 'review' }}
        elsewhereTitle={t('Review another game')}
      >
        {(game) => <ReviewPage game={game} />}
      </Opened>
    </Show>
  );
}
