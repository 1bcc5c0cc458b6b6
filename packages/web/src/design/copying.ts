import { createSignal, onCleanup } from 'solid-js';
import { schedule } from '../schedule.js';
import { t } from '../texts/index.js';
import { announce } from './announcements.js';

/** Copies links and other lines, and remembers for a moment which one it was. */
export function createCopying() {
  const [copied, setCopied] = createSignal<string>();
  /** Shown to be copied by hand, where the page may not copy. */
  const [byHand, setByHand] = createSignal<string>();
  let callOff = (): void => {};
  onCleanup(() => callOff());
  const copy = async (link: string, said = t('The link is copied')): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      setByHand(link);
      return;
    }
    callOff();
    setCopied(link);
    announce(said);
    callOff = schedule(() => setCopied(undefined), 2500);
  };
  return { copied, byHand, copy, close: () => setByHand(undefined) };
}
