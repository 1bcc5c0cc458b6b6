import { writeAddress } from '@slidewise/core/reading';
import { proxy } from 'comlink';
import { createEffect, createMemo, createSignal, For, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { announce } from '../../design/announcements.js';
import { Icon } from '../../design/icons.js';
import { ShareButton } from '../../design/share-button.js';
import { watching } from '../../design/watching.js';
import { schedule } from '../../schedule.js';
import { stayAt } from '../../share/navigation.js';
import { store } from '../../storage.js';
import { known, type Label, t } from '../../texts/index.js';
import { newTask, theEngine } from '../../worker/client.js';
import { MEMORY } from '../../worker/memory.js';
import { BoardSettings } from './board-settings.js';
import { NewBoard } from './boards/new-board.js';
import { PasteBoard } from './boards/paste-board.js';
import { TakeAway } from './boards/take-away.js';
import { addressIn, boardId, openDraft } from './editor-address.js';
import { Inspector } from './inspector.js';
import { writeDrawing } from './kept-drawing.js';
import { MyBoards } from './mine/my-boards.js';
import { BoardPad } from './pad/board-pad.js';
import type { Draft } from './pad/draft.js';
import { Editor } from './pad/editor.js';
import { Verdict } from './verdict/verdict.js';
import { VerdictNote } from './verdict/verdict-note.js';
import { verdictWords } from './verdict/verdict-words.js';

/** A search for a verdict gives up then. */
const LIMITS = { seconds: { quick: 3, thorough: 60 }, mebibytes: MEMORY / 2 ** 20 };
/** Positions that can be reached are counted up to here. */
const MOST_COUNTED = 200_000;

const DIALOGS = { new: 'New board', paste: 'Paste a board', mine: 'My boards' } as const satisfies Record<
  string,
  Label
>;

/** The board under the pen, the tools, and what is known of it. */
export function Workbench(props: { readonly draft: Draft }) {
  const editor = new Editor(props.draft, announce);
  const [version, setVersion] = createSignal(0);
  const bump = (): void => void setVersion((before) => before + 1);
  const watched = watching(version);
  const verdict = new Verdict({
    later: schedule,
    solve: (family, position, metric, effort, onNews) => {
      const id = newTask();
      const milliseconds = 1000 * LIMITS.seconds[effort];
      const task = { id, family, position, metric, milliseconds, alone: effort === 'quick' };
      return { answer: theEngine().solve(task, proxy(onNews)), cancel: () => void theEngine().stop(id) };
    },
    count: (family, position, metric, onNews) => {
      const id = newTask();
      const task = { id, family, position, metric, most: MOST_COUNTED };
      return { answer: theEngine().countReachable(task, proxy(onNews)), cancel: () => void theEngine().leave(id) };
    },
    changed: bump,
  });
  onCleanup(editor.onChange(bump));
  onCleanup(() => verdict.leave());

  const draft = watched(() => editor.draft);
  const position = watched(() => editor.position);
  const family = watched(() => editor.draft.family);
  const board = createMemo(() => (position() === undefined ? undefined : boardId(family(), position())));
  const stroking = watched(() => editor.stroking);
  createEffect(on(position, (now) => verdict.follow(family(), now)));
  /** The drawing as text. One that is no board yet is stored beside its origin. */
  const current = createMemo(() => {
    const { family: drawn, base, scene } = draft();
    const id = position() === undefined ? boardId(drawn, base) : board();
    if (id === undefined) return undefined;
    return { board: id, ...(position() === undefined && { drawing: writeDrawing(id, scene) }) };
  });
  // It is found again where its author left it.
  createEffect(() => {
    const now = current();
    if (now === undefined) return;
    stayAt(addressIn('editor', now.board), now.drawing);
    store('draft', now.board);
    store('drawing', now.drawing);
  });
  const words = watched(() =>
    verdictWords(editor.problem, verdict.finding, verdict.reach, editor.draft.family.metrics[0]!, LIMITS),
  );

  const action = watched(() => {
    if (verdict.finding.kind === 'searching') return { title: t('Stop'), press: () => verdict.stop() };
    return verdict.canProve ? { title: t('Prove it'), press: () => verdict.prove() } : undefined;
  });

  let dialog!: HTMLDialogElement;
  const [open, setOpen] = createSignal<keyof typeof DIALOGS>();
  const show = (which: keyof typeof DIALOGS): void => {
    setOpen(which);
    dialog.showModal();
  };
  const close = (): void => dialog.close();
  const take = (next: Draft): void => {
    close();
    editor.replace(next);
    announce(
      t('{family}, {columns} columns, {rows} rows', {
        family: known(next.family.title),
        columns: next.scene.width,
        rows: next.scene.height,
      }),
    );
  };

  const onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || open() !== undefined || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z') event.shiftKey ? editor.redo() : editor.undo();
    else if (key === 'y') editor.redo();
    else return;
    event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));

  const tool = watched(() => editor.tool);
  const help = watched(() => editor.help);

  return (
    <div class="editor" style={{ '--columns': draft().scene.width, '--rows': draft().scene.height }}>
      <div class="editor-table">
        <div class="editor-bar">
          <Show when={watched(() => editor.tools.length > 1)()}>
            <div class="editor-tools" role="group" aria-label={t('Tools')}>
              <For each={watched(() => editor.tools)()}>
                {({ id, title, icon, key }) => (
                  <button
                    type="button"
                    class="button tool"
                    aria-pressed={tool() === id}
                    aria-keyshortcuts={key}
                    onClick={() => {
                      editor.tool = id;
                    }}
                  >
                    <Icon name={icon} /> {t(title)}
                  </button>
                )}
              </For>
            </div>
          </Show>
          <p class="editor-help soft">{t(help())}</p>
        </div>
        <div class="editor-board">
          <BoardPad editor={editor} version={version} />
        </div>
      </div>
      <div class="editor-side">
        <header class="editor-head">
          <h1>{t('Editor')}</h1>
          <span class="tag">{known(family().title)}</span>
        </header>
        <div class="editor-actions" role="group" aria-label={t('Board')}>
          <button type="button" class="button" onClick={() => show('new')}>
            <Icon name="plus" /> {t('New#board')}
          </button>
          <button type="button" class="button" onClick={() => show('paste')}>
            <Icon name="paste" /> {t('Paste')}
          </button>
          <button type="button" class="button" onClick={() => show('mine')}>
            <Icon name="star" /> {t('Mine')}
          </button>
          <ActionButton
            icon="undo"
            label={t('Undo')}
            idle={!watched(() => editor.canUndo)()}
            onPress={() => editor.undo()}
          />
          <ActionButton
            icon="redo"
            label={t('Redo')}
            idle={!watched(() => editor.canRedo)()}
            onPress={() => editor.redo()}
          />
        </div>
        <VerdictNote words={words()} action={stroking() ? undefined : action()} />
        <Inspector editor={editor} version={version} />
        <BoardSettings editor={editor} version={version} />
        <Show when={position()}>
          {(valid) => (
            <>
              <Show
                when={board()}
                fallback={<p class="soft">{t('No notation can express this board, so there is no link to it.')}</p>}
              >
                {(id) => (
                  <div class="editor-actions three">
                    <a class="button primary" href={writeAddress(addressIn('play', id()))}>
                      <Icon name="play" /> {t('Play')}
                    </a>
                    <ShareButton onShare={() => stayAt(addressIn('editor', id()))} />
                    <a class="button" href={writeAddress(addressIn('study', id()))}>
                      <Icon name="tree" /> {t('Study')}
                    </a>
                  </div>
                )}
              </Show>
              <TakeAway family={family()} position={valid()} />
            </>
          )}
        </Show>
      </div>
      <dialog class="dialog" ref={dialog} aria-label={t(DIALOGS[open() ?? 'new'])} onClose={() => setOpen(undefined)}>
        <Switch>
          <Match when={open() === 'new'}>
            <NewBoard family={family().id} onDraft={take} onClose={close} />
          </Match>
          <Match when={open() === 'paste'}>
            <PasteBoard onDraft={take} onClose={close} />
          </Match>
          <Match when={open() === 'mine'}>
            <MyBoards
              family={known(family().title)}
              current={current()}
              draftOf={({ board, drawing }) => openDraft(addressIn('editor', board), drawing, {})}
              onDraft={take}
              onClose={close}
            />
          </Match>
        </Switch>
      </dialog>
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
