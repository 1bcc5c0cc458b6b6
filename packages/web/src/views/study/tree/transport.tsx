import { showCount } from '@slidewise/core/text';
import { type Accessor, createEffect, Show } from 'solid-js';
import { Icon } from '../../../design/icons.js';
import { SpeedChoice } from '../../../design/speed-choice.js';
import { watching } from '../../../design/watching.js';
import { SPEEDS, type Study } from '../study.js';

/** Step, run, pause, back, and how fast. */
export function Transport(props: { readonly study: Study; readonly version: Accessor<number> }) {
  const watched = watching(props.version);
  const step = watched(() => Math.min(props.study.step, props.study.last));
  const last = watched(() => props.study.last);
  const playing = watched(() => props.study.playing);
  const atEnd = watched(() => props.study.atEnd);
  const stepless = watched(() => props.study.stepless);
  const complete = watched(() => props.study.runs.every((run) => run.complete || run.trouble !== undefined));
  return (
    <section class="transport" aria-label="Steps">
      <div class="transport-buttons">
        <button
          type="button"
          class="button far"
          aria-label="To the start"
          disabled={step() === 0}
          onClick={() => {
            props.study.pause();
            props.study.goTo(0);
          }}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          class="button"
          aria-label="Step back"
          disabled={step() === 0}
          onClick={() => props.study.move(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="button primary"
          disabled={stepless()}
          onClick={() => (playing() ? props.study.pause() : props.study.play())}
        >
          <Icon name={playing() ? 'pause' : 'play'} /> {playing() ? 'Pause' : 'Run'}
        </button>
        <button type="button" class="button" disabled={atEnd()} onClick={() => props.study.move(1)}>
          Step <Icon name="forward" />
        </button>
        <button
          type="button"
          class="button far"
          aria-label="To the end"
          disabled={atEnd()}
          onClick={() => props.study.toEnd()}
        >
          <Icon name="last" />
        </button>
        <SpeedChoice
          speeds={SPEEDS}
          value={props.study.speed}
          onChoose={(rate) => {
            props.study.speed = rate;
          }}
        />
      </div>
      <Show when={!stepless()} fallback={<p class="transport-place transport-step">There are no steps to watch.</p>}>
        <label class="transport-place">
          <span class="transport-step">
            Step <strong>{showCount(step())}</strong>
            {complete() ? ` of ${showCount(last())}` : ''}
          </span>
          <input
            type="range"
            class="range"
            aria-label="Step"
            min="0"
            ref={(input) =>
              createEffect(() => {
                // In this order: no input takes a value beyond its end.
                input.max = String(last());
                input.value = String(step());
              })
            }
            onInput={(event) => {
              props.study.pause();
              props.study.goTo(event.currentTarget.valueAsNumber);
            }}
          />
        </label>
      </Show>
    </section>
  );
}
