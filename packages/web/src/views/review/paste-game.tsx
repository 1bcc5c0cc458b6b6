import { readPlayedGame } from '@slidewise/core/reading';
import { Session } from '@slidewise/core/session';
import { createSignal, Show } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { setPageTitle } from '../../design/page-title.js';
import { sentence } from '../../design/sentence.js';
import { addressOf } from '../../share/game-address.js';
import { goTo } from '../../share/navigation.js';
import { t, tell } from '../../texts/index.js';

/** Where a game can be pasted or opened that was played elsewhere. */
export function PasteGame() {
  const [error, setError] = createSignal<string>();
  let field!: HTMLTextAreaElement;
  setPageTitle(t('Review'));
  const review = (text: string): void => {
    const link = /#\/(?:play|review)\/?([^\s?]*\?\S+)/.exec(text.trim());
    if (link !== null) {
      location.hash = `#/review/${link[1]!}`;
      return;
    }
    const game = readPlayedGame(text);
    if (!game.ok) {
      setError(sentence(tell(game.problem)));
      return;
    }
    const { family, reading, moves, ...known } = game.value;
    const session = Session.start(family, { ...reading, ...known });
    for (const move of moves) session.play(move);
    goTo({ ...addressOf({ session }), view: 'review' });
  };
  const openFile = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (file === undefined) return;
    field.value = await file.text();
    review(field.value);
  };
  return (
    <section class="page review-paste">
      <h1>{t('Where did I go wrong?')}</h1>
      <p class="soft">
        {t(
          'Paste a saved game, a link to a game, or a board and its moves below. The moves are compared with the best that was possible.',
        )}
      </p>
      <textarea ref={field} rows="10" spellcheck={false} aria-label={t('Game')} onInput={() => setError(undefined)} />
      <Show when={error()}>{(message) => <p role="alert">{message()}</p>}</Show>
      <p class="review-choices">
        <ActionButton primary icon="curve" onPress={() => review(field.value)}>
          {t('Review')}
        </ActionButton>
        <label class="button">
          {t('Open a file')}
          <input type="file" class="unseen" onChange={(event) => void openFile(event.currentTarget.files)} />
        </label>
      </p>
    </section>
  );
}
