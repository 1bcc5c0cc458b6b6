import './settings.css';
import { createUniqueId, For, onMount, Show } from 'solid-js';
import { Picture } from '../board/picture.js';
import { Icon } from '../design/icons.js';
import { type Setting, settings } from '../settings.js';
import { LANGUAGES, type Label, t } from '../texts/index.js';
import { carsScene, tilesScene } from './samples.js';

interface Row {
  readonly setting: Setting;
  readonly title: Label;
  /** The words for its values, in their order. */
  readonly words: readonly Label[];
  /** What there is to know before choosing. */
  readonly about?: Label;
}

const ROWS: readonly Row[] = [
  { setting: settings.theme, title: 'Theme', words: ['As the system', 'Light', 'Dark'] },
  { setting: settings.look, title: 'Pieces', words: ['Cars and wood', 'Plain'] },
  { setting: settings.letters, title: 'Letters on pieces', words: ['Shown', 'Hidden'] },
  { setting: settings.scheme, title: 'Colours of tiles', words: ['Ivory', 'Rows', 'Columns', 'Rings'] },
  { setting: settings.sound, title: 'Sound', words: ['Off', 'On'] },
  { setting: settings.vibration, title: 'Vibration', words: ['Off', 'On'], about: 'On phones that have it.' },
  { setting: settings.clock, title: 'Clock while playing', words: ['Shown', 'Hidden'] },
  { setting: settings.motion, title: 'Motion', words: ['As the system', 'Less'] },
  {
    setting: settings.hand,
    title: 'Controls',
    words: ['Right', 'Left'],
    about: 'The side of the board on wide screens.',
  },
];

/** All settings in one sheet; each counts at once. */
export default function SettingsSheet(props: { readonly onClose: () => void }) {
  let dialog!: HTMLDialogElement;
  onMount(() => {
    dialog.showModal();
    // Beside the sheet; keys have Escape.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  });
  return (
    <dialog class="settings" aria-labelledby="settings-title" ref={dialog} onClose={() => props.onClose()}>
      <div class="settings-sheet">
        <header class="sheet-head">
          <h2 id="settings-title">{t('Settings')}</h2>
          <button type="button" class="icon-button" aria-label={t('Close')} onClick={() => dialog.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div class="settings-sample" aria-hidden="true">
          <Picture scene={carsScene} letters />
          <Picture scene={tilesScene} letters />
        </div>
        <LanguageRow />
        <For each={ROWS}>{(row) => <SettingRow {...row} />}</For>
        <p class="soft settings-note">
          {t('Settings stay on this device.')}{' '}
          <Show when={import.meta.env.MANUAL}>
            <a href="./manual/" target="_blank" rel="noopener">
              {t('The manual')}
            </a>
          </Show>
        </p>
      </div>
    </dialog>
  );
}

/** The language: each by its own name. The page is loaded again with it, and this sheet is open then. */
function LanguageRow() {
  const { language: setting } = settings;
  const choose = (value: string): void => {
    setting.choose(setting.values.find((each) => each === value)!);
    history.replaceState({ ...history.state, settings: true }, '');
    location.reload();
  };
  return (
    <fieldset class="setting wide">
      <legend>{t('Language')}</legend>
      <div class="segments">
        <For each={setting.values}>
          {(value) => (
            <button
              type="button"
              lang={value === 'auto' ? undefined : LANGUAGES[value].tag}
              aria-pressed={setting.value() === value}
              onClick={() => setting.value() !== value && choose(value)}
            >
              {value === 'auto' ? t('As the browser') : LANGUAGES[value].name}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
}

function SettingRow(props: Row) {
  const about = createUniqueId();
  return (
    <fieldset class="setting" aria-describedby={props.about === undefined ? undefined : about}>
      <legend>{t(props.title)}</legend>
      <div class="segments">
        <For each={props.setting.values}>
          {(value, i) => (
            <button
              type="button"
              aria-pressed={props.setting.value() === value}
              onClick={() => props.setting.choose(value)}
            >
              {t(props.words[i()]!)}
            </button>
          )}
        </For>
      </div>
      <Show when={props.about}>
        {(text) => (
          <p class="soft" id={about}>
            {t(text())}
          </p>
        )}
      </Show>
    </fieldset>
  );
}
