/** The path of a browser that is there; `SLIDEWISE_BROWSER` names another. */
export function findBrowser(): string | undefined;
