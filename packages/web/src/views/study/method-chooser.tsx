import type { Family, Titled } from '@slidewise/core/contract';
import { createUniqueId, For, Show } from 'solid-js';
import { sentence } from '../../design/sentence.js';
import { t } from '../../texts/index.js';
import { nameOf } from '../../texts/names.js';
import { MethodSettings } from './method-settings.js';
import {
  algorithmTitle,
  completeMethod,
  heuristicsFor,
  heuristicTitle,
  type StudiedBoard,
  type StudyMethod,
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
  const label = (text: string): string =>
    props.which === undefined ? text : t('{which}: {what}', { which: props.which, what: text });
  const summary = (): string => {
    const told = sentence(nameOf('algorithms', algorithm().id, algorithm()).summary);
    const chosen = heuristic();
    if (chosen === undefined) return told;
    return `${told} h: ${sentence(nameOf('heuristics', `${props.board.family.id}/${chosen.id}`, chosen).summary)}`;
  };
  const change = (changed: Partial<StudyMethod>): void => {
    const method = completeMethod(props.board, { ...props.method, ...changed });
    if (method.ok) props.onChange(method.value.method);
  };
  return (
    <div class="chooser">
      <label class="field">
        <span>{label(t('Algorithm'))}</span>
        <select
          class="select"
          aria-describedby={help}
          onChange={(event) => change({ algorithm: event.currentTarget.value })}
        >
          <For each={treeAlgorithms}>
            {({ id }) => (
              <option value={id} selected={id === props.method.algorithm} title={id}>
                {algorithmTitle(props.board.family, id)}
              </option>
            )}
          </For>
        </select>
      </label>
      {/* What does not fit the algorithm keeps its room: what stands below does not move. */}
      <Show when={heuristics().length > 0}>
        <label class="field" classList={{ absent: !algorithm().informed }}>
          <span>{label(t('Heuristic'))}</span>
          <select
            class="select"
            aria-describedby={help}
            onChange={(event) => change({ heuristic: event.currentTarget.value })}
          >
            <Options
              family={props.board.family}
              of={heuristics().filter(({ admissible }) => admissible)}
              chosen={props.method.heuristic}
            />
            <Show when={heuristics().some(({ admissible }) => !admissible)}>
              <optgroup label={t('Not admissible')}>
                <Options
                  family={props.board.family}
                  of={heuristics().filter(({ admissible }) => !admissible)}
                  chosen={props.method.heuristic}
                />
              </optgroup>
            </Show>
          </select>
        </label>
      </Show>
      <label class="field weight" classList={{ absent: !algorithm().weighted }}>
        <span>{label(t('Weight'))}</span>
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
        {summary()}
      </p>
    </div>
  );
}

/** Heuristics to choose from. */
function Options(props: {
  readonly family: Family;
  readonly of: readonly Titled[];
  readonly chosen: string | undefined;
}) {
  return (
    <For each={props.of}>
      {({ id }) => (
        <option value={id} selected={id === props.chosen} title={id}>
          {heuristicTitle(props.family, id)}
        </option>
      )}
    </For>
  );
}

/** The offered heuristics, and the one in the address. */
function weights(chosen: number | undefined): readonly number[] {
  return [...new Set([...WEIGHTS, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
}
