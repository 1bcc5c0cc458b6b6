import { Icon } from '../../../design/icons.js';

/** What of the tree is seen. */
export function TreeControls(props: {
  readonly following: boolean;
  readonly onFollow: () => void;
  readonly onZoom: (factor: number) => void;
  readonly onAll: () => void;
}) {
  return (
    <div class="tree-controls" role="group" aria-label="View of the tree">
      <button type="button" class="button" aria-label="Zoom in" onClick={() => props.onZoom(1.4)}>
        <Icon name="plus" />
      </button>
      <button type="button" class="button" aria-label="Zoom out" onClick={() => props.onZoom(1 / 1.4)}>
        <Icon name="minus" />
      </button>
      <button type="button" class="button" aria-label="See the whole tree" onClick={() => props.onAll()}>
        <Icon name="whole" />
      </button>
      <button
        type="button"
        class="button"
        aria-label="Follow the search"
        aria-pressed={props.following}
        onClick={() => props.onFollow()}
      >
        <Icon name="follow" />
      </button>
    </div>
  );
}
