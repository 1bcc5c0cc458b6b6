import { lookOf } from '@slidewise/core/draw';
import { type Address, writeAddress } from '@slidewise/core/reading';
import { type Accessor, onCleanup, onMount, Show } from 'solid-js';
import { choosePicture, forgetPicture, ownPicture } from '../../board/own-picture.js';
import { ActionButton } from '../../design/action-button.js';
import { Icon, type IconName } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import { addressOf, recordName } from '../../share/game-address.js';
import { printAddress } from '../../share/print-address.js';
import { type Label, t } from '../../texts/index.js';
import type { Game } from './game.js';
import { newLike } from './new-puzzles.js';

/** What is done now and then. */
export function MoreMenu(props: {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly onAfresh: () => void;
  readonly onShare: () => void;
  readonly onKeys: () => void;
  readonly onTimed: () => void;
  readonly onError: (message: string) => void;
  readonly onClose: () => void;
}) {
  const { game } = props;
  const { session, open } = game;
  const watched = watching(props.version);
  const canUndo = watched(() => session.canUndo);
  const canRedo = watched(() => session.canRedo);
  const isOver = watched(() => session.solved || game.hints.state.kind === 'thinking');
  const hasBegun = watched(() => session.log.length > 0 || session.help !== 'clean');
  const board = (): Address => ({ view: '', name: open.puzzle?.name ?? '', parameters: { board: session.id } });
  const show = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    props.onClose();
    if (!(await choosePicture(file))) props.onError(t('This file is no picture that can be shown here.'));
  };
  const alike = newLike(open, 'alike');
  let menu!: HTMLElement;
  onMount(() => {
    menu.querySelector<HTMLElement>('button:not([aria-disabled]), a')?.focus({ preventScroll: true });
    // What opened it closes it by itself.
    const onPress = (event: PointerEvent): void => {
      const target = event.target as Element;
      if (!menu.contains(target) && target.closest('#more') === null) props.onClose();
    };
    document.addEventListener('pointerdown', onPress);
    onCleanup(() => document.removeEventListener('pointerdown', onPress));
  });
  const item = (icon: IconName, words: Label, press: () => void, isIdle: () => boolean = () => false) => (
    <li>
      <ActionButton
        icon={icon}
        idle={isIdle()}
        onPress={() => {
          props.onClose();
          press();
        }}
      >
        {t(words)}
      </ActionButton>
    </li>
  );
  const link = (icon: IconName, words: Label, address: () => Address) => (
    <li>
      <a class="button" href={writeAddress(address())}>
        <Icon name={icon} />
        {t(words)}
      </a>
    </li>
  );
  return (
    <section
      class="card more"
      aria-label={t('More')}
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        props.onClose();
        document.getElementById('more')?.focus();
      }}
    >
      <ul>
        {item(
          'redo',
          'Redo',
          () => game.redo(),
          () => !canRedo(),
        )}
        {item(
          'restart',
          'Restart',
          () => game.restart(),
          () => !canUndo(),
        )}
        {item(
          'star',
          'Start afresh',
          () => props.onAfresh(),
          () => !hasBegun(),
        )}
        <Show when={alike}>
          {(name) => link('plus', 'New puzzle like this', () => ({ view: 'play', name: name(), parameters: {} }))}
        </Show>
        {item('solution', 'Solution', () => void game.showSolution(), isOver)}
        {item('wall', 'What stands in the way?', () => game.why(), isOver)}
        {link('curve', 'Where did I go wrong?', () => ({ ...addressOf(open), view: 'review' }))}
        {item('share', 'Share', () => props.onShare())}
        {link('print', 'Print', () => printAddress([recordName(open)]))}
        {link('map', 'Map of this board', () => ({ ...addressOf(open), view: 'map' }))}
        {link('tree', 'Study this board', () => ({ ...board(), view: 'study' }))}
        {link('hand', 'Edit this board', () => ({ ...board(), view: 'editor', name: '' }))}
        <Show when={lookOf(session.scene) === 'numbers'}>
          <Show when={ownPicture() === undefined} fallback={item('wall', 'Numbers alone', forgetPicture)}>
            <li>
              <label class="button">
                <Icon name="picture" />
                {t('Own picture')}
                <input
                  type="file"
                  class="unseen"
                  accept="image/*"
                  onChange={(event) => void show(event.currentTarget.files?.[0])}
                />
              </label>
            </li>
          </Show>
        </Show>
        {item('clock', 'Timed play', () => props.onTimed())}
        {item('keys', 'Keys', () => props.onKeys())}
      </ul>
    </section>
  );
}
