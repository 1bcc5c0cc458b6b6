import './code.css';
import { readPositionId } from '@slidewise/core/session';
import { createMemo, For, Show } from 'solid-js';
import { Picture } from '../../board/picture.js';
import { announce } from '../../design/announcements.js';
import { Opened } from '../../design/opened.js';
import { address } from '../../share/navigation.js';
import { t } from '../../texts/index.js';
import { type Snippet, snippetsFor } from './snippets.js';

/** The board, if the address names none. */
const FIRST = 'rush-hour:sfu:AA.B../...B../XX.B../....../....../......';

/** How a board is used outside of this app. */
export default function CodeView() {
  const id = createMemo(() => address().parameters.board ?? FIRST);
  const board = createMemo(() => readPositionId(id()));
  const snippets = createMemo(() => snippetsFor(id(), location.href.split('#', 1)[0]!));
  return (
    <Opened
      result={board()}
      title={t('This board cannot be read')}
      elsewhere={{ view: 'code' }}
      elsewhereTitle={t('Another board')}
    >
      {({ family, reading }) => (
        <div class="page code-page">
          <header class="code-head">
            <div class="code-board">
              <Picture scene={family.scene(reading.position)} letters />
            </div>
            <div>
              <h1>{t('Use it in your code')}</h1>
              <p class="soft">
                {t('This board on your page, in your program, or in a terminal. No account and no key are needed.')}
              </p>
              <Show when={import.meta.env.MANUAL}>
                <p>
                  <a href="./manual/" target="_blank" rel="noopener">
                    {t('The manual')}
                  </a>
                </p>
              </Show>
            </div>
          </header>
          <For each={snippets()}>{(snippet) => <SnippetCard {...snippet} />}</For>
        </div>
      )}
    </Opened>
  );
}

function SnippetCard(props: Snippet) {
  let text!: HTMLPreElement;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.code);
      announce(t('The lines are copied'));
    } catch {
      // Where the page may not copy, its user can.
      getSelection()?.selectAllChildren(text);
    }
  };
  return (
    <section class="card snippet">
      <header class="section-head">
        <h2>{t(props.title)}</h2>
        <button type="button" class="button" aria-label={t('Copy: {what}', { what: t(props.title) })} onClick={copy}>
          {t('Copy')}
        </button>
      </header>
      <p class="soft">
        {t(props.about)}{' '}
        <Show when={import.meta.env.MANUAL}>
          <a href={`./manual/${props.page}.html`} target="_blank" rel="noopener">
            {t('More in the manual')}
          </a>
        </Show>
      </p>
      <pre ref={text}>
        <code>{props.code}</code>
      </pre>
    </section>
  );
}
