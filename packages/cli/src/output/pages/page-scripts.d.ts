/** The text of a program for a page that stands alone, bundled by `scripts/lib/page-scripts.mjs`. */
declare module '*?script' {
  const script: string;
  export default script;
}
