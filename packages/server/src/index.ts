// The service: operations over HTTP.
export { listen, originError } from './http/listen.js';
export { createService, openApiDocument, type Service } from './http/service.js';
export type { ServiceOptions } from './http/service-options.js';
export { SolverPool } from './threads/solver-pool.js';
