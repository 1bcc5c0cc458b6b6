// Servers for browsers: files, and whatever else is to be looked at.

export { isLoopback, isNameOf } from './host-check.js';
export { type Answer, httpServer } from './http-server.js';
export { addressOf, close, describeListenError, listen } from './listen.js';
export { filesIn, staticServer } from './static-server.js';
