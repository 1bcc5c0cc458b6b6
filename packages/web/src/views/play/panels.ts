// What a game shows now and then, in a file of its own: the board does not wait for it.
export { EndingCard } from './ending-card.js';
export { KeysHelp } from './keys-help.js';
export { MoreMenu } from './more-menu.js';
export { PlaybackBar } from './playback-bar.js';
export { ShareNote } from './share-note.js';
export { TimedPanel } from './timed-panel.js';
