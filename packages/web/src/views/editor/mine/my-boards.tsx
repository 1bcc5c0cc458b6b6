import type { Result } from '@slidewise/core/result';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { Thumbnail } from '../../../board/thumbnail.js';
import { announce } from '../../../design/announcements.js';
import { Icon } from '../../../design/icons.js';
import { sentence } from '../../../design/sentence.js';
import { readStored, store } from '../../../storage.js';
import { t, tell } from '../../../texts/index.js';
import type { Draft } from '../pad/draft.js';
import {
  freshName,
  keeping,
  LONGEST_NAME,
  MOST_KEPT,
  type MyBoard,
  readMine,
  tidyName,
  without,
  writeMine,
} from './mine.js';

const PLACE = 'mine';

/** The boards that are kept on this device: one more, opened, deleted. */
export function MyBoards(props: {
  readonly family: string;
  /** The board under the pen; undefined if there is no text for it. */
  readonly current: Omit<MyBoard, 'name'> | undefined;
  /** Opens a board that is kept. */
  draftOf(board: MyBoard): Result<Draft>;
  onDraft(draft: Draft): void;
  onClose(): void;
}) {
  const [boards, setBoards] = createSignal(readMine(readStored(PLACE)));
  const [name, setName] = createSignal(freshName(boards(), props.family));
  const [error, setError] = createSignal('');
  /** What was deleted last can be put back. */
  const [deleted, setDeleted] = createSignal<MyBoard>();
  const replaces = createMemo(() => boards().some((board) => board.name === tidyName(name())));
  let field!: HTMLInputElement;

  /** Changes what the device keeps. Another window may have changed it meanwhile, so that it is read again; false if it cannot be kept. */
  const change = (changed: (boards: readonly MyBoard[]) => readonly MyBoard[]): boolean => {
    const next = changed(readMine(readStored(PLACE)));
    const text = writeMine(next);
    if (next.length <= MOST_KEPT) store(PLACE, text);
    const isKept = readStored(PLACE) === text;
    setBoards(readMine(readStored(PLACE)));
    const full = t('This device keeps no more boards: there are {n}. Delete some of them first.', {
      n: boards().length,
    });
    setError(isKept ? '' : full);
    return isKept;
  };
  const keepCurrent = (): void => {
    const board = { name: tidyName(name()), ...props.current! };
    if (board.name === '') {
      setError(t('The board needs a name.'));
      return;
    }
    if (!change((all) => keeping(all, board))) return;
    announce(t('{name} is kept', { name: board.name }));
    setDeleted(undefined);
    setName(freshName(boards(), props.family));
  };
  const remove = (board: MyBoard): void => {
    if (!change((all) => without(all, board.name))) return;
    setDeleted(board);
    announce(t('{name} is deleted', { name: board.name }));
    field.focus();
  };
  const open = (board: MyBoard): void => {
    const draft = props.draftOf(board);
    if (draft.ok) props.onDraft(draft.value);
    else setError(sentence(tell(draft.problem)));
  };
  return (
    <form
      class="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        keepCurrent();
      }}
    >
      <h2>{t('My boards')}</h2>
      <Show
        when={props.current}
        fallback={
          <p class="soft">{t('No notation can express the board under the pen, so that it cannot be kept.')}</p>
        }
      >
        <div class="sheet-row">
          <label class="field mine-name">
            <span>{t('Keep this board as')}</span>
            <input
              class="input"
              ref={field}
              autocomplete="off"
              maxLength={LONGEST_NAME}
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button primary">
            {replaces() ? t('Replace') : t('Keep')}
          </button>
        </div>
      </Show>
      <Show when={error()}>
        <p class="field-error" role="alert">
          {error()}
        </p>
      </Show>
      <Show
        when={boards().length > 0}
        fallback={<p class="soft">{t('Nothing is kept yet. Boards stay on this device.')}</p>}
      >
        <ul class="mine">
          <For each={boards()}>
            {(board) => (
              <li class="mine-board">
                <button type="button" class="mine-open" onClick={() => open(board)}>
                  <Picture draft={props.draftOf(board)} />
                  <span>{board.name}</span>
                </button>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={t('Delete {name}', { name: board.name })}
                  onClick={() => remove(board)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <div class="sheet-row">
        <button type="button" class="button" onClick={() => props.onClose()}>
          {t('Close')}
        </button>
        <Show when={deleted()}>
          {(board) => (
            <button
              type="button"
              class="button"
              onClick={() => {
                if (change((all) => keeping(all, board()))) setDeleted(undefined);
              }}
            >
              <Icon name="undo" /> {t('Put {name} back', { name: board().name })}
            </button>
          )}
        </Show>
      </div>
    </form>
  );
}

/** Nothing where the board cannot be read any longer. */
function Picture(props: { readonly draft: Result<Draft> }) {
  const scene = createMemo(() => (props.draft.ok ? props.draft.value.scene : undefined));
  return <Show when={scene()}>{(shown) => <Thumbnail scene={shown()} />}</Show>;
}
