import { escapeText } from '@slidewise/core/text';

/** What may be wider than its place: keys scroll it too. Its name tells it from all others on the page. */
export function scrolled(name: string, content: string): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeText(name)}">${content}</div>`;
}
