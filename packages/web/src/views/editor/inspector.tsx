import { nameOf } from '@slidewise/board/state';
import type { ScenePiece } from '@slidewise/core/contract';
import { shapeOf } from '@slidewise/core/draw';
import { type Accessor, For, Show } from 'solid-js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import { type Label, t } from '../../texts/index.js';
import { boardWords } from '../../texts/names.js';
import { makeTarget, pieceAt, removePiece, withPiece } from './pad/drawing.js';
import type { Editor } from './pad/editor.js';

const WAYS = [
  { id: '', title: 'Any way' },
  { id: 'horizontal', title: 'Left and right only' },
  { id: 'vertical', title: 'Up and down only' },
  { id: 'none', title: 'Never' },
] as const satisfies readonly { readonly id: string; readonly title: Label }[];

/** What can be said of the chosen piece, or written on the chosen cell. */
export function Inspector(props: { readonly editor: Editor; readonly version: Accessor<number> }) {
  const { editor } = props;
  const watched = watching(props.version);
  const selected = watched(() => editor.selected);
  const piece = watched(() => (editor.selected === undefined ? undefined : editor.scene.pieces[editor.selected]));
  const label = watched(() => {
    const index = pieceAt(editor.scene, editor.cursor);
    return index === undefined ? '' : editor.scene.pieces[index]!.label;
  });
  const place = watched(() => editor.cursor);
  const editable = watched(() => editor.draft.editing.editable);
  const may = (what: 'pieces' | 'target' | 'ways' | 'goals'): boolean => editable().includes(what);
  const targets = watched(() => editor.scene.pieces.filter(({ role }) => role === 'target').length);
  return (
    <>
      <Show when={watched(() => editor.typesLabels)()}>
        <label class="field">
          <span>{t('Row {row}, column {column}', { row: place().row + 1, column: place().column + 1 })}</span>
          <input
            class="input"
            inputMode="numeric"
            autocomplete="off"
            maxLength={6}
            placeholder={t('empty')}
            value={label()}
            onInput={(event) => editor.write(event.currentTarget.value.trim())}
          />
        </label>
      </Show>
      <Show when={may('pieces') && piece()}>
        {(chosen) => (
          <section class="inspector" aria-label={t('Chosen piece')}>
            <p class="inspector-name">
              <strong>{nameOf(chosen(), boardWords())}</strong> <span class="soft">{sizeWords(chosen())}</span>
            </p>
            <div class="inspector-actions">
              <Show when={may('ways')}>
                <label class="field">
                  <span>{t('It may move')}</span>
                  <select
                    class="select"
                    value={chosen().ways ?? ''}
                    onChange={(event) => {
                      const ways = event.currentTarget.value as NonNullable<ScenePiece['ways']> | '';
                      editor.change(
                        withPiece(editor.scene, selected()!, ({ ways: _, ...rest }) =>
                          ways === '' ? rest : { ...rest, ways },
                        ),
                      );
                    }}
                  >
                    <For each={WAYS}>{({ id, title }) => <option value={id}>{t(title)}</option>}</For>
                  </select>
                </label>
              </Show>
              <Show when={may('target') && chosen().role !== 'target'}>
                <button
                  type="button"
                  class="button"
                  onClick={() => editor.change(makeTarget(editor.scene, selected()!, false))}
                >
                  <Icon name="star" /> {t('Make it the target')}
                </button>
              </Show>
              <Show when={may('target') && may('goals') && chosen().role !== 'target' && targets() > 0}>
                <button
                  type="button"
                  class="button"
                  onClick={() => editor.change(makeTarget(editor.scene, selected()!, true))}
                >
                  <Icon name="star" /> {t('Target, too')}
                </button>
              </Show>
              <Show when={may('goals') && chosen().role === 'target' && targets() > 1}>
                <button
                  type="button"
                  class="button"
                  onClick={() =>
                    editor.change(withPiece(editor.scene, selected()!, (old) => ({ ...old, role: 'piece' as const })))
                  }
                >
                  {t('No target')}
                </button>
              </Show>
              <button
                type="button"
                class="button"
                onClick={() => editor.change(removePiece(editor.scene, selected()!))}
              >
                <Icon name="close" /> {t('Delete')}
              </button>
            </div>
          </section>
        )}
      </Show>
    </>
  );
}

function sizeWords({ cells }: ScenePiece): string {
  const { rows, columns } = shapeOf(cells);
  return t('{columns} wide, {rows} high', { columns, rows });
}
