import { writeAddress } from '@slidewise/core/reading';
import { createEffect, createMemo, createSignal, ErrorBoundary, For, lazy, on, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Announcements } from './design/announcements.js';
import { Icon } from './design/icons.js';
import { pageTitle } from './design/page-title.js';
import { changeVersion, newVersion } from './offline.js';
import { settings } from './settings.js';
import { address, focusHere, takeReopened } from './share/navigation.js';
import { followScrolling } from './share/scrolling.js';
import { t } from './texts/index.js';
import { type View, views } from './views.js';

const SettingsSheet = lazy(() => import('./settings/settings-sheet.js'));

/** What surrounds every view. */
export function App() {
  const view = createMemo(() => views.find(({ id }) => id === address().view));
  let main!: HTMLElement;
  createEffect(() => {
    const title = pageTitle() ?? (view() === views[0] ? undefined : pageName(view()));
    document.title = title === undefined ? 'Slidewise' : `${title} · Slidewise`;
  });
  // What styles must know of the settings.
  for (const { name, value } of [settings.theme, settings.clock, settings.motion, settings.hand]) {
    createEffect(() => {
      document.documentElement.dataset[name] = value();
    });
  }
  const [settingUp, setSettingUp] = createSignal(takeReopened());
  const scrolling = followScrolling();
  // For keyboards and screen readers, the focus goes to the beginning of a new view, and back on return. Within a
  // view it stays, or goes to the same choice on another page.
  createEffect(
    on(
      address,
      (now, before) => {
        const samePage = now.view === before?.view && now.view === 'collection';
        scrolling.arrived(samePage);
        if (!samePage) (document.getElementById(focusHere() ?? '') ?? main).focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  return (
    <>
      <button type="button" class="skip" onClick={() => main.focus()}>
        {t('Skip to content')}
      </button>
      <header class="top" data-view={view()?.id}>
        <a class="top-home" href="#/" aria-label={t('Slidewise, all puzzles')}>
          <Mark />
          <span aria-hidden="true">slidewise</span>
        </a>
        <nav class="top-menu" aria-label={t('Views')}>
          <For each={views.filter(({ inMenu }) => inMenu)}>
            {({ id, title }) => (
              <a href={writeAddress({ view: id })} aria-current={view()?.id === id ? 'page' : undefined}>
                {t(title)}
              </a>
            )}
          </For>
        </nav>
        <div class="top-own">
          <a
            class="icon-button"
            href={writeAddress({ view: 'you' })}
            aria-label={t('You')}
            title={t('You')}
            aria-current={view()?.id === 'you' ? 'page' : undefined}
          >
            <Icon name="person" />
          </a>
          <button
            type="button"
            class="icon-button"
            aria-label={t('Settings')}
            title={t('Settings')}
            aria-haspopup="dialog"
            onClick={() => setSettingUp(true)}
          >
            <Icon name="settings" />
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
          <Suspense fallback={<p class="loading">{t('Loading …')}</p>}>
            <Show when={view()} fallback={<NoSuchView />}>
              {(found) => <Dynamic component={found().component} />}
            </Show>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Show when={newVersion()}>
        <p class="notice" role="status">
          {t('A new version is available.')}
          <button type="button" class="button" onClick={changeVersion}>
            {t('Update')}
          </button>
        </p>
      </Show>
      <Show when={settingUp()}>
        <Suspense>
          <SettingsSheet onClose={() => setSettingUp(false)} />
        </Suspense>
      </Show>
      <Announcements />
    </>
  );
}

/** What a view is called. */
function pageName(view: View | undefined): string | undefined {
  return view === undefined ? undefined : t(view.title);
}

function NoSuchView() {
  return (
    <section class="page">
      <h1>{t('There is nothing here')}</h1>
      <p>
        {t('This address leads nowhere.')} <a href="#/">{t('All puzzles')}</a>
      </p>
    </section>
  );
}

function ErrorPage(props: { error: unknown }) {
  return (
    <section class="page" role="alert">
      <h1>{t('Something went wrong')}</h1>
      <p>{props.error instanceof Error ? props.error.message : String(props.error)}</p>
      <p>
        <a href="#/">{t('All puzzles')}</a>
      </p>
    </section>
  );
}

/** The sign of the app: a tray in which the red piece is about to leave. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        class="mark-tray"
        d="M9 3h14a6 6 0 0 1 6 6v3h-3V9a3 3 0 0 0-3-3H9a3 3 0 0 0-3 3v14a3 3 0 0 0 3 3h14a3 3 0 0 0 3-3v-3h3v3a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Z"
      />
      <rect class="mark-target" x="15" y="13" width="15" height="6" rx="2" />
      <rect class="mark-piece" x="8" y="8" width="5" height="11" rx="2" />
      <rect class="mark-piece" x="8" y="21" width="12" height="3.5" rx="1.5" />
    </svg>
  );
}
