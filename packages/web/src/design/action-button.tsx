import type { JSX } from 'solid-js';
import { Icon, type IconName } from './icons.js';

interface ActionButtonProps {
  readonly icon?: IconName;
  readonly primary?: boolean;
  /** It does nothing now, but keeps the focus, so that users of keyboards do not lose their place. */
  readonly idle?: boolean | undefined;
  /** Where no words are seen. */
  readonly label?: string;
  /** It stands apart from the others where they have little room. */
  readonly far?: boolean;
  /** It opens something beside it, and tells whether that is open. */
  readonly expanded?: boolean | undefined;
  /** By which it is found again, to be given the focus. */
  readonly id?: string;
  /** The key that does the same; shown where there is a keyboard. */
  readonly keys?: string;
  /** What a mouse that rests on it is told. */
  readonly title?: string;
  readonly children?: JSX.Element;
  onPress(): void;
}

/** A button with a sign and words. */
export function ActionButton(props: ActionButtonProps): JSX.Element {
  return (
    <button
      type="button"
      id={props.id}
      class="button"
      classList={{ primary: props.primary === true, far: props.far === true }}
      aria-disabled={props.idle === true ? 'true' : undefined}
      aria-expanded={props.expanded}
      aria-label={props.label}
      title={props.title}
      onClick={() => {
        if (props.idle !== true) props.onPress();
      }}
    >
      {props.icon === undefined ? undefined : <Icon name={props.icon} />}
      {props.children}
      {props.keys === undefined ? undefined : (
        <kbd class="key" aria-hidden="true">
          {props.keys}
        </kbd>
      )}
    </button>
  );
}
