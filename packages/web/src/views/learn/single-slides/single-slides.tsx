import { Rich } from '../../../design/rich.js';
import { t } from '../../../texts/index.js';
import { lessonBoard } from '../lesson-board.js';
import { Trials } from '../trials.js';
import { shortestIn } from './shortest-in.js';

const BOARD = lessonBoard('bricks:grid:master%3A_X/goal%3A_3_0/ABB/CXX/.XX/DEF/G..');

export default function SingleSlidesLesson() {
  return (
    <>
      <p class="lead">
        {t(
          'Klotski is famous for its 81 moves. One move takes one brick along any path, as far as it likes, while nothing else moves. A program that slides a brick by a single cell counts something else: steps.',
        )}
      </p>
      <p>
        {t(
          'Breadth-first search finds the fewest of what it counts, and of nothing else. Let it count steps on Klotski, then join the steps of one brick to moves. The solution that this program finds has 116 steps, the fewest possible, but they make 105 moves.',
        )}
      </p>
      <p>{t('This small board shows the same. Search it both ways:')}</p>
      <Trials
        board={BOARD}
        name={t('The board of this lesson')}
        heads={[t('Moves'), t('Steps')]}
        trials={[
          { name: t('Fewest steps'), run: () => shortestIn(BOARD, 'steps') },
          { name: t('Fewest moves'), run: () => shortestIn(BOARD, 'moves') },
        ]}
      />
      <h2>{t('How to search for moves')}</h2>
      <p>
        <Rich
          text={t(
            'Every place that a brick can reach by itself is <em>one</em> move away. So list all these places as successors, and breadth-first search proves the fewest moves: 81 for Klotski.',
          )}
        />
      </p>
      <p>
        {t(
          'There is a trap in the other way, in which a step costs nothing if it goes on with the brick that moved last. Then two boards that look the same are not: the next step of one brick is free on the first, and costs a move on the second. The brick that moved last belongs to the state. A search that forgets it closes boards too early, and its answer proves nothing.',
        )}
      </p>
    </>
  );
}
