import { createSignal } from 'solid-js';

/** What the page is about, where a view knows better than its own name. */
export const [pageTitle, setPageTitle] = createSignal<string>();
