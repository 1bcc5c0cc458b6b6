/** How to play without a mouse. */
export function KeysHelp() {
  return (
    <details class="keys">
      <summary>Keys</summary>
      <dl>
        <dt>Arrows</dt>
        <dd>from piece to piece</dd>
        <dt>Letters, digits</dt>
        <dd>to the piece of that name</dd>
        <dt>Shift + arrow</dt>
        <dd>slide the piece</dd>
        <dt>Enter</dt>
        <dd>take hold of it: arrows slide it, Escape lets go</dd>
        <dt>Ctrl + Z, Ctrl + Y</dt>
        <dd>undo, redo</dd>
        <dt>?</dt>
        <dd>hint</dd>
      </dl>
    </details>
  );
}
