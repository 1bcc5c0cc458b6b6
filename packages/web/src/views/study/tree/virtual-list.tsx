import { type Accessor, createMemo, createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';

/** Rows above and below those that are seen. */
const SPARE = 4;

/** A list of any length: only the rows that are in sight are there. */
export function VirtualList(props: {
  readonly class?: string;
  readonly count: number;
  /** The keys of rows, from the first up to a number of them. */
  readonly keys: (most: number) => readonly number[];
  readonly children: (key: number, index: Accessor<number>) => JSX.Element;
}) {
  const [place, setPlace] = createSignal({ top: 0, height: 600 });
  /** The height of a row, in pixels: the text of the page decides it. */
  const [row, setRow] = createSignal(64);
  let box!: HTMLDivElement;
  let gauge!: HTMLLIElement;
  const first = createMemo(() => Math.max(0, Math.min(props.count - 1, Math.floor(place().top / row()) - SPARE)));
  const last = createMemo(() => Math.min(props.count, Math.ceil((place().top + place().height) / row()) + SPARE));
  const keys = createMemo(() => props.keys(last()).slice(first()));
  onMount(() => {
    const look = (): void => {
      setRow(Math.max(20, gauge.getBoundingClientRect().height));
      setPlace({ top: box.scrollTop, height: box.clientHeight });
    };
    box.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(box);
    observer.observe(gauge);
    onCleanup(() => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    });
  });
  return (
    <div class="virtual-list" ref={box}>
      <ol class={props.class} style={{ height: `${props.count * row()}px` }}>
        <li class="virtual-gauge" aria-hidden="true" ref={gauge} />
        <For each={keys()}>
          {(key, index) => (
            <li
              aria-setsize={props.count}
              aria-posinset={first() + index() + 1}
              style={{ top: `${(first() + index()) * row()}px` }}
            >
              {props.children(key, () => first() + index())}
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
