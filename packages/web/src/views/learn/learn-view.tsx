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
import { t } from '../../texts/index.js';
import { type Lesson, lessons } from './lessons.js';

/** The lessons, or one of them. */
export default function LearnView() {
  return (
    <Show when={address().name !== ''} fallback={<Contents />}>
      <Opened
        result={openLesson(address().name)}
        title={t('There is no such lesson')}
        elsewhere={{ view: 'learn' }}
        elsewhereTitle={t('All lessons')}
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
  createEffect(() => setPageTitle(t(props.lesson.title)));
  onCleanup(() => setPageTitle(undefined));
  return (
    <article class="lesson">
      <nav class="lesson-path" aria-label={t('Lessons')}>
        <a href={writeAddress({ view: 'learn' })}>{t('Learn')}</a>
        <span aria-hidden="true">›</span>
        <span>{t('{n} of {all}', { n: lessons.indexOf(props.lesson) + 1, all: lessons.length })}</span>
      </nav>
      <h1>{t(props.lesson.title)}</h1>
      <Dynamic component={props.lesson.component} />
      <NextLesson after={props.lesson} />
    </article>
  );
}

function Contents() {
  return (
    <div class="lesson">
      <h1>{t('Learn')}</h1>
      <p class="lead">
        {t(
          'Eight short pages on how a computer finds the shortest solution of a sliding puzzle, and how it knows that there is none shorter. Every board on them is live: move it, step it, break it.',
        )}
      </p>
      <ol class="lesson-list">
        <For each={lessons}>
          {({ id, title, summary }) => (
            <li>
              <a class="card lesson-card" href={writeAddress({ view: 'learn', name: id })}>
                <strong>{t(title)}</strong>
                <span class="soft">{t(summary)}</span>
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
      <Show when={next()} fallback={<a href={writeAddress({ view: 'learn' })}>{t('All lessons')}</a>}>
        {(following) => (
          <a class="button primary" href={writeAddress({ view: 'learn', name: following().id })}>
            {t('Next: {title}', { title: t(following().title) })} <Icon name="next" />
          </a>
        )}
      </Show>
    </p>
  );
}
