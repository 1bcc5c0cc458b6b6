import { makingOf } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/generate';
import type { Result } from '@slidewise/core/result';
import { proxy } from 'comlink';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { ActionButton } from '../../../design/action-button.js';
import { newTask, theEngine } from '../../../worker/client.js';
import { begin, type Draft, draftOf, newBoardFamilies } from '../pad/draft.js';
import { SizeField } from '../size-field.js';
import { randomBoard } from './random-board.js';

/** The time limit for one random board, in milliseconds. */
const PATIENCE = 3000;

/** Chooses family and size of a new board, and whether chance puts something on it. */
export function NewBoard(props: { readonly family: string; onDraft(draft: Draft): void; onClose(): void }) {
  const [chosen, setChosen] = createSignal(
    (newBoardFamilies.find(({ id }) => id === props.family) ?? newBoardFamilies[0]!).id,
  );
  const family = () => newBoardFamilies.find(({ id }) => id === chosen())!;
  const usual = () => makingOf(family()).sizes.usual;
  const [width, setWidth] = createSignal(usual().width);
  const [height, setHeight] = createSignal(usual().height);
  const [trouble, setTrouble] = createSignal('');
  const choose = (id: string): void => {
    setChosen(id);
    setWidth(usual().width);
    setHeight(usual().height);
  };
  const [looking, setLooking] = createSignal(false);
  const [left, setLeft] = createSignal(false);
  let callOff = (): void => {};
  onCleanup(() => {
    setLeft(true);
    callOff();
  });
  const take = (draft: Result<Draft>): void => {
    setTrouble(draft.ok ? '' : draft.problem.message);
    if (draft.ok) props.onDraft(draft.value);
  };
  const size = () => ({ width: width(), height: height() });
  const makeEmpty = (): void => take(begin(family(), size()));
  const makeRandom = async (): Promise<void> => {
    const [wanted, plain] = [family(), begin(family(), size())];
    if (!plain.ok) {
      take(plain);
      return;
    }
    const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
    setTrouble('');
    setLooking(true);
    const made = await randomBoard(wanted, size(), seededRandom(seed), async (position) => {
      const id = newTask();
      const task = { id, family: wanted.id, position, metric: wanted.metrics[0]!.id, milliseconds: PATIENCE };
      callOff = () => void theEngine().stop(id);
      const answer = theEngine().solve(
        task,
        proxy(() => {}),
      );
      // Any solution is proof enough.
      void theEngine().hurry(id);
      const { status, length } = await answer;
      return left() ? undefined : { status, ...(length === undefined ? {} : { length }) };
    });
    if (left() || made === undefined) return;
    setLooking(false);
    take(made.ok ? draftOf(wanted, made.value) : made);
  };
  return (
    <form
      class="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        makeEmpty();
      }}
    >
      <h2>New board</h2>
      <label class="field wide">
        <span>Family</span>
        <select class="select" onChange={(event) => choose(event.currentTarget.value)}>
          <For each={newBoardFamilies}>
            {({ id, title }) => (
              <option value={id} selected={id === chosen()}>
                {title}
              </option>
            )}
          </For>
        </select>
      </label>
      <div class="sheet-row">
        <SizeField title="Columns" value={width()} onChange={setWidth} />
        <SizeField title="Rows" value={height()} onChange={setHeight} />
      </div>
      <Show when={trouble()}>
        <p class="field-trouble" role="alert">
          {trouble()}
        </p>
      </Show>
      <div class="sheet-row">
        <button type="submit" class="button primary">
          Empty
        </button>
        <ActionButton idle={looking()} onPress={() => void makeRandom()}>
          {looking() ? 'Looking …' : 'Random'}
        </ActionButton>
        <button type="button" class="button" onClick={() => props.onClose()}>
          Cancel
        </button>
      </div>
    </form>
  );
}
