import { writeAddress } from '@slidewise/core/reading';
import { t } from '../../../texts/index.js';
import { lessonBoard } from '../lesson-board.js';
import { searchTrial } from '../search-trial.js';
import { Trials } from '../trials.js';

const ID = 'tiles:rows:0_2_4/1_7_3/8_5_6';
const BOARD = lessonBoard(ID);
const HEURISTIC = 'manhattan';

export default function MemoryLesson() {
  const race = { mode: 'race', run: `astar:${HEURISTIC}`, against: `idastar:${HEURISTIC}`, board: ID };
  return (
    <>
      <p class="lead">
        {t(
          'A* stores every board that it has seen. On a large puzzle, memory ends long before patience does. IDA* stores one path, and nothing else.',
        )}
      </p>
      <p>
        {t(
          'It works like iterative deepening, but its limit is on f = g + h. A path is given up as soon as its f exceeds the limit. If a round finds nothing, the smallest f that was too large is the next limit. With an admissible heuristic, the first solution is shortest.',
        )}
      </p>
      <Trials
        board={BOARD}
        name={t('The board of this lesson')}
        heads={[t('Moves'), t('Expanded'), t('In memory')]}
        trials={[
          searchTrial(BOARD, 'A*', 'astar', HEURISTIC),
          searchTrial(BOARD, 'IDA*', 'idastar', HEURISTIC),
          searchTrial(BOARD, t('IDA* with a table'), 'idastar-tt', HEURISTIC),
        ]}
      />
      <p>
        <a href={writeAddress({ view: 'study', name: '', parameters: race })}>{t('Watch A* and IDA* in a race')}</a>
      </p>
      <h2>{t('What it costs')}</h2>
      <p>
        {t(
          'IDA* forgets, so it expands boards again. That is cheap where the heuristic is good and few paths lead to the same board, as with tiles. In Rush Hour and Klotski, thousands of paths lead to the same board. There, a search that remembers wins.',
        )}
      </p>
    </>
  );
}
