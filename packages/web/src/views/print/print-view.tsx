import './print.css';
import {
  BOARDS_A_PAGE,
  PAPERS,
  type Paper,
  type SheetBoard,
  type SheetWords,
  sheetPages,
  sheetStyle,
} from '@slidewise/lab/sheet';
import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { announce } from '../../design/announcements.js';
import { Opened } from '../../design/opened.js';
import type { KnownSolution } from '../../files/known-solution.js';
import { thePainter } from '../../files/painting.js';
import { fileName, saveFile } from '../../files/saving.js';
import { address, stayAt } from '../../share/navigation.js';
import { COLUMNS, type PrintRequest, printAddress, readPrintRequest } from '../../share/print-address.js';
import { known, t } from '../../texts/index.js';
import { type PrintedBoard, readPrinted, solvePrinted } from './printed-boards.js';

/** Boards on paper. */
export default function PrintView() {
  const request = createMemo(() => readPrintRequest(address()));
  const boards = createMemo(() => readPrinted(request().of, location.href.split('#', 1)[0]!));
  return (
    <Opened
      result={boards()}
      title={t('There is nothing to print')}
      elsewhere={{ view: 'collection' }}
      elsewhereTitle={t('All puzzles')}
    >
      {(found) => <PrintPage boards={found} request={request()} />}
    </Opened>
  );
}

function PrintPage(props: { readonly boards: readonly PrintedBoard[]; readonly request: PrintRequest }) {
  const [request, setRequest] = createSignal(props.request);
  const change = (part: Partial<PrintRequest>): void => {
    const now = { ...request(), ...part };
    setRequest(now);
    stayAt(printAddress(now.of, now));
  };
  const usualTitle = (): string => {
    const titles = new Set(props.boards.map(({ family }) => family.title));
    return titles.size === 1 ? known([...titles][0]!) : t('Sliding puzzles');
  };
  const title = (): string => request().title || usualTitle();

  const solutions = new Map<unknown, KnownSolution>();
  const [sheet, setSheet] = createSignal<readonly SheetBoard[]>();
  const [done, setDone] = createSignal(0);
  const [error, setError] = createSignal('');
  const answers = createMemo(() => request().answers);
  let turn = 0;
  createEffect(() => {
    const mine = ++turn;
    setDone(0);
    void solvePrinted(props.boards, answers(), solutions, (count) => {
      if (mine === turn) setDone(count);
      return mine === turn;
    }).then(
      (boards) => mine === turn && setSheet(boards),
      (error) => mine === turn && setError(String(error)),
    );
  });
  onCleanup(() => turn++);
  const isReady = (): boolean => done() === props.boards.length && sheet() !== undefined;
  const pages = createMemo(() => {
    const boards = sheet();
    const { boards: perPage, columns, paper, plain } = request();
    return boards === undefined
      ? []
      : sheetPages(boards, {
          title: title(),
          boards: perPage,
          columns,
          paper,
          answers: answers(),
          plain,
          words: sheetWords(),
        });
  });
  const savePdf = async (): Promise<void> => {
    const made = await thePainter().pdf(pages(), title());
    if (!made.ok) return;
    saveFile(`${fileName(title())}.pdf`, made.value as Uint8Array<ArrayBuffer>, 'application/pdf');
    announce(t('The PDF is saved'));
  };
  return (
    <div class="page print-view">
      <form class="print-bar card" onSubmit={(event) => event.preventDefault()}>
        <h1>{t('Print')}</h1>
        <label class="field print-title">
          <span>{t('Title')}</span>
          <input
            class="input"
            value={request().title}
            placeholder={usualTitle()}
            onInput={(event) => change({ title: event.currentTarget.value })}
          />
        </label>
        <Choice
          label={t('Boards a page')}
          values={BOARDS_A_PAGE}
          value={request().boards}
          onChoose={(boards) => change({ boards, columns: boards > 2 ? 2 : 1 })}
        />
        <Choice
          label={t('Columns')}
          values={COLUMNS}
          value={request().columns}
          onChoose={(columns) => change({ columns })}
        />
        <Choice
          label={t('Paper')}
          values={Object.keys(PAPERS) as Paper[]}
          value={request().paper}
          words={(paper) => (paper === 'a4' ? 'A4' : t('Letter'))}
          onChoose={(paper) => change({ paper })}
        />
        <Check label={t('Solutions')} isOn={request().answers} onChange={(isOn) => change({ answers: isOn })} />
        <Check label={t('Less ink')} isOn={request().plain} onChange={(isOn) => change({ plain: isOn })} />
        <div class="print-actions">
          <ActionButton icon="print" primary idle={!isReady()} onPress={() => print()}>
            {t('Print')}
          </ActionButton>
          <ActionButton icon="download" idle={!isReady()} onPress={() => void savePdf()}>
            PDF
          </ActionButton>
        </div>
        <p class="soft print-news" role="status">
          <Show
            when={isReady()}
            fallback={error() || t('Solving {n} of {all} …', { n: done() + 1, all: props.boards.length })}
          >
            {pages().length === 1 ? t('One page.') : t('{n} pages.', { n: pages().length })}{' '}
            {t('The codes open the boards at this address.')}
          </Show>
        </p>
      </form>
      <Pages pages={pages()} paper={request().paper} />
    </div>
  );
}

/** The pages, with a style of their own that leaves the app's alone. */
function Pages(props: { readonly pages: readonly string[]; readonly paper: Paper }) {
  let host!: HTMLDivElement;
  // Styles that stand in a page would need a looser policy; these are made by the program.
  const [inside, around] = [new CSSStyleSheet(), new CSSStyleSheet()];
  onMount(() => {
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [inside];
    document.adoptedStyleSheets.push(around);
    createEffect(() => {
      const style = sheetStyle(props.paper);
      const own = /<style>(.*?)<\/style>/s.exec(props.pages[0] ?? '')?.[1] ?? '';
      inside.replaceSync(style + own);
      // What is said of paper counts only outside.
      around.replaceSync(/@page\{[^}]*\}/.exec(style)![0]);
      root.innerHTML = props.pages.map((page) => page.replace(/<style>.*?<\/style>/s, '')).join('');
    });
  });
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== around);
  });
  return <div class="print-pages" ref={host} />;
}

function Choice<T extends string | number>(props: {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly words?: (value: T) => string;
  readonly onChoose: (value: T) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select class="select" onChange={(event) => props.onChoose(props.values[event.currentTarget.selectedIndex]!)}>
        <For each={props.values}>
          {(value) => (
            <option value={value} selected={value === props.value}>
              {props.words?.(value) ?? value}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

function Check(props: { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      <span>{props.label}</span>
    </label>
  );
}

/** What stands on sheets, in the language of the page. */
function sheetWords(): SheetWords {
  return {
    name: t('Name'),
    sheet: (code) => t('Sheet {code}', { code }),
    moves: t('My moves'),
    page: (title, n) => t('{title}, page {n}', { title, n }),
    codes: t('The code opens the board.'),
    answers: t('Solutions'),
    others: t('One shortest solution each; there may be others of the same length.'),
    continued: (title) => t('{title}, continued', { title }),
    legend: (move, piece, n, way) => {
      const values = { move, piece, n };
      if (way === 'left') return t('{move}: {piece} to the left, {n} {n:cell|cells}', values);
      if (way === 'right') return t('{move}: {piece} to the right, {n} {n:cell|cells}', values);
      if (way === 'up') return t('{move}: {piece} up, {n} {n:cell|cells}', values);
      return t('{move}: {piece} down, {n} {n:cell|cells}', values);
    },
    rules: {
      vehicles: t('Get the red vehicle out. Vehicles move only forwards and backwards.'),
      wood: t('Slide the red brick to its goal. Nothing is lifted or turned.'),
      numbers: t('Slide the tiles until they stand in order.'),
    },
  };
}
