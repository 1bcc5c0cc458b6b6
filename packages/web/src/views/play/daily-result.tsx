import { resultLine } from '@slidewise/lab/supply';
import { Show } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { readMadeName } from '../../collection/made-names.js';
import { ActionButton } from '../../design/action-button.js';
import { createCopying } from '../../design/copying.js';
import { LinkField } from '../../design/link-field.js';
import type { OpenGame } from '../../share/game-address.js';
import { t } from '../../texts/index.js';
import type { Ending } from './game.js';

/** The result on a board of the day, as a line to share that tells nothing of the solution; undefined for other boards, and for games with help. */
function lineOf({ puzzle }: OpenGame, { length, seconds, help }: Ending): string | undefined {
  const made = puzzle && readMadeName(puzzle.name);
  if (made?.kind !== 'daily' || puzzle?.shortest === undefined || help !== 'clean') return undefined;
  const title = collection.families.find(({ id }) => id === made.family)?.title;
  const won = { date: made.date, length, optimum: puzzle.shortest, milliseconds: 1000 * seconds };
  return resultLine({ ...won, ...(title !== undefined && { title }) });
}

/** Copies the result on a board of the day. */
export function DailyResult(props: { readonly game: OpenGame; readonly ending: Ending }) {
  const line = lineOf(props.game, props.ending);
  const { copied, byHand, copy, close } = createCopying();
  return (
    <Show when={line}>
      {(text) => (
        <div class="daily-result">
          <output>{text()}</output>
          <ActionButton icon="share" onPress={() => void copy(text(), t('The result is copied'))}>
            {copied() === undefined ? t('Copy the result') : t('Copied')}
          </ActionButton>
          <LinkField link={byHand} name={t('Result')} onClose={close} />
        </div>
      )}
    </Show>
  );
}
