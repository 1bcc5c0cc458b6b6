import { icon } from './icons.js';
import type { ButtonName, PageWords } from './page-words.js';

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

  /** Gives a button another look and name: play and pause. */
  turn(name: ButtonName, into: ButtonName, words: PageWords): void {
    const button = this.buttons.get(name);
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
