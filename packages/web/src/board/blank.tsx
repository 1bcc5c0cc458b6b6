/** The place of a small picture before it is drawn. */
export function Blank(props: { readonly width: number; readonly height: number }) {
  return <span class="thumbnail blank" style={{ '--ratio': props.width / props.height }} />;
}
