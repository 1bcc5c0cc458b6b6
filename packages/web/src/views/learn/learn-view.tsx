import './learn.css';
import { createEffect, createMemo, For, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Icon } from '../../design/icons.js';
import { setPageTitle } from '../../design/page-title.js';
import { writeAddress } from '../../share/address.js';
import { address } from '../../share/navigation.js';
import { type Lesson, lessons } from './lessons.js';

/** The lessons, or one of them. */
export default function LearnView() {
  const lesson = createMemo(() => lessons.find(({ id }) => id === address().name));
  createEffect(() => setPageTitle(lesson()?.title));
  onCleanup(() => setPageTitle(undefined));
  return (
    <Show when={lesson()} fallback={<Contents unknown={address().name} />} keyed>
      {(found) => (
        <article class="lesson">
          <nav class="lesson-path" aria-label="Lessons">
            <a href={writeAddress({ view: 'learn' })}>Learn</a>
            <span aria-hidden="true">›</span>
            <span>
              {lessons.indexOf(found) + 1} of {lessons.length}
            </span>
          </nav>
          <h1>{found.title}</h1>
          <Dynamic component={found.component} />
          <NextLesson after={found} />
        </article>
      )}
    </Show>
  );
}

function Contents(props: { readonly unknown: string }) {
  return (
    <div class="lesson">
      <h1>Learn</h1>
      <p class="lead">
        Four short pages on how a computer finds the shortest solution of a sliding puzzle, and how it knows that there
        is none shorter. Every board on them is live: move it, step it, break it.
      </p>
      <Show when={props.unknown !== ''}>
        <p role="alert">There is no lesson “{props.unknown}”.</p>
      </Show>
      <ol class="lesson-list">
        <For each={lessons}>
          {({ id, title, summary }) => (
            <li>
              <a class="card lesson-card" href={writeAddress({ view: 'learn', name: id })}>
                <strong>{title}</strong>
                <span class="soft">{summary}</span>
              </a>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

function NextLesson(props: { readonly after: Lesson }) {
  const next = (): Lesson | undefined => lessons[lessons.indexOf(props.after) + 1];
  return (
    <p class="lesson-next">
      <Show when={next()} fallback={<a href={writeAddress({ view: 'learn' })}>All lessons</a>}>
        {(following) => (
          <a class="button primary" href={writeAddress({ view: 'learn', name: following().id })}>
            Next: {following().title} <Icon name="next" />
          </a>
        )}
      </Show>
    </p>
  );
}
