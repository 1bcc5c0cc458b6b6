import type { Scene } from '@slidewise/core/contract';
import { hasOneFreeCell, type KeyCommand, KeyMap } from '@slidewise/core/session';
import { For, onMount, Show } from 'solid-js';
import { Icon } from '../../design/icons.js';
import { type Label, t } from '../../texts/index.js';

const COMMANDS: readonly (readonly [KeyCommand, Label])[] = [
  ['hint', 'a hint: which piece; again where, then why; then plays it'],
  ['solution', 'the whole solution, as a film'],
  ['why', 'why it takes so many moves'],
  ['undo', 'undo; Ctrl + Z everywhere on the page'],
  ['redo', 'redo; Ctrl + Y everywhere on the page'],
  ['restart', 'back to the start; moves can be redone'],
  ['anew', 'a new game of this puzzle: no moves, no hints, 0:00'],
  ['deal', 'a new puzzle like this one'],
  ['help', 'these keys'],
];

/** How to play without a mouse; with one gap, arrow keys are enough. */
export function KeysHelp(props: { readonly scene: Scene; readonly onClose: () => void }) {
  const keyMap = new KeyMap(props.scene);
  /** Keys with Ctrl are the browser's. */
  const keysOf = (command: KeyCommand): string[] => keyMap.all(command).filter((key) => !/^\^./.test(key));
  let section!: HTMLElement;
  onMount(() => section.focus());
  return (
    <section class="card keys" tabIndex={-1} aria-label={t('Keys')} ref={section}>
      <div class="note-head">
        <p class="eyebrow">{t('Keys')}</p>
        <button
          type="button"
          class="icon-button"
          aria-label={t('Close')}
          onClick={() => {
            props.onClose();
            document.getElementById('more')?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <dl>
        <Show
          when={hasOneFreeCell(props.scene)}
          fallback={
            <>
              <dt>{t('Arrows')}</dt>
              <dd>{t('slide the piece')}</dd>
              <dt>{t('Shift + arrow')}</dt>
              <dd>{t('from piece to piece')}</dd>
              <dt>{t('Enter')}</dt>
              <dd>{t('show where it can go')}</dd>
            </>
          }
        >
          <dt>{t('Arrows')}</dt>
          <dd>{t('slide the tile beside the gap into it: ← moves a tile to the left')}</dd>
          <dt>{t('Shift + arrow')}</dt>
          <dd>{t('from tile to tile')}</dd>
          <dt>{t('Enter')}</dt>
          <dd>{t('push the tile towards the gap, with all between')}</dd>
        </Show>
        <dt>{t('Letters, digits')}</dt>
        <dd>{t('to the piece of that name')}</dd>
        <For each={COMMANDS.filter(([command]) => keysOf(command).length > 0)}>
          {([command, what]) => (
            <>
              <dt>{keysOf(command).join(', ')}</dt>
              <dd>{t(what)}</dd>
            </>
          )}
        </For>
      </dl>
    </section>
  );
}
