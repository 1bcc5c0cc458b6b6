export { colourAt, css, GREY, type Rgb } from './colours.js';
export { type Gestures, listenToGestures } from './gestures.js';
export { type Bounds, type Graph, neighboursOf } from './graph.js';
export { GraphView, type GraphViewOptions } from './graph-view.js';
export { layersLayout } from './layers.js';
export { GOLD, type LineStyle, Overlay } from './overlay.js';
export { ringsLayout } from './rings.js';
