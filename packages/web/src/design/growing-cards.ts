/** So long, in milliseconds, is waited for the board that a card grows into; its code may have to be loaded. */
const PATIENCE = 300;

/** The board on a card grows into the board of the game that it leads to, where the browser can and motion is welcome. */
export function growCards(): void {
  document.addEventListener('click', (event) => {
    const { target, button, defaultPrevented } = event;
    if (button !== 0 || defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/play"]') : null;
    const tray = link?.querySelector<HTMLElement>('.tray');
    const isStill =
      matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'less';
    if (link === null || tray == null || isStill || document.startViewTransition === undefined) return;
    event.preventDefault();
    tray.style.viewTransitionName = 'board';
    document.startViewTransition(async () => {
      tray.style.viewTransitionName = '';
      location.hash = link.hash;
      await boardSeen();
    });
  });
}

function boardSeen(): Promise<void> {
  const since = performance.now();
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector('.play-board') !== null || performance.now() - since > PATIENCE) resolve();
      else setTimeout(look, 8);
    };
    look();
  });
}
