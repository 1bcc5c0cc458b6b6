import '../../../design/forms.css';
import './packs.css';
import type { Scene } from '@slidewise/core/contract';
import { writeAddress } from '@slidewise/core/reading';
import { createSignal, For, Index, onCleanup, onMount, Show } from 'solid-js';
import { PuzzleCard } from '../../../cards/puzzle-card.js';
import { collection } from '../../../collection/collection.js';
import {
  deletePack,
  type Pack,
  printPack,
  puzzlesOf,
  readPack,
  readPacks,
  writePack,
} from '../../../collection/packs.js';
import { canBeSolved } from '../../../collection/puzzle.js';
import { isOwn, readResults } from '../../../collection/results.js';
import { decodeScene } from '../../../collection/scene-code.js';
import { ActionButton } from '../../../design/action-button.js';
import { announce } from '../../../design/announcements.js';
import { Ring } from '../../../design/ring.js';
import { fileName, saveFile } from '../../../files/saving.js';
import { begunGame } from '../../../share/game-records.js';
import { printAddress } from '../../../share/print-address.js';
import { t } from '../../../texts/index.js';
import { AddPack } from './add-pack.js';
import { ratePacks } from './rate-packs.js';

const scenes = new Map<string, Scene>();

/** What a board of a pack looks like: the same scene each time, so that its picture is drawn once. */
function sceneIn({ boards }: Pack, place: number): Scene | undefined {
  const packed = boards[place];
  if (packed === undefined) return undefined;
  const scene = scenes.get(packed.board) ?? decodeScene(packed.scene);
  scenes.set(packed.board, scene);
  return scene;
}

/** Packs of boards that the user has brought: rows of one's own. */
export default function Packs() {
  const [packs, setPacks] = createSignal(readPacks());
  const [adding, setAdding] = createSignal(false);
  const [rating, setRating] = createSignal<string>();
  const refresh = (): void => void setPacks(readPacks());
  // Boards are rated while the page is open; where it was left, it goes on the next time.
  onMount(() => {
    const stop = ratePacks((pack) => {
      setRating(pack);
      refresh();
    });
    onCleanup(stop.end);
    again = stop.again;
  });
  let again = (): void => {};
  /** What was deleted last can be put back. */
  const [deleted, setDeleted] = createSignal<Pack>();
  const remove = (pack: Pack): void => {
    deletePack(pack.id);
    setDeleted(pack);
    refresh();
    announce(t('{name} is deleted', { name: pack.title }));
  };
  return (
    <section class="packs" aria-labelledby="packs">
      <header class="section-head">
        <h2 id="packs">{t('Your packs')}</h2>
        <div class="packs-ways">
          <Show when={deleted()}>
            {(pack) => (
              <ActionButton
                icon="undo"
                onPress={() => {
                  writePack(pack());
                  setDeleted(undefined);
                  refresh();
                }}
              >
                {t('Put {name} back', { name: pack().title })}
              </ActionButton>
            )}
          </Show>
          <ActionButton icon="plus" onPress={() => setAdding(true)}>
            {t('Add boards')}
          </ActionButton>
        </div>
      </header>
      <Show
        when={packs().length > 0}
        fallback={
          <p class="soft">
            {t('Paste boards or open a file of them: they become a row of your own, rated and playable.')}
          </p>
        }
      >
        <For each={packs().map(({ id }) => id)}>
          {(id) => (
            <Show when={packs().find((pack) => pack.id === id)}>
              {(pack) => <PackRow pack={pack()} rating={rating() === id} onChange={refresh} onDelete={remove} />}
            </Show>
          )}
        </For>
      </Show>
      <Show when={adding()}>
        <AddPack
          onClose={() => setAdding(false)}
          onAdded={() => {
            refresh();
            again();
          }}
        />
      </Show>
    </section>
  );
}

function PackRow(props: {
  readonly pack: Pack;
  readonly rating: boolean;
  readonly onChange: () => void;
  readonly onDelete: (pack: Pack) => void;
}) {
  const results = readResults();
  const puzzles = () => puzzlesOf(props.pack, collection.families);
  const solvable = () => puzzles().filter(canBeSolved);
  const solved = () => solvable().filter(({ name }) => isOwn(results[name])).length;
  const unrated = () => props.pack.boards.filter(({ level }) => level === undefined).length;
  const [renaming, setRenaming] = createSignal(false);
  const rename = (title: string): void => {
    const now = readPack(props.pack.id);
    if (now !== undefined && title.trim() !== '') writePack({ ...now, title: title.trim() });
    setRenaming(false);
    props.onChange();
  };
  return (
    <section class="puzzle-row" aria-label={props.pack.title}>
      <div class="puzzle-row-head pack-head">
        <Ring reached={solved()} of={solvable().length} />
        <div>
          <Show when={renaming()} fallback={<h3>{props.pack.title}</h3>}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                rename(event.currentTarget.querySelector('input')!.value);
              }}
            >
              <input
                class="input"
                aria-label={t('Title of the pack')}
                maxLength={60}
                value={props.pack.title}
                ref={(input) => queueMicrotask(() => input.select())}
                onBlur={(event) => rename(event.currentTarget.value)}
              />
            </form>
          </Show>
          <p class="soft">
            {t('{n} of {all} solved', { n: solved(), all: solvable().length })}
            <Show when={unrated() > 0}>
              {' · '}
              {props.rating ? t('rating, {n} to go', { n: unrated() }) : t('{n} to rate', { n: unrated() })}
            </Show>
          </p>
        </div>
        <div class="pack-ways">
          <button type="button" class="link-button" onClick={() => setRenaming(true)}>
            {t('Rename')}
          </button>
          <button
            type="button"
            class="link-button"
            onClick={() => saveFile(`${fileName(props.pack.title)}.txt`, printPack(props.pack), 'text/plain')}
          >
            {t('Export')}
          </button>
          <a
            class="link-button"
            href={writeAddress(
              printAddress(
                puzzles().map(({ name }) => name),
                { title: props.pack.title },
              ),
            )}
          >
            {t('Print')}
          </a>
          <button type="button" class="link-button" onClick={() => props.onDelete(props.pack)}>
            {t('Delete')}
          </button>
        </div>
      </div>
      <ul
        class="puzzle-row-puzzles"
        aria-label={`${props.pack.title}, ${t('{n} {n:board|boards}', { n: puzzles().length })}`}
      >
        {/* While boards are rated, cards stay and only their facts change. */}
        <Index each={puzzles()}>
          {(puzzle, i) => (
            <li>
              <PuzzleCard
                puzzle={puzzle()}
                rated={props.pack.boards[i]?.level !== undefined}
                sceneOf={() => sceneIn(props.pack, i)}
                best={results[puzzle().name]}
                begun={begunGame(puzzle().name) !== undefined}
              />
            </li>
          )}
        </Index>
      </ul>
    </section>
  );
}
