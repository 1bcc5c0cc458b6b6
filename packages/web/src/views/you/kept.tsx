import { createResource, createSignal, Show } from 'solid-js';
import { exportKept, forgetKept, importKept } from '../../collection/backup.js';
import { dateOf } from '../../collection/days.js';
import { ActionButton } from '../../design/action-button.js';
import { announce } from '../../design/announcements.js';
import { sentence } from '../../design/sentence.js';
import { saveFile } from '../../files/saving.js';
import { isAnythingUnkept } from '../../storage.js';
import { t, tell } from '../../texts/index.js';

/** All that stays on this device: taken along, brought back, deleted. */
export function Kept(props: { readonly onChange: () => void }) {
  const [said, setSaid] = createSignal('');
  const [sure, setSure] = createSignal(false);
  const [safe] = createResource(async () => (await navigator.storage?.persisted?.()) === true, { initialValue: false });
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const taken = importKept(await file.text());
    if (taken.ok) props.onChange();
    say(taken.ok ? t('Imported: {n} new {n:game|games}.', { n: taken.value.games }) : sentence(tell(taken.problem)));
  };
  const reset = (): void => {
    forgetKept();
    setSure(false);
    props.onChange();
    say(t('Everything is deleted.'));
  };
  return (
    <section class="kept" aria-labelledby="kept">
      <h2 id="kept">{t('On this device')}</h2>
      <p class="soft">
        {t('Results, games and settings stay on this device and are sent nowhere.')} {safetyWords(safe.latest)}
      </p>
      <div class="kept-ways">
        <ActionButton
          icon="download"
          onPress={() => saveFile(`slidewise-${dateOf(new Date())}.json`, exportKept(), 'application/json')}
        >
          {t('Export')}
        </ActionButton>
        <label class="button file">
          {t('Import …')}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Show
          when={sure()}
          fallback={
            <ActionButton icon="bin" onPress={() => setSure(true)}>
              {t('Delete everything …')}
            </ActionButton>
          }
        >
          <span class="kept-sure" role="alert">
            {t('All results, games, packs and settings?')}{' '}
            <ActionButton primary onPress={reset}>
              {t('Delete')}
            </ActionButton>{' '}
            <ActionButton onPress={() => setSure(false)}>{t('Keep')}</ActionButton>
          </span>
        </Show>
      </div>
      <p role="status">{said()}</p>
    </section>
  );
}

function safetyWords(isSafe: boolean): string {
  if (isAnythingUnkept()) return t('This browser keeps nothing more: export them before the page is closed.');
  return isSafe
    ? t('The browser keeps them even when space runs short.')
    : t('A browser may delete them when space runs short: export them now and then.');
}
