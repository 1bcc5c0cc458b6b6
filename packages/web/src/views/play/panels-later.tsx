import { type Component, createComponent, lazy, Suspense } from 'solid-js';
import { loadTexts } from '../../texts/index.js';

type Panels = typeof import('./panels.js');

let loaded: Panels | undefined;

/** Brings the panels and their texts. */
export async function loadPanels(): Promise<Panels> {
  const [panels] = await Promise.all([import('./panels.js'), loadTexts('review')]);
  loaded = panels;
  return panels;
}

/** A panel that takes no room until it is there. */
function later<P extends object>(choose: (panels: Panels) => Component<P>): Component<P> {
  const Awaited = lazy(async () => ({ default: choose(await loadPanels()) }));
  return (props) =>
    loaded === undefined ? (
      <Suspense>
        <Awaited {...props} />
      </Suspense>
    ) : (
      createComponent(choose(loaded), props)
    );
}

export const EndingCard = later((panels) => panels.EndingCard);
export const KeysHelp = later((panels) => panels.KeysHelp);
export const MoreMenu = later((panels) => panels.MoreMenu);
export const PlaybackBar = later((panels) => panels.PlaybackBar);
export const ShareNote = later((panels) => panels.ShareNote);
export const TimedPanel = later((panels) => panels.TimedPanel);
