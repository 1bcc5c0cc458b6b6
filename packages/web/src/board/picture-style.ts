import { TRAY_STYLE } from '@slidewise/board';

// Boards that are played have the style inside. Small pictures and the pad of the editor stand in the page itself, as many as there may be.
const sheet = new CSSStyleSheet();
sheet.replaceSync(TRAY_STYLE);
document.adoptedStyleSheets.push(sheet);
