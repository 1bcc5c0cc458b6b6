import './you.css';
import { writeAddress } from '@slidewise/core/reading';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { ContinueCard } from '../../cards/continue-card.js';
import { collection } from '../../collection/collection.js';
import { today } from '../../collection/days.js';
import { readHistory } from '../../collection/history.js';
import { readResults } from '../../collection/results.js';
import { bestStreak, currentStreak } from '../../collection/streak.js';
import { Ring } from '../../design/ring.js';
import { begunGames } from '../../share/begun-games.js';
import { count, known, t } from '../../texts/index.js';
import { Efficiency } from './efficiency.js';
import { History } from './history.js';
import { Kept } from './kept.js';
import { efficiencyOf, type Reached, reachedByLevel, reachedOf } from './record.js';

/** What was reached on this device. */
export default function YouView() {
  // After an import everything is read again.
  const [version, setVersion] = createSignal(0);
  return (
    <div class="page you">
      <h1>{t('You')}</h1>
      <Show when={{ version: version() }} keyed>
        {(_) => <Record />}
      </Show>
      <Kept onChange={() => setVersion((before) => before + 1)} />
    </div>
  );
}

function Record() {
  const [results, games, begun] = [readResults(), readHistory(), begunGames()];
  const whole = reachedOf(collection.puzzles, results);
  const others = Object.keys(results).filter((name) => !collection.puzzles.some((puzzle) => puzzle.name === name));
  const dailies = others.filter((name) => name.startsWith('daily/')).length;
  const efficiency = efficiencyOf(games);
  return (
    <>
      <ul class="figures">
        <Figure title={t('of the collection solved')} about={t('of {n}', { n: whole.all })}>
          {whole.solved}
        </Figure>
        <Figure title={t('stars')} about={t('of {n}', { n: whole.mostStars })}>
          {count(whole.stars)}
        </Figure>
        <Figure title={t('days in a row, a board of the day')} about={t('longest {n}', { n: bestStreak() })}>
          {currentStreak(today())}
        </Figure>
        <Figure title={t('beyond the collection')} about={t('{n} of a day', { n: dailies })}>
          {count(others.length)}
        </Figure>
        <Figure title={t('efficiency')} about={t('the shortest, by your moves')}>
          {efficiency === undefined ? '–' : `${Math.round(100 * efficiency)} %`}
        </Figure>
      </ul>
      <Show when={begun.length > 0}>
        <section aria-labelledby="begun">
          <h2 id="begun">{t('Go on')}</h2>
          <div class="begun-games">
            <For each={begun}>{(game) => <ContinueCard game={game} />}</For>
          </div>
        </section>
      </Show>
      <ByLevel />
      <Show
        when={games.length > 0}
        fallback={
          <p class="soft">
            {t('Nothing is solved yet.')} <a href={writeAddress({ view: 'collection' })}>{t('All puzzles')}</a>
          </p>
        }
      >
        <Efficiency games={games} />
        <History games={games} />
      </Show>
    </>
  );
}

function Figure(props: { readonly title: string; readonly about: string; readonly children: JSX.Element }) {
  return (
    <li class="figure card">
      <strong>{props.children}</strong>
      <span>{props.title}</span>
      <span class="soft">{props.about}</span>
    </li>
  );
}

/** Solved by family and level, as a table. */
function ByLevel() {
  const table = createMemo(() => reachedByLevel(collection, readResults()));
  return (
    <section aria-labelledby="levels">
      <h2 id="levels">{t('By family and level')}</h2>
      <div class="levels-place">
        <table class="levels">
          <thead>
            <tr>
              <td />
              <For each={table().levels}>{({ title }) => <th scope="col">{t(title)}</th>}</For>
              <th scope="col">{t('All')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={table().rows}>
              {({ family, whole, levels }) => (
                <tr>
                  <th scope="row">
                    <a class="level-family" href={writeAddress({ view: 'collection', name: family.id })}>
                      {known(family.title)}
                    </a>
                  </th>
                  <For each={levels}>{(reached) => <LevelCell {...reached} />}</For>
                  <LevelCell {...whole} />
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function LevelCell(props: Reached) {
  return (
    <td>
      <Show when={props.all > 0} fallback={<span class="soft">–</span>}>
        <span class="level-cell">
          <Ring reached={props.solved} of={props.all} />
          <span>
            {t('{n} of {all}', { n: props.solved, all: props.all })}
            <Show when={props.mostStars > 0}>
              <span class="soft level-stars">{t('{n} {n:star|stars}', { n: props.stars })}</span>
            </Show>
          </span>
        </span>
      </Show>
    </td>
  );
}
