interface Props {
  readonly title: string;
  readonly value: number | undefined;
  /** What an empty field means. */
  readonly open: string;
  readonly onChange: (value: number | undefined) => void;
}

/** A number that may be left open. */
export function CountField(props: Props) {
  return (
    <label class="field">
      <span>{props.title}</span>
      <input
        class="input short"
        type="number"
        inputMode="numeric"
        min="0"
        placeholder={props.open}
        value={props.value ?? ''}
        onInput={({ currentTarget: { value, valueAsNumber } }) =>
          props.onChange(value === '' ? undefined : valueAsNumber)
        }
      />
    </label>
  );
}
