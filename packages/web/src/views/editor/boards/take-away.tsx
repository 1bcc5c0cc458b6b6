import type { Family } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import { positionId } from '@slidewise/core/session';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { announce } from '../../../design/announcements.js';
import { Icon } from '../../../design/icons.js';
import { solutionFilm } from '../../../files/film.js';
import { PictureButtons } from '../../../files/picture-buttons.js';
import { saveFile } from '../../../files/saving.js';
import { printAddress } from '../../../share/print-address.js';
import { known, t } from '../../../texts/index.js';
import { nameOf } from '../../../texts/names.js';
import { textsOf } from './texts.js';

/** The board as text in any notation that can express it, and as a picture. */
export function TakeAway(props: { readonly family: Family; readonly position: unknown }) {
  const formats = createMemo(() => textsOf(props.family, props.position));
  const [wanted, setWanted] = createSignal('');
  const chosen = createMemo(() => {
    const possible = formats().filter(({ text }) => text !== undefined);
    const whole = possible.find(({ beside }) => beside === '');
    return possible.find(({ id }) => id === wanted()) ?? whole ?? possible[0];
  });
  const text = (): string => chosen()?.text ?? '';
  const name = (): string => `${props.family.id}-board`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      announce(t('The text is copied'));
    } catch {
      announce(t('The text could not be copied: select it and copy it by hand'));
    }
  };
  return (
    <details class="take-away">
      <summary>{t('Text and picture')}</summary>
      <Show
        when={chosen()}
        fallback={<p>{t('No notation can express this board. The link and the picture still hold it.')}</p>}
      >
        <label class="field">
          <span>{t('Notation')}</span>
          <select
            class="select"
            aria-describedby="notation-summary"
            onChange={(event) => setWanted(event.currentTarget.value)}
          >
            <For each={formats()}>
              {({ id, text: printed }) => (
                <option value={id} selected={id === chosen()?.id} disabled={printed === undefined}>
                  {printed === undefined ? t('{notation}: cannot express this board', { notation: id }) : id}
                </option>
              )}
            </For>
          </select>
        </label>
        <p class="soft notation-summary" id="notation-summary">
          {chosen()!.id}:{' '}
          {nameOf('formats', `${props.family.id}/${chosen()!.id}`, { summary: chosen()!.summary }).summary}.
        </p>
        <textarea class="input text" aria-label={t('The board as text')} readOnly rows="6" value={text()} />
        <Show when={chosen()?.beside}>
          {(beside) => (
            <p class="soft">
              {t('The text alone does not say everything. Its reader also needs to know: {what}.', { what: beside() })}
            </p>
          )}
        </Show>
      </Show>
      <div class="take-away-actions">
        <Show when={chosen()}>
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="paste" /> {t('Copy')}
          </button>
          <button type="button" class="button" onClick={() => saveFile(`${name()}.txt`, text(), 'text/plain')}>
            <Icon name="download" /> {t('Text')}
          </button>
        </Show>
        <a class="button" href={writeAddress(printAddress([positionId(props.family, props.position)]))}>
          <Icon name="print" /> {t('Print')}
        </a>
      </div>
      <PictureButtons
        title={known(props.family.title)}
        scene={props.family.scene(props.position)}
        films={[
          {
            title: t('Film of the solution'),
            suffix: '-solution',
            motion: () => solutionFilm({ family: props.family, position: props.position }),
          },
        ]}
      />
    </details>
  );
}
