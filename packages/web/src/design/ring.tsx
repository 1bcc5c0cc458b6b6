/** Around the middle of a box of 48. */
const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

/** How much of something is reached, as a ring around the number; the words stand beside it. */
export function Ring(props: { readonly reached: number; readonly of: number }) {
  const part = () => (props.of === 0 ? 0 : props.reached / props.of);
  return (
    <svg class="ring" classList={{ whole: part() === 1 }} viewBox="0 0 48 48" aria-hidden="true">
      <circle class="ring-ground" cx="24" cy="24" r={RADIUS} />
      <circle class="ring-part" cx="24" cy="24" r={RADIUS} stroke-dasharray={`${part() * AROUND} ${AROUND}`} />
      <text x="24" y="24" dy=".36em">
        {props.reached}
      </text>
    </svg>
  );
}
