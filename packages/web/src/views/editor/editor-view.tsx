import './editor.css';
import { createMemo, Match, Switch } from 'solid-js';
import { kept } from '../../kept.js';
import { writeAddress } from '../../share/address.js';
import { address } from '../../share/navigation.js';
import { openDraft } from './editor-address.js';
import { Workbench } from './workbench.js';

/** Draws boards of any family. */
export default function EditorView() {
  const opened = createMemo(() => openDraft(address(), kept('draft')));
  const draft = createMemo(() => {
    const result = opened();
    return result.ok ? result.value : undefined;
  });
  const trouble = (): string => {
    const result = opened();
    return result.ok ? '' : result.problem.message;
  };
  return (
    <Switch>
      <Match when={draft()} keyed>
        {(open) => <Workbench draft={open} />}
      </Match>
      <Match when={true}>
        <section class="page">
          <h1>This board cannot be opened</h1>
          <p role="alert">{trouble()}</p>
          <p>
            <a href={writeAddress({ view: 'editor' })}>A new board</a>
          </p>
        </section>
      </Match>
    </Switch>
  );
}
