import { type Accessor, createEffect, Show } from 'solid-js';
import { ActionButton } from '../../../design/action-button.js';
import { listenToFilmKeys } from '../../../design/film-keys.js';
import { Icon } from '../../../design/icons.js';
import { SpeedChoice } from '../../../design/speed-choice.js';
import { watching } from '../../../design/watching.js';
import { count, t } from '../../../texts/index.js';
import { pieces } from '../../../texts/names.js';
import { SPEEDS, type Study } from '../study.js';

/** Step, run, pause, back, and how fast. */
export function Transport(props: {
  readonly study: Study;
  readonly version: Accessor<number>;
  /** What Escape does while nothing runs. */
  readonly onLeave: (() => void) | undefined;
}) {
  const watched = watching(props.version);
  const step = watched(() => Math.min(props.study.step, props.study.last));
  const last = watched(() => props.study.last);
  const playing = watched(() => props.study.playing);
  const atEnd = watched(() => props.study.atEnd);
  const stepless = watched(() => props.study.stepless);
  const { study } = props;
  listenToFilmKeys({
    get playing() {
      return study.playing;
    },
    forward: () => study.move(1),
    back: () => study.move(-1),
    play: () => study.play(),
    pause: () => study.pause(),
    get leave() {
      return props.onLeave;
    },
  });
  const complete = watched(() => props.study.runs.every((run) => run.complete || run.error !== undefined));
  return (
    <section
      class="transport"
      aria-label={t('Steps#watch')}
      title={t('Arrow keys or Page Up and Page Down step, the space bar runs, Escape pauses')}
    >
      <div class="transport-buttons">
        <ActionButton
          far
          icon="first"
          label={t('To the start')}
          idle={step() === 0}
          onPress={() => {
            props.study.pause();
            props.study.goTo(0);
          }}
        />
        <ActionButton icon="back" label={t('Step back')} idle={step() === 0} onPress={() => props.study.move(-1)} />
        <ActionButton
          primary
          icon={playing() ? 'pause' : 'play'}
          idle={stepless()}
          onPress={() => (playing() ? props.study.pause() : props.study.play())}
        >
          {playing() ? t('Pause') : t('Run')}
        </ActionButton>
        <ActionButton idle={atEnd()} onPress={() => props.study.move(1)}>
          <span class="step-on">
            {t('Step')} <Icon name="forward" />
          </span>
        </ActionButton>
        <ActionButton far icon="last" label={t('To the end')} idle={atEnd()} onPress={() => props.study.toEnd()} />
        <SpeedChoice
          speeds={SPEEDS}
          value={props.study.speed}
          onChoose={(rate) => {
            props.study.speed = rate;
          }}
        />
      </div>
      <Show
        when={!stepless()}
        fallback={<p class="transport-place transport-step">{t('There are no steps to watch.')}</p>}
      >
        <label class="transport-place">
          <span class="transport-step">
            {complete()
              ? pieces('Step {n} of {all}', { n: <strong>{count(step())}</strong>, all: count(last()) })
              : pieces('Step {n}', { n: <strong>{count(step())}</strong> })}
          </span>
          <input
            type="range"
            class="range"
            aria-label={t('Step')}
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
