import { type Accessor, onMount, Show } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { listenToFilmKeys } from '../../design/film-keys.js';
import { SpeedChoice } from '../../design/speed-choice.js';
import { watching } from '../../design/watching.js';
import { t, tell } from '../../texts/index.js';
import { pieces } from '../../texts/names.js';
import type { Game } from './game.js';
import { AS_PLAYED, type Playback, SPEEDS } from './playback.js';

/** Shows a solution like a film. */
export function PlaybackBar(props: {
  readonly game: Game;
  readonly playback: Playback;
  readonly version: Accessor<number>;
}) {
  const watched = watching(props.version);
  const at = watched(() => props.playback.at);
  const playing = watched(() => props.playback.playing);
  const all = (): number => props.playback.moves.length;
  const { game, playback } = props;
  listenToFilmKeys({
    get playing() {
      return playback.playing;
    },
    forward: () => playback.goTo(playback.at + 1),
    back: () => playback.goTo(playback.at - 1),
    play: () => playback.play(),
    pause: () => playback.stop(),
    leave: () => game.closeSolution(),
  });
  // The button that led here is gone.
  onMount(() => document.getElementById('film')?.focus());
  const move = watched(() => {
    const { moves, at: place } = props.playback;
    const done = moves[place - 1];
    return done === undefined
      ? t('Start')
      : tell(props.game.session.family.moveMessage(props.playback.positionAt(place - 1), done));
  });
  return (
    <section class="playback" aria-label={playback.isReplay ? t('Replay') : t('Solution')}>
      {/* In the place of the controls: the way back is where the way here was. */}
      <div class="controls">
        <ActionButton
          icon="back"
          label={t('Step back')}
          idle={at() === 0}
          onPress={() => props.playback.goTo(at() - 1)}
        />
        <ActionButton
          id="film"
          primary
          icon={playing() ? 'pause' : 'play'}
          onPress={() => (playing() ? props.playback.stop() : props.playback.play())}
        >
          {playing() ? t('Pause') : t('Play#film')}
        </ActionButton>
        <ActionButton
          icon="forward"
          label={t('Step forward')}
          idle={at() === all()}
          onPress={() => props.playback.goTo(at() + 1)}
        />
        <Show when={!playback.isReplay}>
          <ActionButton
            icon="hand"
            label={t('Go on from here')}
            idle={at() === 0}
            onPress={() => props.game.takeOver()}
          >
            {t('Go on')}
          </ActionButton>
        </Show>
        <ActionButton icon="close" label={t('Back to my game')} onPress={() => props.game.closeSolution()}>
          {t('Back')}
        </ActionButton>
        <SpeedChoice
          speeds={playback.isReplay ? [{ title: 'As played', value: AS_PLAYED }, ...SPEEDS] : SPEEDS}
          value={props.playback.speed}
          onChoose={(pause) => {
            props.playback.speed = pause;
          }}
        />
      </div>
      <p class="playback-place">
        {pieces('Move {n} of {all}:', { n: <strong>{at()}</strong>, all: all() })}{' '}
        <span class="playback-move">{move()}</span>
      </p>
      <input
        type="range"
        class="range"
        aria-label={playback.isReplay ? t('Place in the game') : t('Place in the solution')}
        min="0"
        max={all()}
        value={at()}
        onInput={(event) => props.playback.goTo(event.currentTarget.valueAsNumber)}
      />
    </section>
  );
}
