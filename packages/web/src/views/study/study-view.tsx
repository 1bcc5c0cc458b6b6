import './study.css';
import { createMemo } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { puzzleNamed } from '../../collection/known.js';
import { Opened } from '../../design/opened.js';
import { begunGame } from '../../share/game-records.js';
import { address } from '../../share/navigation.js';
import { readStored } from '../../storage.js';
import { t } from '../../texts/index.js';
import { openStudy } from './study-address.js';
import { StudyPage } from './study-page.js';

/** A study, as the address says. */
export default function StudyView() {
  const opened = createMemo(() =>
    openStudy(address(), {
      puzzleNamed,
      savedGame: begunGame,
      usual: () => puzzleNamed(readStored('last') ?? '') ?? puzzleNamed(collection.puzzles[0]!.name)!,
    }),
  );
  return (
    <Opened
      result={opened()}
      title={t('This board cannot be studied')}
      elsewhere={{ view: 'collection' }}
      elsewhereTitle={t('All puzzles')}
    >
      {(study) => <StudyPage open={study} />}
    </Opened>
  );
}
