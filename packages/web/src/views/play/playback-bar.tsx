import { type Accessor, For } from 'solid-js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import type { Game } from './game.js';
import { type Playback, SPEEDS } from './playback.js';

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
  const move = watched(() => {
    const { moves, at: place } = props.playback;
    const { family, format } = props.game.session;
    const done = moves[place - 1];
    return done === undefined ? 'Start' : family.printMove(props.playback.positionAt(place - 1), done, format);
  });
  return (
    <section class="playback" aria-label="Solution">
      <p class="playback-place">
        Move <strong>{at()}</strong> of {all()}: <span class="playback-move">{move()}</span>
      </p>
      <input
        type="range"
        class="range"
        aria-label="Place in the solution"
        min="0"
        max={all()}
        value={at()}
        onInput={(event) => props.playback.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="playback-buttons">
        <button
          type="button"
          class="button"
          aria-label="Step back"
          disabled={at() === 0}
          onClick={() => props.playback.goTo(at() - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => (playing() ? props.playback.stop() : props.playback.play())}
        >
          <Icon name={playing() ? 'pause' : 'play'} /> {playing() ? 'Pause' : 'Play'}
        </button>
        <button
          type="button"
          class="button"
          aria-label="Step forward"
          disabled={at() === all()}
          onClick={() => props.playback.goTo(at() + 1)}
        >
          <Icon name="forward" />
        </button>
        <label class="playback-speed">
          <span class="unseen">Speed</span>
          <select
            class="select"
            onChange={(event) => {
              props.playback.speed = Number(event.currentTarget.value);
            }}
          >
            <For each={SPEEDS}>
              {({ title, pause }) => (
                <option value={pause} selected={pause === props.playback.speed}>
                  {title}
                </option>
              )}
            </For>
          </select>
        </label>
      </div>
      <div class="playback-buttons">
        <button type="button" class="button" onClick={() => props.game.closeSolution()}>
          <Icon name="close" /> Back to my game
        </button>
        <button type="button" class="button" disabled={at() === 0} onClick={() => props.game.takeOver()}>
          Go on from here
        </button>
      </div>
    </section>
  );
}
