// Servers for browsers: files, and whatever else is to be looked at.
export { type Answer, httpServer } from './http-server.js';
export { close, listen } from './listen.js';
export { filesIn, staticServer } from './static-server.js';
