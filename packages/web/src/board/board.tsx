import { type BoardEventMap, type ComparedMove, defineBoard, SlidewiseBoard } from '@slidewise/board';
import type { Scene } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import type { KeyCommand, SceneMove } from '@slidewise/core/session';
import { batch, createEffect, createRenderEffect } from 'solid-js';
import { announce } from '../design/announcements.js';
import { settings } from '../settings.js';
import { boardWords } from '../texts/names.js';
import { feelSlide, feelWin } from './feedback.js';
import { ownPicture } from './own-picture.js';

export interface BoardProps {
  readonly scene: Scene;
  /** What the board is called: `Jam 12`. */
  readonly name: string;
  /** The moves that pointers and keys can make; without them it is a picture. */
  readonly slides?: readonly SceneMove[] | undefined;
  readonly onSlide?: ((slide: SceneMove) => void) | undefined;
  /** The main board of the page: arrow keys move its pieces, even before one is selected; without a gap that decides it, the target. */
  readonly takesArrows?: boolean | undefined;
  /** What letters do that name no piece, and a few other keys: the same as in the terminal. */
  readonly commands?: Partial<Record<KeyCommand, () => void>> | undefined;
  /** A move to show: its pieces glow and an arrow shows how far they go. */
  readonly hint?: readonly Shift[] | undefined;
  /** Moves to show one after the other, with numbered arrows. */
  readonly plan?: readonly (readonly Shift[])[] | undefined;
  /** Moves to compare, as arrows. */
  readonly compared?: readonly ComparedMove[] | undefined;
  /** Pieces to highlight. */
  readonly marked?: readonly number[] | undefined;
  /** Shown in its solved state. */
  readonly solved?: boolean | undefined;
  /** Pieces of a picture go from place to place before one's eyes. */
  readonly moving?: boolean | undefined;
  /** How many times it is larger than its place, in which it is scrolled then. */
  readonly zoom?: number | undefined;
}

defineBoard();

/** Draws any family's scene, and lets pointers and keys move its pieces: `<slidewise-board>` as a component. */
export function Board(props: BoardProps) {
  const board = new SlidewiseBoard();
  const hear = <K extends keyof BoardEventMap>(name: K, heard: (detail: BoardEventMap[K]) => void): void =>
    board.addEventListener(name, (event) => {
      event.stopPropagation();
      event.preventDefault();
      heard((event as CustomEvent<BoardEventMap[K]>).detail);
    });
  hear('move', ({ slide }) => {
    // All that a move changes is drawn once.
    batch(() => props.onSlide?.(slide));
    props.solved ? feelWin() : feelSlide();
  });
  // The page has one place from which everything is said.
  hear('announce', ({ text }) => announce(text));
  hear('command', ({ command }) => props.commands?.[command]?.());
  const flag = (name: string, isOn: () => boolean | undefined): void =>
    createRenderEffect(() => void board.toggleAttribute(name, isOn() === true));
  flag('page-keys', () => props.takesArrows);
  flag('moving', () => props.moving);
  flag('still', () => settings.motion.value() === 'less');
  const words = boardWords();
  if (words !== undefined) board.words = words;
  createRenderEffect(() => board.setAttribute('name', props.name));
  // As the user has chosen.
  for (const { name, value } of [settings.look, settings.letters, settings.scheme]) {
    createRenderEffect(() => board.setAttribute(name, value()));
  }
  createRenderEffect(() => {
    const picture = ownPicture();
    if (picture === undefined) board.removeAttribute('picture');
    else board.setAttribute('picture', picture);
  });
  createRenderEffect(() => {
    board.scene = props.scene;
  });
  createRenderEffect(() => {
    board.slides = props.slides;
  });
  createRenderEffect(() => {
    board.hint = props.hint;
  });
  createRenderEffect(() => {
    board.plan = props.plan;
  });
  createRenderEffect(() => {
    board.compared = props.compared;
  });
  createRenderEffect(() => {
    board.marked = props.marked;
  });
  createRenderEffect(() => {
    board.solved = props.solved === true;
  });
  createEffect(() => {
    board.zoom = props.zoom ?? 1;
  });
  createRenderEffect(() => {
    board.commands = Object.keys(props.commands ?? {}) as KeyCommand[];
  });
  return board;
}
