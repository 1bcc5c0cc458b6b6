import { Show } from 'solid-js';

/** How to play without a mouse; where there is one gap, arrow keys say it all. */
export function KeysHelp(props: { readonly oneGap: boolean }) {
  return (
    <details class="keys">
      <summary>Keys</summary>
      <dl>
        <Show
          when={props.oneGap}
          fallback={
            <>
              <dt>Arrows</dt>
              <dd>from piece to piece</dd>
              <dt>Shift + arrow</dt>
              <dd>slide the piece</dd>
              <dt>Enter</dt>
              <dd>take hold of it: arrows slide it, Escape lets go</dd>
            </>
          }
        >
          <dt>Arrows</dt>
          <dd>slide the tile beside the gap into it: ← moves a tile to the left</dd>
          <dt>Shift + arrow</dt>
          <dd>from tile to tile</dd>
          <dt>Enter</dt>
          <dd>push the tile towards the gap, with all between</dd>
        </Show>
        <dt>Letters, digits</dt>
        <dd>to the piece of that name</dd>
        <dt>Ctrl + Z, Ctrl + Y</dt>
        <dd>undo, redo</dd>
        <dt>?</dt>
        <dd>hint</dd>
      </dl>
    </details>
  );
}
