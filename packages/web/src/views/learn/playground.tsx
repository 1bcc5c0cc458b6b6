import { Session } from '@slidewise/core/session';
import { createSignal, onCleanup } from 'solid-js';
import { Board } from '../../board/board.js';
import { ActionButton } from '../../design/action-button.js';
import { announce } from '../../design/announcements.js';
import { watching } from '../../design/watching.js';
import { t, tell } from '../../texts/index.js';
import type { LessonBoard } from './lesson-board.js';

/** A board to play with; a callback gets every position. */
export function Playground(props: {
  readonly board: LessonBoard;
  readonly name: string;
  onPosition(position: unknown): void;
}) {
  const session = Session.start(props.board.family, props.board);
  const [version, setVersion] = createSignal(0);
  const watched = watching(version);
  onCleanup(
    session.onChange(() => {
      setVersion((before) => before + 1);
      props.onPosition(session.position);
    }),
  );
  return (
    <div class="playground">
      <Board
        scene={watched(() => session.scene)()}
        name={props.name}
        slides={watched(() => session.slides())()}
        onSlide={(slide) => {
          const words = tell(session.moveMessage(slide.move));
          if (session.playSlide(slide, { join: true }).ok) announce(words);
        }}
        solved={watched(() => session.solved)()}
      />
      <div class="live-buttons">
        <ActionButton icon="undo" idle={!watched(() => session.canUndo)()} onPress={() => session.undo()}>
          {t('Undo')}
        </ActionButton>
        <ActionButton icon="restart" idle={!watched(() => session.canUndo)()} onPress={() => session.restart()}>
          {t('Restart')}
        </ActionButton>
      </div>
    </div>
  );
}
