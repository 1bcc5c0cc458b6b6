import type { Titled } from '@slidewise/core/contract';
import { createUniqueId, For, Show } from 'solid-js';
import { MethodSettings } from './method-settings.js';
import {
  completeMethod,
  heuristicsFor,
  type StudiedBoard,
  type StudyMethod,
  sentence,
  treeAlgorithms,
  WEIGHTS,
} from './methods.js';

/** Chooses the algorithm of a search, and its heuristic and weight. */
export function MethodChooser(props: {
  readonly board: StudiedBoard;
  readonly method: StudyMethod;
  /** Said before the labels, where there are two. */
  readonly which?: string;
  readonly onChange: (method: StudyMethod) => void;
}) {
  const help = createUniqueId();
  const algorithm = () => treeAlgorithms.find(({ id }) => id === props.method.algorithm)!;
  const heuristics = () => heuristicsFor(props.board);
  const heuristic = () => heuristics().find(({ id }) => id === props.method.heuristic);
  const label = (text: string): string => (props.which === undefined ? text : `${props.which}: ${text.toLowerCase()}`);
  const change = (changed: Partial<StudyMethod>): void => {
    const method = completeMethod(props.board, { ...props.method, ...changed });
    if (method.ok) props.onChange(method.value.method);
  };
  return (
    <div class="chooser">
      <label class="field">
        <span>{label('Algorithm')}</span>
        <select
          class="select"
          aria-describedby={help}
          onChange={(event) => change({ algorithm: event.currentTarget.value })}
        >
          <For each={treeAlgorithms}>
            {({ id, title }) => (
              <option value={id} selected={id === props.method.algorithm} title={id}>
                {title}
              </option>
            )}
          </For>
        </select>
      </label>
      {/* What does not fit the algorithm keeps its room: what stands below does not move. */}
      <Show when={heuristics().length > 0}>
        <label class="field" classList={{ absent: !algorithm().informed }}>
          <span>{label('Heuristic')}</span>
          <select
            class="select"
            aria-describedby={help}
            onChange={(event) => change({ heuristic: event.currentTarget.value })}
          >
            <Options of={heuristics().filter(({ admissible }) => admissible)} chosen={props.method.heuristic} />
            <Show when={heuristics().some(({ admissible }) => !admissible)}>
              <optgroup label="Not admissible">
                <Options of={heuristics().filter(({ admissible }) => !admissible)} chosen={props.method.heuristic} />
              </optgroup>
            </Show>
          </select>
        </label>
      </Show>
      <label class="field weight" classList={{ absent: !algorithm().weighted }}>
        <span>{label('Weight')}</span>
        <select class="select" onChange={(event) => change({ weight: Number(event.currentTarget.value) })}>
          <For each={weights(props.method.weight)}>
            {(weight) => (
              <option value={weight} selected={weight === props.method.weight}>
                {weight}
              </option>
            )}
          </For>
        </select>
      </label>
      <MethodSettings
        board={props.board}
        algorithm={algorithm()}
        settings={props.method.settings ?? {}}
        onChange={(settings) => change({ settings })}
        label={label}
      />
      <p class="chooser-help soft" id={help}>
        {sentence(algorithm())} <Show when={heuristic()}>{(chosen) => <>h: {chosen().summary}.</>}</Show>
      </p>
    </div>
  );
}

/** Heuristics to choose from. */
function Options(props: { readonly of: readonly Titled[]; readonly chosen: string | undefined }) {
  return (
    <For each={props.of}>
      {({ id, title }) => (
        <option value={id} selected={id === props.chosen} title={id}>
          {title}
        </option>
      )}
    </For>
  );
}

/** The offered heuristics, and the one in the address. */
function weights(chosen: number | undefined): readonly number[] {
  return [...new Set([...WEIGHTS, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
}
