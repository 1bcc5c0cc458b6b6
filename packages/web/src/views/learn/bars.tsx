import { For } from 'solid-js';

export interface Bar {
  readonly name: string;
  readonly value: number | undefined;
  /** The one that the others are compared with. */
  readonly truth?: boolean;
}

/** Numbers as bars, with the numbers beside them: nothing is shown by length or colour alone. */
export function Bars(props: { readonly bars: readonly Bar[]; readonly label: string }) {
  const most = (): number => Math.max(1, ...props.bars.map(({ value }) => value ?? 0));
  return (
    <table class="bars" aria-label={props.label}>
      <tbody>
        <For each={props.bars}>
          {({ name, value, truth }) => (
            <tr classList={{ truth: truth === true }}>
              <th scope="row">{name}</th>
              <td class="bars-value">{value ?? '…'}</td>
              <td class="bars-bar" aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                  <rect x="0" y="0" width={(100 * (value ?? 0)) / most()} height="10" />
                </svg>
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
