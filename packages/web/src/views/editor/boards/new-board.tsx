import { makingOf } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import { showAmount } from '@slidewise/core/text';
import { proxy } from 'comlink';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { ActionButton } from '../../../design/action-button.js';
import { sentence } from '../../../design/sentence.js';
import { ownEngine } from '../../../worker/client.js';
import { begin, type Draft, draftOf, newBoardFamilies } from '../pad/draft.js';
import { SizeField } from '../size-field.js';
import { CountField } from './count-field.js';
import { type RandomConstraints, randomTask, takesConstraint, USUAL_CONSTRAINTS } from './random-board.js';

/** Chooses family and size of a new board, and whether chance puts something on it. */
export function NewBoard(props: { readonly family: string; onDraft(draft: Draft): void; onClose(): void }) {
  const [chosen, setChosen] = createSignal(
    (newBoardFamilies.find(({ id }) => id === props.family) ?? newBoardFamilies[0]!).id,
  );
  const family = () => newBoardFamilies.find(({ id }) => id === chosen())!;
  const usual = () => makingOf(family()).sizes.usual;
  const [width, setWidth] = createSignal(usual().width);
  const [height, setHeight] = createSignal(usual().height);
  const [constraints, setConstraints] = createSignal<RandomConstraints>(USUAL_CONSTRAINTS);
  const [error, setError] = createSignal('');
  const change = (name: keyof RandomConstraints) => (value: number | undefined) => {
    setConstraints((before) => ({ ...before, [name]: value }));
  };
  const choose = (id: string): void => {
    setChosen(id);
    setWidth(usual().width);
    setHeight(usual().height);
  };
  /** Ends the search for a random board, where there is one. */
  const [stop, setStop] = createSignal<() => void>();
  const [nearest, setNearest] = createSignal<number>();
  onCleanup(() => stop()?.());
  const take = (draft: Result<Draft>): void => {
    setError(draft.ok ? '' : sentence(draft.problem.message));
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
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const task = randomTask(wanted, size(), constraints(), seed);
    if (!task.ok) {
      setError(sentence(task.problem.message));
      return;
    }
    // A worker of its own: some of the work cannot be interrupted, but a worker can be ended.
    const { engine, end } = ownEngine();
    const stopThis = (): void => {
      end();
      setStop(undefined);
    };
    setError('');
    setNearest(undefined);
    setStop(() => stopThis);
    const made = await engine.makeBoard(task.value, proxy(setNearest));
    if (stop() !== stopThis) return;
    stopThis();
    take(made.ok ? draftOf(wanted, made.value) : made);
  };
  const progress = (): string => {
    const soFar = nearest();
    const { unit } = family().metrics[0]!;
    return soFar === undefined ? 'Looking …' : `Looking … the nearest so far takes ${showAmount(soFar, unit)}.`;
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
      <fieldset class="sheet-constraints">
        <legend>A random board</legend>
        <CountField title="Moves, at least" value={constraints().least} open="any" onChange={change('least')} />
        <CountField title="at most" value={constraints().most} open="any" onChange={change('most')} />
        <Show when={takesConstraint(family(), 'pieces')}>
          <CountField title="Pieces" value={constraints().pieces} open="any" onChange={change('pieces')} />
        </Show>
        <Show when={takesConstraint(family(), 'walls')}>
          <CountField title="Walls" value={constraints().walls} open="none" onChange={change('walls')} />
        </Show>
        <ActionButton onPress={() => (stop() === undefined ? void makeRandom() : stop()!())}>
          {stop() === undefined ? 'Random' : 'Stop'}
        </ActionButton>
        <p class="sheet-progress soft" role="status">
          {stop() === undefined ? '' : progress()}
        </p>
      </fieldset>
      <Show when={error()}>
        <p class="field-error" role="alert">
          {error()}
        </p>
      </Show>
      <div class="sheet-row">
        <button type="submit" class="button primary">
          Empty
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          Cancel
        </button>
      </div>
    </form>
  );
}
