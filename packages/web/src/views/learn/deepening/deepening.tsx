import { t } from '../../../texts/index.js';
import { lessonBoard } from '../lesson-board.js';
import { searchTrial } from '../search-trial.js';
import { Trials } from '../trials.js';

const BOARD = lessonBoard('tiles:rows:4_5_0/1_2_3');

export default function DeepeningLesson() {
  return (
    <>
      <p class="lead">
        {t(
          'Depth-first search follows one path as far as it goes. It finds some solution, often one of hundreds of moves. Breadth-first search finds a shortest one, but stores every board that it has seen.',
        )}
      </p>
      <p>
        {t(
          'Iterative deepening has the best of both. It searches depth first, and turns back at a limit: after 0 moves, then after 1, then after 2. Its first solution is a shortest one, because all shorter paths were tried before. It stores its path only.',
        )}
      </p>
      <Trials
        board={BOARD}
        name={t('The board of this lesson')}
        heads={[t('Moves'), t('Expanded'), t('In memory')]}
        trials={[
          searchTrial(BOARD, t('Breadth first'), 'bfs'),
          searchTrial(BOARD, t('Depth first'), 'dfs'),
          searchTrial(BOARD, t('Iterative deepening'), 'iddfs'),
        ]}
      />
      <h2>{t('Is that not a waste?')}</h2>
      <p>
        {t(
          'Each round does all the work of the rounds before it again. That matters little where every board has several new successors: most boards lie in the last layer. What matters more is another thing. A search that stores nothing does not notice that two paths lead to the same board, and searches behind it twice.',
        )}
      </p>
    </>
  );
}
