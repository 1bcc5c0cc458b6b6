import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import { createSignal } from 'solid-js';
import { Board } from '../../board/board.js';
import { watching } from '../../design/watching.js';
import { t } from '../../texts/index.js';
import { HERO_TEXT } from './hero-jam.js';

/** The board of the start page, which can be played. */
export default function HeroBoard(props: { readonly onChange: (length: number, solved: boolean) => void }) {
  const family = familyById('rush-hour')!;
  const session = Session.start(family, unwrap(family.parse(HERO_TEXT, { goal: 'exit' })));
  const [version, setVersion] = createSignal(0);
  session.onChange(() => {
    setVersion((before) => before + 1);
    props.onChange(session.length, session.solved);
  });
  const watched = watching(version);
  const scene = watched(() => session.scene);
  const slides = watched(() => (session.solved ? undefined : session.handSlides()));
  const solved = watched(() => session.solved);
  return (
    <Board
      scene={scene()}
      name={t('A first board')}
      slides={slides()}
      onSlide={(slide) => void session.playSlide(slide, { join: true })}
      solved={solved()}
    />
  );
}
