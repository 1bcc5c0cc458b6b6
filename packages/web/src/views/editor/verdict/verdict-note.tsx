import { For, Show } from 'solid-js';
import { t } from '../../../texts/index.js';
import type { VerdictWords } from './verdict-words.js';

/** What can be done about a search: ended, or gone on with. */
export interface VerdictAction {
  readonly title: string;
  press(): void;
}

/** The live verdict. Its sign differs by shape as well as by colour. */
export function VerdictNote(props: { readonly words: VerdictWords; readonly action?: VerdictAction | undefined }) {
  return (
    <section class="verdict" data-tone={props.words.tone} aria-label={t('Verdict')}>
      <svg class="verdict-sign" viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <path d={SIGNS[props.words.tone]} />
      </svg>
      <div class="verdict-words" role="status" aria-busy={props.words.tone === 'busy'}>
        <p>
          <strong>{props.words.title}</strong>
        </p>
        <For each={props.words.details}>{(detail) => <p class="verdict-detail">{detail}</p>}</For>
      </div>
      <Show when={props.action}>
        {(action) => (
          <button type="button" class="button" onClick={() => action().press()}>
            {action().title}
          </button>
        )}
      </Show>
    </section>
  );
}

const SIGNS: Record<VerdictWords['tone'], string> = {
  good: 'm15 25 6 6 12-14',
  bad: 'm17 17 14 14M31 17 17 31',
  busy: 'M24 13v11l7 5',
  open: 'M18.5 19a5.5 5.5 0 1 1 7.8 5c-1.500.8-2.300 1.800-2.300 3.500M24 33.500v.1',
};
