import { type Component, lazy, Suspense } from 'solid-js';
import { loadTexts } from '../../texts/index.js';

type Panels = typeof import('./panels.js');

/** Brings the panels and their texts. */
export async function loadPanels(): Promise<Panels> {
  const [panels] = await Promise.all([import('./panels.js'), loadTexts('review')]);
  return panels;
}

/** A panel that takes no room until it is there. */
function later<P extends object>(choose: (panels: Panels) => Component<P>): Component<P> {
  const Panel = lazy(async () => ({ default: choose(await loadPanels()) }));
  return (props) => (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

export const EndingCard = later((panels) => panels.EndingCard);
export const KeysHelp = later((panels) => panels.KeysHelp);
export const MoreMenu = later((panels) => panels.MoreMenu);
export const PlaybackBar = later((panels) => panels.PlaybackBar);
export const ShareNote = later((panels) => panels.ShareNote);
export const TimedPanel = later((panels) => panels.TimedPanel);
