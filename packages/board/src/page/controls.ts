import type { ButtonName, PageWords } from './page-words.js';

/** Drawn in a square of 24, as strokes. */
const PATHS: Readonly<Record<ButtonName, string>> = {
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3',
  restart: 'M4 4v6h6M4.5 10a8 8 0 1 1 0 5',
  hint: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0l-1 2H9Z',
  first: 'M6 5v14M18 5l-8 7 8 7Z',
  back: 'm15 5-8 7 8 7',
  play: 'm7 4 12 8-12 8Z',
  pause: 'M8 5v14M16 5v14',
  forward: 'm9 5 8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7Z',
  step: 'M5 6h6M11 6v12M11 12h8M11 18h8',
};

function icon(name: ButtonName): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
}

/** What stands below the board: buttons, a slider, a line of text, a tree. */
export class Controls {
  readonly element = document.createElement('div');
  private readonly group = document.createElement('div');
  private readonly slider = document.createElement('input');
  private readonly line = document.createElement('p');
  private readonly tree = document.createElement('div');
  private readonly image = document.createElement('img');
  private readonly buttons = new Map<ButtonName, HTMLButtonElement>();

  constructor(
    private readonly press: (name: ButtonName) => void,
    slide: (at: number) => void,
  ) {
    const { element, group, slider, line, tree } = this;
    for (const [part, name] of [
      [element, 'panel'],
      [group, 'buttons'],
      [line, 'status'],
      [tree, 'tree'],
    ] as const) {
      part.className = name;
      part.setAttribute('part', name === 'panel' ? 'controls' : name);
    }
    group.setAttribute('role', 'group');
    line.setAttribute('role', 'status');
    // What is scrolled must be reached by keys, too.
    tree.tabIndex = 0;
    tree.setAttribute('role', 'group');
    this.image.alt = '';
    tree.append(this.image);
    slider.type = 'range';
    slider.min = '0';
    slider.setAttribute('part', 'slider');
    slider.addEventListener('input', () => slide(slider.valueAsNumber));
    element.append(group, line, tree);
    this.arrange([], false);
    this.showTree(undefined, '');
    this.say('');
  }

  /** Which buttons there are. */
  arrange(names: readonly ButtonName[], hasSlider: boolean): void {
    this.buttons.clear();
    for (const name of names) {
      const button = document.createElement('button');
      button.type = 'button';
      button.innerHTML = icon(name);
      button.setAttribute('part', `button ${name}`);
      button.addEventListener('click', () => {
        if (button.ariaDisabled !== 'true') this.press(name);
      });
      this.buttons.set(name, button);
    }
    this.group.replaceChildren(...this.buttons.values(), ...(hasSlider ? [this.slider] : []));
    this.group.hidden = names.length === 0;
  }

  name(words: PageWords): void {
    this.group.setAttribute('aria-label', words.controls);
    this.slider.setAttribute('aria-label', words.place(0, 0, undefined));
    for (const [name, button] of this.buttons) {
      button.setAttribute('aria-label', words.buttons[name]);
      button.title = words.buttons[name];
    }
  }

  /** A button that cannot be used keeps the focus. */
  enable(name: ButtonName, isOn: boolean): void {
    this.buttons.get(name)?.setAttribute('aria-disabled', String(!isOn));
  }

  /** Gives the button that plays the look and the name of either. */
  turnPlay(into: 'play' | 'pause', words: PageWords): void {
    const button = this.buttons.get('play');
    if (button === undefined || button.dataset.now === into) return;
    button.dataset.now = into;
    button.innerHTML = icon(into);
    button.setAttribute('aria-label', words.buttons[into]);
    button.title = words.buttons[into];
  }

  place(at: number, count: number, text: string): void {
    this.slider.max = String(count);
    this.slider.value = String(at);
    this.slider.setAttribute('aria-valuetext', text);
  }

  say(text: string, look: 'good' | 'wrong' | '' = ''): void {
    this.line.textContent = text;
    this.line.className = `status ${look}`;
    this.line.hidden = text === '';
  }

  /** As an image: its styles must not reach the board, and a policy of the page may forbid them. */
  showTree(svg: string | undefined, name: string): void {
    const { tree, image } = this;
    URL.revokeObjectURL(image.src);
    tree.hidden = svg === undefined;
    tree.setAttribute('aria-label', name);
    if (svg === undefined) image.removeAttribute('src');
    else image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  }
}

/** What stands below the board. */
export const CONTROLS_STYLE = `
.panel { display: grid; gap: 8px; margin-top: 10px; font: 15px/1.4 system-ui, sans-serif; }
.panel:not(:has(> :not([hidden]))) { display: none; }
.panel [hidden] { display: none; }
.buttons { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
button { display: grid; place-items: center; box-sizing: border-box; min-width: 44px; height: 44px; padding: 0 10px; border: 1px solid light-dark(#8b8577, #777d89); border-radius: 10px; background: var(--board-paper, light-dark(#fffdf8, #1f2227)); color: var(--board-ink, light-dark(#22252c, #f1ece2)); font: inherit; cursor: pointer; }
button svg { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
button:hover:not([aria-disabled=true]) { border-color: currentColor; }
button[aria-disabled=true] { opacity: .45; cursor: default; }
:is(button, input):focus-visible { outline: 3px solid var(--board-focus, light-dark(#1c58a8, #8fc0ff)); outline-offset: 2px; }
input { flex: 1 1 120px; min-width: 80px; height: 44px; margin: 0; accent-color: var(--board-guide, light-dark(#1c6f50, #7fd3ac)); }
.status { margin: 0; min-height: 1.4em; }
.status.wrong { color: light-dark(#a3270f, #ff8f78); }
.status.good { color: var(--board-guide, light-dark(#1c6f50, #7fd3ac)); }
.tree { overflow: auto; max-height: 420px; border: 1px solid light-dark(#c9c2b3, #4b505a); border-radius: 10px; background: var(--board-paper, light-dark(#fffdf8, #1f2227)); }
.tree img { display: block; max-width: max(100%, 420px); height: auto; }
@media (forced-colors: active) { button[aria-disabled=true] { color: GrayText; } }
`;
