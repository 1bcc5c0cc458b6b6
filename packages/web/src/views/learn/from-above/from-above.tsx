import { createMemo, createSignal, For } from 'solid-js';
import { Board } from '../../../board/board.js';
import { t } from '../../../texts/index.js';
import { lessonBoard } from '../lesson-board.js';
import { ringsOf } from './rings.js';

const BOARD = lessonBoard('tiles:rows:4_5_0/1_2_3');
/** The radius of the outermost ring, and of a dot. */
const RADIUS = 150;
const DOT = 2.6;

export default function FromAboveLesson() {
  return (
    <>
      <p class="lead">
        {t(
          'Draw a dot for each board, and a line for each move. The whole puzzle becomes a map. A solution is a path on it, and a hard board is one with a long way to the middle.',
        )}
      </p>
      <p>
        {t(
          'This is the puzzle of five tiles. The solved board is the dot in the middle, and each ring is one move farther away. Choose a dot to see its board.',
        )}
      </p>
      <MapFromAbove />
      <h2>{t('What the map tells')}</h2>
      <ul>
        <li>{t('All 360 boards hang together, and the farthest is 21 moves away. No shuffled board is harder.')}</li>
        <li>
          {t(
            'Half of all arrangements are missing. There are 720, and no move leads from one half to the other. The parity of the tiles tells which half is which.',
          )}
        </li>
        <li>
          {t('Most boards are neither near nor far. A search without a good estimate spends its time among them.')}
        </li>
        <li>
          {t('There are rings of twelve boards: two ways round, equally long, so that shortest solutions differ.')}
        </li>
      </ul>
    </>
  );
}

function MapFromAbove() {
  const rings = createMemo(() => ringsOf(BOARD));
  const [chosen, setChosen] = createSignal(0);
  const dot = () => rings().dots[chosen()]!;
  const first = (distance: number): number => rings().dots.findIndex((each) => each.distance === distance);
  const place = (value: number): number => Math.round(100 * RADIUS * value) / 100;
  return (
    <figure class="live card">
      <div class="live-split">
        <div class="live-board">
          <Board scene={BOARD.family.scene(dot().position)} name={t('The chosen board')} />
          <p class="live-fact" role="status">
            {t('{n} {n:move|moves} from the solved board', { n: dot().distance })}
          </p>
          <div class="live-buttons">
            <button type="button" class="button" onClick={() => setChosen(first(0))}>
              {t('The solved board')}
            </button>
            <button type="button" class="button" onClick={() => setChosen(first(rings().farthest))}>
              {t('The farthest')}
            </button>
          </div>
        </div>
        <svg
          class="map-from-above"
          viewBox={`${-RADIUS - 8} ${-RADIUS - 8} ${2 * RADIUS + 16} ${2 * RADIUS + 16}`}
          role="img"
          aria-label={t('All boards of the puzzle, in rings around the solved one')}
        >
          <path
            class="map-lines"
            d={rings()
              .lines.map(([from, to]) => {
                const [a, b] = [rings().dots[from]!, rings().dots[to]!];
                return `M${place(a.x)} ${place(a.y)}L${place(b.x)} ${place(b.y)}`;
              })
              .join('')}
          />
          <For each={rings().dots}>
            {({ x, y, distance }, i) => (
              <circle
                class="map-dot"
                classList={{ chosen: i() === chosen(), solved: distance === 0 }}
                cx={place(x)}
                cy={place(y)}
                r={i() === chosen() ? 2 * DOT : DOT}
                onClick={() => setChosen(i())}
              />
            )}
          </For>
        </svg>
      </div>
    </figure>
  );
}
