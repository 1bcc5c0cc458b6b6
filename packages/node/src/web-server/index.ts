// Files over HTTP.
export { staticServer } from './static-server.js';
