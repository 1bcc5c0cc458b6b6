import { families, familyById } from '@slidewise/core/families';
import { type NamedPuzzle, namesInLinks } from '@slidewise/core/reading';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { Thumbnail } from '../../../board/thumbnail.js';
import { puzzleNamed } from '../../../collection/known.js';
import { sentence } from '../../../design/sentence.js';
import { known, t, tell } from '../../../texts/index.js';
import { newTask, theEngine } from '../../../worker/client.js';
import type { BoardsFound, FoundBoard } from '../../../worker/found-boards.js';
import { type Draft, draftOf, MOST_CELLS } from '../pad/draft.js';

/** A text of more characters than this is not shown, since a page cannot show it without waiting. */
const MOST_SHOWN = 50_000;

/** Reads boards from a text of any kind; where there are several, one is chosen. */
export function PasteBoard(props: { onDraft(draft: Draft): void; onClose(): void }) {
  const [text, setText] = createSignal('');
  const [long, setLong] = createSignal<string>();
  const [family, setFamily] = createSignal('');
  const [found, setFound] = createSignal<BoardsFound>();
  const [error, setError] = createSignal('');
  const [reading, setReading] = createSignal(false);
  let task = 0;
  onCleanup(() => void theEngine().leave(task));

  const take = ({ family: id, position }: FoundBoard): void => {
    const draft = draftOf(familyById(id!)!, position);
    setError(draft.ok ? '' : tell(draft.problem));
    if (draft.ok) props.onDraft(draft.value);
  };

  const read = async (): Promise<void> => {
    const given = long() ?? text();
    if (given.trim() === '') {
      setError(t('there is no text yet'));
      return;
    }
    setError('');
    setFound(undefined);
    setReading(true);
    void theEngine().leave(task);
    task = newTask();
    const mine = task;
    const boards = await theEngine().readBoards({
      id: mine,
      text: given,
      ...(family() === '' ? {} : { family: family() }),
      puzzles: puzzlesInLinks(given),
    });
    if (mine !== task) return;
    setReading(false);
    const good = boards.boards.filter(({ position }) => position !== undefined);
    if (boards.boards.length === 1 && good.length === 1) take(good[0]!);
    else if (good.length === 0) setError(problemWords(boards.boards[0]));
    else setFound(boards);
  };

  const setWhole = (value: string): void => {
    setLong(value.length > MOST_SHOWN ? value : undefined);
    setText(value.length > MOST_SHOWN ? '' : value);
    setFound(undefined);
    setError('');
  };

  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= MOST_SHOWN) return;
    event.preventDefault();
    setWhole(pasted);
  };

  return (
    <form
      class="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <h2>{t('Paste a board')}</h2>
      <p class="soft" id="paste-help">
        {t(
          'Any notation of any family, a drawing, an id, a link, a saved game or JSON lines; several boards at once are fine.',
        )}
      </p>
      <Show
        when={long()}
        fallback={
          <textarea
            class="input text"
            aria-label={t('Text')}
            aria-describedby="paste-help"
            rows="9"
            spellcheck={false}
            value={text()}
            onInput={(event) => setWhole(event.currentTarget.value)}
            onPaste={onPaste}
          />
        }
      >
        {(whole) => (
          <p class="input text">
            {t('{n} characters, too many to be shown.', { n: whole().length })}{' '}
            <button type="button" class="button" onClick={() => setWhole('')}>
              {t('Other text')}
            </button>
          </p>
        )}
      </Show>
      <div class="sheet-row">
        <label class="field">
          <span>{t('Family')}</span>
          <select class="select" onChange={(event) => setFamily(event.currentTarget.value)}>
            <option value="">{t('What it looks like')}</option>
            <For each={families}>{({ id, title }) => <option value={id}>{known(title)}</option>}</For>
          </select>
        </label>
        <label class="button file">
          {t('From a file …')}
          <input
            class="unseen"
            type="file"
            onChange={async (event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) setWhole(await file.text());
            }}
          />
        </label>
      </div>
      <Show when={error()}>
        <p class="field-error" role="alert">
          {sentence(error())}
        </p>
      </Show>
      <Show when={found()}>
        {(boards) => (
          <section aria-label={t('Boards in the text')}>
            <p role="status">
              {boards().more
                ? t('{n} boards in the text, and more. Which one?', { n: boards().boards.length })
                : t('{n} boards in the text. Which one?', { n: boards().boards.length })}
            </p>
            <ul class="found">
              <For each={boards().boards}>
                {(board) => (
                  <li>
                    <Show
                      when={board.position !== undefined}
                      fallback={<p class="found-error">{sentence(problemWords(board))}</p>}
                    >
                      <button type="button" class="found-board" onClick={() => take(board)}>
                        <Preview family={board.family!} position={board.position} />
                        <span>{t('Line {n}', { n: board.line })}</span>
                      </button>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </Show>
      <div class="sheet-row">
        <button type="submit" class="button primary" disabled={reading()}>
          {reading() ? t('Reading …') : t('Read it')}
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  );
}

function Preview(props: { readonly family: string; readonly position: unknown }) {
  const scene = () => familyById(props.family)!.scene(props.position);
  return (
    <Show when={scene().width * scene().height <= MOST_CELLS} fallback={`${scene().width}×${scene().height}`}>
      <Thumbnail scene={scene()} />
    </Show>
  );
}

/** The puzzles that links in a text name. */
function puzzlesInLinks(text: string): Record<string, NamedPuzzle> {
  return Object.fromEntries(
    namesInLinks(text).flatMap((name) => {
      const puzzle = puzzleNamed(name);
      return puzzle === undefined ? [] : [[name, { family: puzzle.family, text: puzzle.text }]];
    }),
  );
}

function problemWords(board: FoundBoard | undefined): string {
  if (board === undefined) return t('there is no board in this text');
  const { line, column } = board.problem!;
  const why = tell(board.problem!);
  return line === undefined ? why : t('line {line}, column {column}: {why}', { line, column: column ?? 1, why });
}
