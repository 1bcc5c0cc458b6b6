import type { Scene } from '@slidewise/core/contract';
import { drawSvg, type Motion } from '@slidewise/core/draw';
import { problem, type Result } from '@slidewise/core/result';
import './picture-buttons.css';
import { createSignal, For, Show } from 'solid-js';
import { ActionButton } from '../design/action-button.js';
import { announce } from '../design/announcements.js';
import { sentence } from '../design/sentence.js';
import { fileNotMade } from '../messages.js';
import { loadTexts, t, tell } from '../texts/index.js';
import { thePainter } from './painting.js';
import { fileName, saveFile } from './saving.js';

const WIDTHS = [480, 800, 1200, 2000];

/** A film of moves, to be made when it is asked for: there may be none. */
export interface FilmChoice {
  readonly title: string;
  /** What is added to the name of its file. */
  readonly suffix: string;
  motion(): Promise<Result<Motion>>;
}

/** A board as a picture, and its moves as films. */
export function PictureButtons(props: {
  readonly title: string;
  readonly scene: Scene;
  readonly films: readonly FilmChoice[];
}) {
  const [width, setWidth] = createSignal(800);
  const [working, setWorking] = createSignal(false);
  const [error, setError] = createSignal('');
  const svg = (): string => drawSvg(props.scene, { title: props.title });
  const save = async (name: string, make: () => Promise<Result<Uint8Array>>): Promise<void> => {
    setWorking(true);
    setError('');
    // A worker that dies is no reason to wait for ever.
    const made = await make().catch((error: unknown) => problem(fileNotMade({ error: String(error) })));
    setWorking(false);
    if (made.ok) {
      saveFile(name, made.value as Uint8Array<ArrayBuffer>, 'image/png');
      announce(t('{name} is saved', { name }));
    } else {
      await loadTexts('laboratory');
      setError(sentence(tell(made.problem)));
    }
  };
  const name = (): string => fileName(props.title);
  return (
    <section class="pictures" aria-label={t('Pictures')}>
      <div class="pictures-row">
        <ActionButton icon="download" onPress={() => saveFile(`${name()}.svg`, svg(), 'image/svg+xml')}>
          SVG
        </ActionButton>
        <ActionButton
          icon="download"
          idle={working()}
          onPress={() => void save(`${name()}.png`, () => thePainter().png(svg(), width()))}
        >
          PNG
        </ActionButton>
        <For each={props.films}>
          {(film) => (
            <ActionButton
              icon="download"
              idle={working()}
              onPress={() =>
                void save(`${name()}${film.suffix}.png`, async () => {
                  const motion = await film.motion();
                  return motion.ok ? thePainter().film(motion.value, width()) : motion;
                })
              }
            >
              {film.title}
            </ActionButton>
          )}
        </For>
        <label class="pictures-width">
          <span>{t('Width')}</span>
          <select class="select" onChange={(event) => setWidth(Number(event.currentTarget.value))}>
            <For each={WIDTHS}>
              {(each) => (
                <option value={each} selected={each === width()}>
                  {each} px
                </option>
              )}
            </For>
          </select>
        </label>
      </div>
      <p class="soft" role="status">
        <Show when={working()} fallback={error()}>
          <span class="spinner" /> {t('Making the file …')}
        </Show>
      </p>
    </section>
  );
}
