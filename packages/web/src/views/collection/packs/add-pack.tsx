import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { newPackId, type PackBoard, writePack } from '../../../collection/packs.js';
import { encodeScene } from '../../../collection/scene-code.js';
import { announce } from '../../../design/announcements.js';
import { Icon } from '../../../design/icons.js';
import { sentence } from '../../../design/sentence.js';
import { t, tell } from '../../../texts/index.js';
import { newTask, theSupplier } from '../../../worker/client.js';
import type { PackRead, UnreadBoard } from '../../../worker/pack-service.js';

/** A text of more characters than this is not shown, since a page cannot show it without waiting. */
const MOST_SHOWN = 50_000;
/** So many of the lines that could not be read are named. */
const MOST_PROBLEMS = 3;

/** A sheet that makes a pack of a text: pasted, dropped, or from a file. */
export function AddPack(props: { readonly onClose: () => void; readonly onAdded: () => void }) {
  const [text, setText] = createSignal('');
  const [title, setTitle] = createSignal('');
  const [read, setRead] = createSignal<PackRead>();
  const [error, setError] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  let dialog!: HTMLDialogElement;
  let task = 0;
  onMount(() => dialog.showModal());
  onCleanup(() => void theSupplier().leavePack(task));

  const take = (value: string): void => {
    setText(value);
    setRead(undefined);
    setError('');
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    take(await file.text());
    if (title() === '') setTitle(file.name.replace(/\.\w+$/, ''));
    await look();
  };
  const look = async (): Promise<PackRead | undefined> => {
    if (text().trim() === '') {
      setError(t('There is no text yet.'));
      return undefined;
    }
    task = newTask();
    const mine = task;
    setBusy(true);
    const found = await theSupplier().readPack(mine, text());
    if (mine !== task) return undefined;
    setBusy(false);
    setRead(found);
    if (found.boards.length === 0) {
      const [first] = found.problems;
      setError(first === undefined ? sentence(t('there is no board in this text')) : unreadWords(first));
    }
    return found;
  };
  const add = async (): Promise<void> => {
    const seen = read();
    const found = seen ?? (await look());
    if (found === undefined || found.boards.length === 0) return;
    // What is left out is said before the others are added.
    if (seen === undefined && found.problems.length > 0) return;
    const boards = found.boards.map(
      (board, i): PackBoard => ({
        ...board,
        title: board.title ?? t('Board {n}', { n: i + 1 }),
        scene: encodeScene(board.scene),
      }),
    );
    const pack = { id: newPackId(), title: title().trim() || t('My boards'), at: Date.now(), boards };
    if (!writePack(pack)) {
      setError(t('This device has no room for so many boards.'));
      return;
    }
    announce(t('{name} is added', { name: pack.title }));
    props.onAdded();
    dialog.close();
  };
  return (
    <dialog class="add-pack" aria-labelledby="add-pack" ref={dialog} onClose={() => props.onClose()}>
      <form
        class="add-pack-sheet"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files[0]);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <header class="sheet-head">
          <h2 id="add-pack">{t('Add boards')}</h2>
          <button type="button" class="icon-button" aria-label={t('Close')} onClick={() => dialog.close()}>
            <Icon name="close" />
          </button>
        </header>
        <p class="soft" id="add-pack-help">
          {t(
            'Boards in any notation, as many as you like; or ids, one on each line. A comment above a board is its title.',
          )}
        </p>
        <label class="field">
          <span>{t('Title of the pack')}</span>
          <input
            class="input"
            maxLength={60}
            placeholder={t('My boards')}
            value={title()}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <Show
          when={text().length > MOST_SHOWN}
          fallback={
            <textarea
              class="input text"
              aria-label={t('Boards')}
              aria-describedby="add-pack-help"
              rows="9"
              spellcheck={false}
              value={text()}
              onInput={(event) => take(event.currentTarget.value)}
            />
          }
        >
          <p class="add-pack-long">
            {t('{n} characters, too many to be shown.', { n: text().length })}{' '}
            <button type="button" class="link-button" onClick={() => take('')}>
              {t('Other text')}
            </button>
          </p>
        </Show>
        <Show when={error()}>
          <p class="add-pack-error" role="alert">
            {error()}
          </p>
        </Show>
        <Show when={(read()?.boards.length ?? 0) > 0 && read()}>
          {(found) => (
            <div role="status">
              <p>
                {found().more
                  ? t('{n} {n:board|boards}, and more that a pack has no room for.', { n: found().boards.length })
                  : t('{n} {n:board|boards}.', { n: found().boards.length })}
              </p>
              <Show when={found().problems.length > 0}>
                <p>{t('{n} {n:other|others} cannot be read:', { n: found().problems.length })}</p>
                <ul>
                  <For each={found().problems.slice(0, MOST_PROBLEMS)}>{(each) => <li>{unreadWords(each)}</li>}</For>
                </ul>
              </Show>
            </div>
          )}
        </Show>
        <div class="add-pack-ways">
          <label class="button file">
            {t('From a file …')}
            <input
              class="unseen"
              type="file"
              onChange={(event) => {
                void open(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <button type="submit" class="button primary" aria-disabled={busy() ? 'true' : undefined}>
            {busy() ? t('Reading …') : t('Add')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function unreadWords({ line, problem }: UnreadBoard): string {
  return sentence(t('Line {line}: {why}', { line, why: tell(problem) }));
}
