import { HUES, type Tone, tonesOf } from '@slidewise/core/draw';
import { writeAddress } from '@slidewise/core/reading';
import { colourAt, css, type Rgb } from '@slidewise/graph';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { Board } from '../../board/board.js';
import { titleHere } from '../../collection/puzzle.js';
import { ActionButton } from '../../design/action-button.js';
import { announce } from '../../design/announcements.js';
import { Icon } from '../../design/icons.js';
import { mediaMatches, WIDE } from '../../design/media.js';
import { setPageTitle } from '../../design/page-title.js';
import { sentence } from '../../design/sentence.js';
import { watching } from '../../design/watching.js';
import { fileName, saveFile } from '../../files/saving.js';
import { addressOf, type OpenGame } from '../../share/game-address.js';
import { stayAt } from '../../share/navigation.js';
import { amount, count, known, type Label, t, unitWord } from '../../texts/index.js';
import type { MapNews } from '../../worker/maps.js';
import { BoardMapper, positionsOf } from './drawn-board.js';
import { MapCanvas, type MapPicture } from './map-canvas.js';
import { COLOURINGS, type Colouring, MARKS, MapModel, type Mark } from './map-model.js';

/** Points on the map at first: a phone has less memory. */
const POINTS = { wide: 200_000, narrow: 20_000 };
const MOST_POINTS = 1_000_000;

const COLOURING_WORDS: Readonly<Record<Colouring, Label>> = {
  goal: 'Moves to go',
  start: 'Moves from the start',
  degree: 'Ways on',
  piece: 'Piece that moved last',
};

const MARK_WORDS: Readonly<Record<Mark, Label>> = {
  hardest: 'Hardest positions',
  bottlenecks: 'Bottlenecks',
  ends: 'Dead ends',
  solved: 'Solved positions',
};

/** A point that is looked at, and its position. */
interface Chosen {
  readonly node: number;
  readonly position: unknown;
}

/** Every position of a board as a map, and the board beside it: to play, and to see where that leads. */
export function MapPage(props: { readonly game: OpenGame }) {
  const open = props.game;
  const { session } = open;
  const { family } = session;
  const { unit } = family.metrics.find(({ id }) => id === session.metric)!;
  const title = (open.puzzle && titleHere(open.puzzle)) ?? session.name ?? known(family.title);
  const wide = mediaMatches(WIDE);
  const mapper = new BoardMapper();
  onCleanup(() => mapper.end());
  setPageTitle(t('Map of {title}', { title }));
  onCleanup(() => setPageTitle(undefined));

  const [version, setVersion] = createSignal(0);
  onCleanup(session.onChange(() => setVersion((before) => before + 1)));
  const watched = watching(version);
  const made = watched(() => session.length);
  const isSolved = watched(() => session.solved);
  const canUndo = watched(() => session.canUndo);
  const [most, setMost] = createSignal(wide() ? POINTS.wide : POINTS.narrow);
  const [folded, setFolded] = createSignal(false);
  const [news, setNews] = createSignal<MapNews>({ stage: 'exploring', positions: 0 });
  const [error, setError] = createSignal<string>();
  const [model, setModel] = createSignal<MapModel>();
  const [trail, setTrail] = createSignal<readonly number[]>([]);
  const [chosen, setChosen] = createSignal<Chosen>();
  const [isSpread, setSpread] = createSignal(false);
  const [spread, setSpreadPoints] = createSignal<Float32Array>();
  const [colouring, setColouring] = createSignal<Colouring>('goal');
  const [moved, setMoved] = createSignal<Int16Array>();
  const [marks, setMarks] = createSignal<readonly Mark[]>([]);
  const [showsTrail, setShowsTrail] = createSignal(true);
  const [showsWay, setShowsWay] = createSignal(true);
  const [showsEdges, setShowsEdges] = createSignal(true);
  let picture: MapPicture | undefined;

  let isGone = false;
  onCleanup(() => {
    isGone = true;
  });
  const draw = async (): Promise<void> => {
    setModel(undefined);
    setChosen(undefined);
    setMoved(undefined);
    setSpreadPoints(undefined);
    try {
      const drawn = await mapper.draw(session, { most: most(), folded: folded() }, setNews);
      if (drawn === undefined || isGone) return;
      await follow();
      setModel(new MapModel(drawn));
      if (colouring() === 'piece') void learnPieces();
      if (isSpread()) void learnPlaces();
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    }
  };
  const follow = async (): Promise<void> => {
    const nodes = await mapper.engine.nodesOnMap(positionsOf(session));
    if (!isGone) setTrail(nodes);
  };
  const learnPieces = async (): Promise<void> => {
    const shown = model();
    const pieces = await mapper.engine.lastMovedOnMap();
    if (!isGone && shown === model()) setMoved(pieces);
  };
  const learnPlaces = async (): Promise<void> => {
    const shown = model();
    const points = await mapper.engine.spreadMap();
    if (!isGone && shown === model()) setSpreadPoints(points);
  };
  createEffect(on([most, folded], () => void draw()));
  createEffect(on(version, () => void follow(), { defer: true }));
  createEffect(() => {
    version();
    stayAt({ ...addressOf(open), view: 'map' });
  });

  const here = (): number => trail().at(-1) ?? -1;
  const scene = createMemo(() => {
    version();
    const looked = chosen();
    return looked === undefined ? session.scene : family.scene(looked.position);
  });
  const slides = createMemo(() => {
    version();
    return chosen() === undefined && !session.solved ? session.slides() : undefined;
  });
  const toGo = (node: number): string => {
    const distance = model()?.map.toGoal[node];
    if (distance === undefined) return '–';
    return distance < 0 ? '–' : count(distance);
  };
  const way = createMemo(() => {
    const from = chosen()?.node ?? here();
    return showsWay() && from >= 0 ? (model()?.wayFrom(from) ?? []) : [];
  });
  const marked = createMemo(() => [...new Set(marks().flatMap((mark) => model()?.marked(mark) ?? []))]);
  const tones = createMemo(() => pieceColours(tonesOf(family.scene(session.start))));
  const colourOf = createMemo(() => {
    const [shown, by, pieces] = [model(), colouring(), moved()];
    return (node: number): Rgb =>
      shown?.colourOf(node, by, pieces && { moved: pieces, tones: tones() }) ?? [128, 128, 128];
  });

  const pieces = createMemo(() =>
    family.scene(session.start).pieces.map(({ label }, i) => ({ label, colour: css(tones()[i]!) })),
  );

  const look = async (node: number): Promise<void> => {
    if (node === here() || node === chosen()?.node) {
      setChosen(undefined);
      return;
    }
    const position = await mapper.engine.positionOnMap(node, session.position);
    if (isGone) return;
    setChosen({ node, position });
    announce(t('{unit} to the goal: {n}', { unit: unitWord(2, unit), n: toGo(node) }));
  };
  const goThere = async (): Promise<void> => {
    const target = chosen();
    if (target === undefined) return;
    const moves = await mapper.engine.routeOnMap(session.position, target.node);
    setChosen(undefined);
    for (const move of moves ?? []) if (!session.play(move).ok) return;
  };
  const isMarked = (mark: Mark): boolean => (model()?.marked(mark).length ?? 0) > 0;
  const next = (mark: Mark): void => {
    const nodes = model()?.marked(mark) ?? [];
    if (nodes.length === 0) return;
    const at = nodes.indexOf(chosen()?.node ?? -1);
    void look(nodes[(at + 1) % nodes.length]!);
  };
  const write = async (format: 'graphml' | 'csv-nodes' | 'csv-edges'): Promise<void> => {
    const blob = await mapper.engine.writeMap(format);
    const [ending, part = ''] = format.split('-') as [string, string?];
    saveFile(`${fileName(title)}${part === '' ? '' : `-${part}`}.${ending}`, blob, blob.type);
  };

  return (
    <div class="map" style={{ '--columns': session.scene.width, '--rows': session.scene.height }}>
      <section class="map-picture" aria-label={t('Map of {title}', { title })}>
        <header class="map-caption">
          <h1>{t('Every position of {title}', { title })}</h1>
          <Show when={model()}>
            {(shown) => (
              <p class="soft">
                {t('{n} {n:position|positions}, {m} moves between them.', {
                  n: shown().map.positions,
                  m: shown().map.edges.length / 2,
                })}{' '}
                {isSpread() && spread() !== undefined
                  ? t('As far apart as they are moves apart.')
                  : t('Right is out, left is far from it.')}
              </p>
            )}
          </Show>
        </header>
        <Show
          when={model()}
          keyed
          fallback={
            <Show
              when={error()}
              fallback={
                <p class="map-waiting" role="status">
                  <span class="spinner" aria-hidden="true" /> {activityOf(news())}
                </p>
              }
            >
              {(message) => (
                <p class="map-waiting" role="alert">
                  {t('There is no map: {why}', { why: sentence(message()) })}
                </p>
              )}
            </Show>
          }
        >
          {(shown) => (
            <MapCanvas
              model={shown}
              label={t(
                'All positions of {title} as points, coloured by {what}; the list beside it says where you are',
                {
                  title,
                  what: t(COLOURING_WORDS[colouring()]),
                },
              )}
              points={(isSpread() ? spread() : undefined) ?? shown.map.layers}
              colourOf={colourOf()}
              edges={showsEdges()}
              marked={marked()}
              trail={trail()}
              showsTrail={showsTrail()}
              way={way()}
              chosen={chosen()?.node}
              onChoose={(node) => void look(node)}
              ref={(made) => {
                picture = made;
              }}
            />
          )}
        </Show>
        <div class="map-zoom">
          <span class="zoom">
            <ActionButton icon="plus" label={t('Zoom in')} onPress={() => picture?.zoom(1.5)} />
          </span>
          <span class="zoom">
            <ActionButton icon="minus" label={t('Zoom out')} onPress={() => picture?.zoom(1 / 1.5)} />
          </span>
          <ActionButton icon="whole" label={t('The whole map')} onPress={() => picture?.fit()} />
        </div>
        <Legend model={model()} colouring={colouring()} unit={unit} pieces={pieces()} />
      </section>
      <aside class="map-side">
        <Show when={model() !== undefined && !model()!.map.isComplete}>
          <p class="notice-line">
            {t('This is a part of the map: {n} positions near the start, the goals and the shortest ways.', {
              n: model()!.map.positions,
            })}{' '}
            <Show when={most() < MOST_POINTS}>
              <button type="button" class="link-button" onClick={() => setMost(Math.min(MOST_POINTS, 5 * most()))}>
                {t('Show more')}
              </button>
            </Show>
          </p>
        </Show>
        <div class="map-board">
          <Board
            scene={scene()}
            name={title}
            slides={slides()}
            onSlide={(slide) => void session.playSlide(slide)}
            takesArrows={chosen() === undefined}
            commands={{ undo: () => void session.undo(), redo: () => void session.redo() }}
            solved={chosen() === undefined && isSolved()}
            moving
          />
        </div>
        <dl class="card map-facts" aria-live="polite">
          <div>
            <dt>
              {t('{unit} to the goal', { unit: unitWord(model()?.map.toGoal[chosen()?.node ?? here()] ?? 2, unit) })}
            </dt>
            <dd>{toGo(chosen()?.node ?? here())}</dd>
          </div>
          <div>
            <dt>{t('{unit} made', { unit: unitWord(made(), unit) })}</dt>
            <dd>{count(made())}</dd>
          </div>
          <div>
            <dt>{t('ways on')}</dt>
            <dd>{waysOn(model(), chosen()?.node ?? here())}</dd>
          </div>
        </dl>
        <Show
          when={chosen()}
          fallback={
            <div class="map-actions">
              <ActionButton icon="undo" idle={!canUndo()} onPress={() => void session.undo()}>
                {t('Undo')}
              </ActionButton>
              <ActionButton icon="restart" idle={!canUndo()} onPress={() => session.restart()}>
                {t('Restart')}
              </ActionButton>
            </div>
          }
        >
          <p class="soft">{t('This is another position. You are still where you were.')}</p>
          <div class="map-actions">
            <ActionButton primary icon="flag" onPress={() => void goThere()}>
              {t('Go there')}
            </ActionButton>
            <ActionButton icon="back" onPress={() => setChosen(undefined)}>
              {t('Back to your board')}
            </ActionButton>
          </div>
        </Show>
        <section class="card map-layers" aria-labelledby="map-layers-title">
          <h2 id="map-layers-title" class="eyebrow">
            {t('Layers')}
          </h2>
          <Toggle label={t('Your trail')} on={showsTrail()} onChange={setShowsTrail} />
          <Toggle label={t('Shortest way from here')} on={showsWay()} onChange={setShowsWay} />
          <Toggle label={t('Moves between positions')} on={showsEdges()} onChange={setShowsEdges} />
          <For each={MARKS}>
            {(mark) => (
              <div class="map-mark">
                <Toggle
                  label={`${t(MARK_WORDS[mark])} (${count(model()?.marked(mark).length ?? 0)})`}
                  on={marks().includes(mark)}
                  onChange={(on) =>
                    setMarks((before) => (on ? [...before, mark] : before.filter((each) => each !== mark)))
                  }
                />
                <Show when={isMarked(mark)}>
                  <button
                    type="button"
                    class="link-button"
                    onClick={() => next(mark)}
                    aria-label={`${t('Show one')}: ${t(MARK_WORDS[mark])}`}
                  >
                    {t('Show one')}
                  </button>
                </Show>
              </div>
            )}
          </For>
          <Show when={model()?.map.hasImages}>
            <Toggle label={t('Mirror images as one')} on={folded()} onChange={setFolded} />
          </Show>
          <label class="field">
            <span>{t('Colours show')}</span>
            <select
              class="select"
              id="map-colours"
              onChange={({ currentTarget }) => {
                setColouring(currentTarget.value as Colouring);
                if (currentTarget.value === 'piece' && moved() === undefined && model() !== undefined)
                  void learnPieces();
              }}
            >
              <For each={COLOURINGS}>
                {(each) => (
                  <option value={each} selected={each === colouring()}>
                    {t(COLOURING_WORDS[each])}
                  </option>
                )}
              </For>
            </select>
          </label>
          <label class="field">
            <span>{t('Places by')}</span>
            <select
              class="select"
              id="map-places"
              onChange={({ currentTarget }) => {
                setSpread(currentTarget.value === 'spread');
                if (isSpread() && spread() === undefined && model() !== undefined) void learnPlaces();
              }}
            >
              <option value="layers" selected={!isSpread()}>
                {t('distance')}
              </option>
              <option value="spread" selected={isSpread()}>
                {t('force')}
              </option>
            </select>
          </label>
        </section>
        <p class="map-links">
          <a class="button primary" href={writeAddress({ ...addressOf(open), view: 'play' })}>
            <Icon name="play" /> {t('Play')}
          </a>
          <a
            class="button"
            href={writeAddress({ view: 'study', name: open.puzzle?.name ?? '', parameters: { board: session.id } })}
          >
            <Icon name="tree" /> {t('Study')}
          </a>
        </p>
        <details class="card map-files">
          <summary>{t('Take away')}</summary>
          <div class="map-actions">
            <ActionButton
              icon="download"
              onPress={() =>
                void picture?.png().then((blob) => saveFile(`${fileName(title)}-map.png`, blob, 'image/png'))
              }
            >
              PNG
            </ActionButton>
            <ActionButton
              icon="download"
              onPress={() => {
                const svg = picture?.svg();
                if (svg !== undefined) saveFile(`${fileName(title)}-map.svg`, svg, svg.type);
              }}
            >
              SVG
            </ActionButton>
            <ActionButton icon="download" onPress={() => void write('graphml')}>
              GraphML
            </ActionButton>
            <ActionButton
              icon="download"
              onPress={() => {
                void write('csv-nodes').then(() => write('csv-edges'));
              }}
            >
              CSV
            </ActionButton>
          </div>
        </details>
      </aside>
    </div>
  );
}

/** What the colours of the map mean. */
function Legend(props: {
  readonly model: MapModel | undefined;
  readonly colouring: Colouring;
  readonly unit: string;
  readonly pieces: readonly { readonly label: string; readonly colour: string }[];
}) {
  const ramp = Array.from({ length: 7 }, (_, i) => css(colourAt(i / 6))).join(',');
  const largest = () => props.model?.largest(props.colouring);
  return (
    <Show when={props.model}>
      <div class="map-legend">
        <p>{t(COLOURING_WORDS[props.colouring])}</p>
        <Show
          when={largest() !== undefined}
          fallback={
            <ul class="map-pieces">
              <For each={props.pieces}>
                {({ label, colour }) => (
                  <li>
                    <i style={{ background: colour }} />
                    {label}
                  </li>
                )}
              </For>
            </ul>
          }
        >
          <div class="map-ramp" style={{ background: `linear-gradient(90deg,${ramp})` }} />
          <p class="map-ends">
            <span>{props.colouring === 'goal' ? t('0, out') : '0'}</span>
            <span>{props.colouring === 'degree' ? count(largest()!) : amount(largest()!, props.unit)}</span>
          </p>
        </Show>
      </div>
    </Show>
  );
}

function Toggle(props: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={props.on} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      {props.label}
    </label>
  );
}

function activityOf({ stage, positions }: MapNews): string {
  if (stage === 'drawing') return t('Drawing {n} positions …', { n: positions });
  return t('{n} positions so far …', { n: positions });
}

function waysOn(model: MapModel | undefined, node: number): string {
  return model === undefined || node < 0 ? '–' : count(model.neighbours(node).length);
}

/** A colour for each piece: its own if no other piece has it, else the hues of vehicles in turn. */
function pieceColours(tones: readonly Tone[]): readonly Rgb[] {
  const isOwn = new Set(tones).size === tones.length;
  return tones.map((tone, i) => rgbOf((isOwn ? tone : HUES[i % HUES.length]!).body));
}

/** `#dd3f26` as numbers. */
function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
