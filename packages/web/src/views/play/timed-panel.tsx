import { type Accessor, createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import { t } from '../../texts/index.js';
import type { Game } from './game.js';
import { averageOf, kindOf, noteTime, preciseTime, splitsOf, timesOf } from './timing.js';

/** How often the time is drawn, in milliseconds. */
const TICK = 100;

/** For who plays against the clock: inspection, moves a second, splits and averages. */
export function TimedPanel(props: {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly now: () => number;
  readonly onClose: () => void;
}) {
  const { game } = props;
  const { session } = game;
  const watched = watching(props.version);
  const kind = kindOf(session);
  const ending = watched(() => game.ending);
  const hasBegun = watched(() => session.log.length > 0);
  const [tick, setTick] = createSignal(0);
  // Before the first move the time of inspection runs, then the clock.
  createEffect(() => {
    if (ending() !== undefined || (hasBegun() && !watched(() => game.stopwatch.running)())) return;
    const ticking = setInterval(() => setTick((before) => before + 1), TICK);
    onCleanup(() => clearInterval(ticking));
  });
  let inspected = 0;
  const time = createMemo(() => {
    tick();
    props.version();
    if (hasBegun()) return game.stopwatch.elapsed;
    inspected = props.now() - game.openedAt;
    return inspected;
  });
  const pace = (): string => {
    const seconds = game.stopwatch.elapsed / 1000;
    return seconds < 0.5 ? '–' : (session.at / seconds).toFixed(1);
  };
  const [times, setTimes] = createSignal(timesOf(kind));
  // A game that is solved here now, and by oneself alone.
  let isNoted = game.ending !== undefined;
  createEffect(() => {
    const end = ending();
    if (end === undefined) isNoted = false;
    if (end?.help !== 'clean' || isNoted || game.times.all === undefined) return;
    isNoted = true;
    noteTime(kind, game.stopwatch.elapsed);
    setTimes(timesOf(kind));
  });
  const splits = createMemo(() => {
    const made = ending() === undefined ? undefined : game.times.all;
    return made === undefined ? [] : splitsOf(session, made);
  });
  const facts = (): readonly (readonly [string, string])[] => [
    [hasBegun() ? t('seconds') : t('inspection'), preciseTime(time())],
    [t('moves a second'), pace()],
    ...[5, 12].flatMap((count) => {
      const average = averageOf(times(), count);
      return average === undefined ? [] : [[t('average of {n}', { n: count }), preciseTime(average)] as const];
    }),
    ...(times().length === 0 ? [] : [[t('best'), preciseTime(Math.min(...times()))] as const]),
  ];
  return (
    <section class="card timed" aria-label={t('Timed play')}>
      <div class="hint-title">
        <p class="eyebrow">
          {t('Timed')} · {kind.replace(/^\S+ /, '')}
        </p>
        <button type="button" class="icon-button" aria-label={t('End timed play')} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </div>
      <dl class="timed-facts">
        <For each={facts()}>
          {([title, value]) => (
            <div>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={ending() !== undefined && inspected > 0}>
        <p class="soft">{t('After {time} of inspection.', { time: preciseTime(inspected) })}</p>
      </Show>
      <Show when={splits().length > 0}>
        <ol class="timed-splits" aria-label={t('Splits')}>
          <For each={splits()}>
            {({ title, milliseconds }) => (
              <li>
                {title} <strong>{preciseTime(milliseconds)}</strong>
              </li>
            )}
          </For>
        </ol>
        <ActionButton icon="play" onPress={() => game.showReplay()}>
          {t('Replay as played')}
        </ActionButton>
      </Show>
    </section>
  );
}
