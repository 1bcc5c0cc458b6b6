/** The sign of the app: a tray in which the red piece is about to leave. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        class="mark-tray"
        d="M9 3h14a6 6 0 0 1 6 6v3h-3V9a3 3 0 0 0-3-3H9a3 3 0 0 0-3 3v14a3 3 0 0 0 3 3h14a3 3 0 0 0 3-3v-3h3v3a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Z"
      />
      <rect class="mark-target" x="15" y="13" width="15" height="6" rx="2" />
      <rect class="mark-piece" x="8" y="8" width="5" height="11" rx="2" />
      <rect class="mark-piece" x="8" y="21" width="12" height="3.5" rx="1.5" />
    </svg>
  );
}
