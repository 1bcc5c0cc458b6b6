import { lessonMissing } from '../../messages.js';
import './learn.css';
import { writeAddress } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { createEffect, For, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Icon } from '../../design/icons.js';
import { Opened } from '../../design/opened.js';
import { setPageTitle } from '../../design/page-title.js';
import { address } from '../../share/navigation.js';
import { type Lesson, lessons } from './lessons.js';

/** The lessons, or one of them. */
export default function LearnView() {
  return (
    <Show when={address().name !== ''} fallback={<Contents />}>
      <Opened
        result={openLesson(address().name)}
        title="There is no such lesson"
        elsewhere={{ view: 'learn' }}
        elsewhereTitle="All lessons"
      >
        {(lesson) => <LessonPage lesson={lesson} />}
      </Opened>
    </Show>
  );
}

function openLesson(name: string): Result<Lesson> {
  const lesson = lessons.find(({ id }) => id === name);
  return lesson === undefined ? problem(lessonMissing({ name })) : ok(lesson);
}

function LessonPage(props: { readonly lesson: Lesson }) {
  createEffect(() => setPageTitle(props.lesson.title));
  onCleanup(() => setPageTitle(undefined));
  return (
    <article class="lesson">
      <nav class="lesson-path" aria-label="Lessons">
        <a href={writeAddress({ view: 'learn' })}>Learn</a>
        <span aria-hidden="true">›</span>
        <span>
          {lessons.indexOf(props.lesson) + 1} of {lessons.length}
        </span>
      </nav>
      <h1>{props.lesson.title}</h1>
      <Dynamic component={props.lesson.component} />
      <NextLesson after={props.lesson} />
    </article>
  );
}

function Contents() {
  return (
    <div class="lesson">
      <h1>Learn</h1>
      <p class="lead">
        Four short pages on how a computer finds the shortest solution of a sliding puzzle, and how it knows that there
        is none shorter. Every board on them is live: move it, step it, break it.
      </p>
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
