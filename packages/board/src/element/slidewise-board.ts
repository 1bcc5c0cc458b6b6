import type { Family, Scene } from '@slidewise/core/contract';
import type { SceneMove } from '@slidewise/core/session';
import { OwnGame } from '../state/own-game.js';
import { BoardElement } from './board-element.js';

/** A board that a page feeds with scenes, or with a position whose family the page gives. It has no solver. */
export class SlidewiseBoard extends BoardElement {
  /** The families whose positions the attribute `position` may hold. */
  static families: readonly Family[] = [];
  /** The attributes whose changes are heard. */
  static override readonly observedAttributes = [...BoardElement.observedAttributes, 'position', 'family', 'moves'];

  private ownGame: OwnGame | undefined;

  override get scene(): Scene {
    return super.scene;
  }

  override set scene(scene: Scene) {
    this.ownGame = undefined;
    super.scene = scene;
  }

  /** The position, as an id; undefined where the page gives scenes. */
  get position(): string | undefined {
    return this.ownGame?.id;
  }

  set position(position: string | undefined) {
    if (position === undefined) this.removeAttribute('position');
    else this.setAttribute('position', position);
  }

  /** Called by the page: an attribute has changed. */
  override attributeChangedCallback(name: string): void {
    if (name === 'position' || name === 'family' || name === 'moves') this.readPosition();
    else if (name === 'view-only' && this.ownGame !== undefined) this.showGame(this.ownGame);
    super.attributeChangedCallback(name);
  }

  private readPosition(): void {
    const text = this.getAttribute('position');
    if (text === null) return;
    const { families } = this.constructor as typeof SlidewiseBoard;
    const game = OwnGame.read(
      text,
      this.getAttribute('moves') ?? '',
      families,
      this.getAttribute('family') ?? undefined,
    );
    if (!game.ok) {
      this.tell('problem', { message: game.problem.message });
      return;
    }
    this.showGame(game.value);
  }

  /** Takes over what the game of the attribute `position` shows. */
  private showGame(game: OwnGame): void {
    this.scene = game.scene;
    this.ownGame = game;
    this.solved = game.solved;
    this.slides = game.solved || this.hasAttribute('view-only') ? undefined : game.slides;
  }

  protected override onMove(slide: SceneMove): void {
    const game = this.ownGame;
    if (game === undefined) {
      this.tell('move', { slide });
      return;
    }
    const { words, text, position } = game.describe(slide);
    if (!this.tell('move', { slide, text, position })) return;
    game.play(slide);
    this.showGame(game);
    this.announce(this.words.tell(words));
    if (game.solved) this.tell('solved', { position });
  }
}

/** Makes `<slidewise-board>` known to the page, with the families whose positions it may hold. */
export function defineBoard(families: readonly Family[] = []): void {
  SlidewiseBoard.families = families;
  if (customElements.get('slidewise-board') === undefined) customElements.define('slidewise-board', SlidewiseBoard);
}
