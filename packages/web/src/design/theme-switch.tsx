import { createEffect, createSignal } from 'solid-js';
import { keep, kept } from '../kept.js';

type Theme = 'auto' | 'light' | 'dark';
const NEXT: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };
const SAID: Record<Theme, string> = { auto: 'as the system', light: 'light', dark: 'dark' };

const [theme, setTheme] = createSignal<Theme>(storedTheme());

function storedTheme(): Theme {
  const stored = kept('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  createEffect(() => {
    document.documentElement.dataset.theme = theme();
    keep('theme', theme() === 'auto' ? undefined : theme());
  });
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={`Colours: ${SAID[theme()]}. Change to ${SAID[NEXT[theme()]]}`}
      title={`Colours: ${SAID[theme()]}`}
      onClick={() => setTheme(NEXT[theme()])}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" class="icon-line" />
        <path
          class="icon-fill"
          d={
            theme() === 'auto'
              ? 'M12 4a8 8 0 0 1 0 16Z'
              : theme() === 'light'
                ? 'M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z'
                : 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z'
          }
        />
      </svg>
    </button>
  );
}
