import './study.css';
import { createMemo, Match, Switch } from 'solid-js';
import { collection, puzzleNamed } from '../../collection/collection.js';
import { kept } from '../../kept.js';
import { writeAddress } from '../../share/address.js';
import { address } from '../../share/navigation.js';
import { openStudy } from './study-address.js';
import { StudyPage } from './study-page.js';

/** A study, as the address says. */
export default function StudyView() {
  const opened = createMemo(() =>
    openStudy(address(), {
      puzzleNamed,
      savedGame: (name) => kept(`game.${name}`),
      usual: () => puzzleNamed(kept('last') ?? '') ?? collection.puzzles[0]!,
    }),
  );
  const study = createMemo(() => {
    const result = opened();
    return result.ok ? result.value : undefined;
  });
  const trouble = (): string => {
    const result = opened();
    return result.ok ? '' : result.problem.message;
  };
  return (
    <Switch>
      <Match when={study()} keyed>
        {(open) => <StudyPage open={open} />}
      </Match>
      <Match when={true}>
        <section class="page">
          <h1>This board cannot be studied</h1>
          <p role="alert">{trouble()}</p>
          <p>
            <a href={writeAddress({ view: 'collection' })}>All puzzles</a>
          </p>
        </section>
      </Match>
    </Switch>
  );
}
