interface Props {
  readonly title: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** How many columns or rows a board has. */
export function SizeField(props: Props) {
  return (
    <label class="field">
      <span>{props.title}</span>
      <input
        class="input short"
        type="number"
        min="1"
        max="40"
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
