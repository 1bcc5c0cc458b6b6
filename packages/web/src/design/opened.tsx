import { type Address, writeAddress } from '@slidewise/core/reading';
import type { Result } from '@slidewise/core/result';
import { createMemo, type JSX, Match, Switch } from 'solid-js';
import { tell } from '../texts/index.js';

interface Instead {
  /** The message for an address that cannot be opened, and where to go instead. */
  readonly title: string;
  readonly elsewhere: Partial<Address> & { readonly view: string };
  readonly elsewhereTitle: string;
}

interface Props<T> extends Instead {
  readonly result: Result<T>;
  readonly children: (value: T) => JSX.Element;
}

/** What an address opens, or why it opens nothing. */
export function Opened<T extends object>(props: Props<T>) {
  const value = createMemo(() => (props.result.ok ? props.result.value : undefined));
  return (
    <Switch>
      <Match when={value()} keyed>
        {(open) => props.children(open)}
      </Match>
      <Match when={true}>
        <NotOpened {...props} reason={props.result.ok ? '' : tell(props.result.problem)} />
      </Match>
    </Switch>
  );
}

/** Says that an address opens nothing, and why. */
export function NotOpened(props: Instead & { readonly reason: string }) {
  return (
    <section class="page">
      <h1>{props.title}</h1>
      <p role="alert">{props.reason}</p>
      <p>
        <a href={writeAddress(props.elsewhere)}>{props.elsewhereTitle}</a>
      </p>
    </section>
  );
}
