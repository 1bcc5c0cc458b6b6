import type { JSX } from 'solid-js';

/** The signs on buttons: lines on a grid of 24, in the colour of the text. */
const PATHS = {
  undo: 'M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-1',
  redo: 'm15 7 5 5-5 5m4.5-5H9a5 5 0 0 0 0 10h1',
  restart: 'M4 4v6h6M4.6 10A8 8 0 1 1 4 14',
  hint: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3Z',
  solution: 'M5 19c6 0 2-14 8-14h6m-4-3 4 3-4 3M5 19h.01',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 5 8 12l7 7',
  forward: 'm9 5 7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
  hand: 'M12 3v18M3 12h18M12 3 9.5 5.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5',
  piece: 'M5 8h10a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2ZM20 4v6m-3-3h6',
  wall: 'M4 5h16v14H4ZM4 12h16M12 5v7M8 12v7m8-7v7',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  hatching: 'M4 5h16v14H4ZM4 12l7-7M4 19 18 5m-8 14 10-10',
  star: 'm12 4 2.5 5.3 5.5.7-4 4 1 5.8-5-2.8-5 2.8 1-5.8-4-4 5.5-.7Z',
  eraser: 'm8 19-4-4L14 5l6 6-8 8Zm-4 0h16M9 10l6 6',
  paste: 'M9 4h6v4H9ZM9 6H6v14h12V6h-3M9 12h6m-6 4h4',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 19h14',
  first: 'M18 5 11 12l7 7M6 5v14',
  last: 'm6 5 7 7-7 7m12-14v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  follow: 'M12 3v4m0 10v4M3 12h4m10 0h4m-5 0a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  tree: 'M12 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 11a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm12 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM11 9l-4 6m6-6 4 6',
  map: 'M9 4 4 6v14l5-2 6 2 5-2V4l-5 2Zm0 0v14m6-12v14',
  next: 'M5 12h14m-6-6 6 6-6 6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  settings: 'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5M9.5 14.5v5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
  check: 'm5 12.5 4.5 4.5L19 7',
  shuffle: 'M4 7h3c5 0 5 10 10 10h3m-3-3 3 3-3 3M4 17h3c1.8 0 3-1.300 4-3m3-4c1-1.700 2-3 4-3h2m-3-3 3 3-3 3',
  upload: 'M12 15V4m0 0L8 8m4-4 4 4M5 19h14',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  flame: 'M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 1.500 1 2 2 2.500C11 9 10.500 6 12 3Z',
  more: 'M5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Zm7 0a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Zm7 0a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
  curve: 'M4 19h16M5 8l4 3 3-4 3 5 4 3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7Z',
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  keys: 'M3 7h18v10H3ZM7 11h.01M11 11h.01M15 11h.01M8 14h8',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path class="icon-line" d={PATHS[props.name]} />
    </svg>
  );
}
