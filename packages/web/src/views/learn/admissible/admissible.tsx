import { solve } from '@slidewise/core/solving';
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import { Rich } from '../../../design/rich.js';
import { t } from '../../../texts/index.js';
import { pieces } from '../../../texts/names.js';
import { solverFor } from '../../../worker/client.js';
import { Bars } from '../bars.js';
import { cheapHeuristics, estimates, heuristicHere, lessonBoard } from '../lesson-board.js';
import { Playground } from '../playground.js';

const EASY = lessonBoard('tiles:rows:8_1_3/4_0_2/7_6_5');
const HARD = lessonBoard('tiles:rows:8_6_7/2_5_4/3_0_1');

export default function AdmissibleLesson() {
  return (
    <>
      <p class="lead">
        <Rich
          text={t(
            'A heuristic is a quick guess at how far the goal is. A* may trust it blindly on one condition: it must never say more than the truth. Such a heuristic is called <strong>admissible</strong>.',
          )}
        />
      </p>
      <p>
        {t(
          'Where do safe guesses come from? From making the puzzle easier. Allow yourself something that the rules forbid, and the easier puzzle can only need fewer moves, never more. Its exact answer is a safe guess for the real one:',
        )}
      </p>
      <ul>
        <li>
          {t(
            'If you could lift tiles out and put them straight into place, each wrong tile would cost one move. Counting the tiles out of place is a heuristic.',
          )}
        </li>
        <li>
          {t(
            'If tiles could slide over one another, each would need as many moves as its place is rows and columns away. The sum of these is the Manhattan distance.',
          )}
        </li>
        <li>
          {t(
            'The more of the real rules you keep, the closer the guess gets. Closer is better, as long as it never goes above.',
          )}
        </li>
      </ul>
      <p>{t('Move the tiles and watch the guesses beside the true distance:')}</p>
      <Compare />
      <p>
        <Rich
          text={t(
            'You will find that no bar changes by more than 1 when a single tile moves. Heuristics that do this are called <strong>consistent</strong>; with one of these, A* never has to look at a board twice.',
          )}
        />
      </p>
      <h2>{t('What if it says too much?')}</h2>
      <p>
        {t(
          'Take Manhattan and multiply it by a number w. With w above 1 it sometimes says too much, so it is no longer admissible. A* then runs ahead on the first promising road, and a shorter one may be left waiting on the open list for ever. What is still true: the answer is at most w times as long as the shortest.',
        )}
      </p>
      <Weighted />
      <p>
        {t(
          'This is a fair trade when you know that you make it. A program that calls such an answer “optimal” is wrong, even on the boards where it happens to be.',
        )}
      </p>
    </>
  );
}

function Compare() {
  const [position, setPosition] = createSignal<unknown>(EASY.position);
  const [truth, setTruth] = createSignal<number>();
  const solve = solverFor(EASY.family.id);
  createEffect(() => {
    const asked = position();
    setTruth(undefined);
    void solve(asked, EASY.family.metrics[0]!.id).answer.then((answer) => {
      if (asked === position() && answer.optimal) setTruth(answer.length);
    });
  });
  const bars = createMemo(() => [
    ...estimates(EASY.family, position()).map(({ h, ...heuristic }) => ({
      name: heuristicHere(EASY.family.id, heuristic).title,
      value: h,
    })),
    { name: t('True distance'), value: truth(), truth: true },
  ]);
  return (
    <figure class="live card">
      <div class="live-split">
        <Playground board={EASY} name={t('A board to play with')} onPosition={setPosition} />
        <div class="live-words">
          <Bars bars={bars()} label={t('Estimates and the true distance')} />
          <p class="live-fact" role="status">
            <Show when={truth() !== undefined} fallback={t('Working out the true distance …')}>
              {bars().every(({ value }) => (value ?? 0) <= truth()!)
                ? t('No estimate is above the truth.')
                : t('An estimate is above the truth: that should never happen.')}
            </Show>
          </p>
        </div>
      </div>
      <details>
        <summary>{t('What they count')}</summary>
        <dl class="meanings">
          <For each={cheapHeuristics(EASY.family, EASY.position)}>
            {(heuristic) => {
              const { title, summary } = heuristicHere(EASY.family.id, heuristic);
              return (
                <>
                  <dt>{title}</dt>
                  <dd>{summary}</dd>
                </>
              );
            }}
          </For>
        </dl>
      </details>
      <figcaption class="soft">
        {t('The true distance comes from a search that proves it, for every board that you make.')}
      </figcaption>
    </figure>
  );
}

function Weighted() {
  const [weight, setWeight] = createSignal(1);
  const run = (w: number) => {
    const options = w === 1 ? { algorithm: 'astar' } : { algorithm: 'weighted-astar', weight: w };
    const solved = solve(HARD.family, HARD.position, { heuristic: 'manhattan', ...options });
    return solved.ok ? solved.value : undefined;
  };
  const shortest = run(1)?.length;
  const result = createMemo(() => run(weight()));
  return (
    <figure class="live card">
      <div class="live-words">
        <label class="field">
          <span>
            {t('Weight w =')} <output>{weight()}</output>
          </span>
          <input
            type="range"
            class="range"
            min="1"
            max="5"
            step="0.5"
            value={weight()}
            onInput={(event) => setWeight(event.currentTarget.valueAsNumber)}
          />
        </label>
        <Show when={result()}>
          {(found) => (
            <Bars
              label={t('What the search found')}
              bars={[
                { name: t('moves found'), value: found().length },
                { name: t('shortest'), value: shortest, truth: true },
              ]}
            />
          )}
        </Show>
        <p class="live-fact" role="status">
          {pieces('{moves} after looking around from {boards}.', {
            moves: <strong>{t('{n} {n:move|moves}', { n: result()?.length ?? 0 })}</strong>,
            boards: <strong>{t('{n} {n:board|boards}', { n: result()?.counts.expanded ?? 0 })}</strong>,
          })}{' '}
          {weight() === 1 ? t('Nothing is shorter: this is proved.') : t('With w above 1 nothing is proved.')}
        </p>
      </div>
      <figcaption class="soft">{t('The board is one of the two hardest of its size: 31 moves at best.')}</figcaption>
    </figure>
  );
}
