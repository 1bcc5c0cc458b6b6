import { makingOf } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import { proxy } from 'comlink';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { ActionButton } from '../../../design/action-button.js';
import { sentence } from '../../../design/sentence.js';
import { amount, known, t, tell } from '../../../texts/index.js';
import { ownEngine } from '../../../worker/client.js';
import { begin, type Draft, draftOf, newBoardFamilies } from '../pad/draft.js';
import { SizeField } from '../size-field.js';
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
    setError(draft.ok ? '' : sentence(tell(draft.problem)));
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
      setError(sentence(tell(task.problem)));
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
    return soFar === undefined
      ? t('Looking …')
      : t('Looking … the nearest so far takes {moves}.', { moves: amount(soFar, unit) });
  };
  return (
    <form
      class="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        makeEmpty();
      }}
    >
      <h2>{t('New board')}</h2>
      <label class="field wide">
        <span>{t('Family')}</span>
        <select class="select" onChange={(event) => choose(event.currentTarget.value)}>
          <For each={newBoardFamilies}>
            {({ id, title }) => (
              <option value={id} selected={id === chosen()}>
                {known(title)}
              </option>
            )}
          </For>
        </select>
      </label>
      <div class="sheet-row">
        <SizeField title={t('Columns')} value={width()} onChange={setWidth} />
        <SizeField title={t('Rows')} value={height()} onChange={setHeight} />
      </div>
      <fieldset class="sheet-constraints">
        <legend>{t('A random board')}</legend>
        <CountField
          title={t('Moves, at least')}
          value={constraints().least}
          open={t('any')}
          onChange={change('least')}
        />
        <CountField title={t('at most')} value={constraints().most} open={t('any')} onChange={change('most')} />
        <Show when={takesConstraint(family(), 'pieces')}>
          <CountField title={t('Pieces')} value={constraints().pieces} open={t('any')} onChange={change('pieces')} />
        </Show>
        <Show when={takesConstraint(family(), 'walls')}>
          <CountField title={t('Walls')} value={constraints().walls} open={t('none')} onChange={change('walls')} />
        </Show>
        <ActionButton onPress={() => (stop() === undefined ? void makeRandom() : stop()!())}>
          {stop() === undefined ? t('Random') : t('Stop')}
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
          {t('Empty')}
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  );
}

interface Props {
  readonly title: string;
  readonly value: number | undefined;
  /** What an empty field means. */
  readonly open: string;
  readonly onChange: (value: number | undefined) => void;
}

/** A number that may be left open. */
function CountField(props: Props) {
  return (
    <label class="field">
      <span>{props.title}</span>
      <input
        class="input short"
        type="number"
        inputMode="numeric"
        min="0"
        placeholder={props.open}
        value={props.value ?? ''}
        onInput={({ currentTarget: { value, valueAsNumber } }) =>
          props.onChange(value === '' ? undefined : valueAsNumber)
        }
      />
    </label>
  );
}
