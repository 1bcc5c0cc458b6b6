import { Places } from './places.js';

// The browser would put the page where it was before what is shown there is drawn, and the app would put it to the top then.

const NAME = 'slidewise.places';

/** Frames for which a page that is still being filled is waited for. */
const PATIENCE = 90;

/**
 * Follows how far the page is scrolled. Call `arrived` after going somewhere else. A new page begins at its top,
 * unless it replaces a part of the page before.
 */
export function followScrolling(): { arrived(samePage: boolean): void } {
  history.scrollRestoration = 'manual';
  const nameOf = (): string | undefined => (history.state as { place?: string } | null)?.place;
  const giveName = (): string => {
    const place = crypto.randomUUID?.() ?? String(Math.random());
    history.replaceState({ ...history.state, place }, '');
    return place;
  };
  const isKnown = nameOf() !== undefined;
  const places = new Places(nameOf, giveName, keptPlaces());
  let restoring = 0;
  const restore = (top: number): void => {
    cancelAnimationFrame(restoring);
    let frames = 0;
    const attempt = (): void => {
      scrollTo(0, top);
      if (Math.abs(scrollY - top) > 1 && ++frames < PATIENCE) restoring = requestAnimationFrame(attempt);
      else restoring = 0;
    };
    attempt();
  };
  addEventListener(
    'scroll',
    () => {
      if (restoring === 0) places.scroll(scrollY);
    },
    { passive: true },
  );
  // The user's own scrolling has priority.
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(
      event,
      () => {
        cancelAnimationFrame(restoring);
        restoring = 0;
      },
      { passive: true },
    );
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(NAME, places.text);
    } catch {
      // Then the page begins at its top.
    }
  });
  if (isKnown) restore(places.arrive() ?? 0);
  return {
    arrived: (samePage) => {
      const top = places.arrive();
      if (top !== undefined || !samePage) restore(top ?? 0);
      else places.scroll(scrollY);
    },
  };
}

function keptPlaces(): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}
