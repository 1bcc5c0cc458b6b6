// The service: operations over HTTP.
export { originError } from './http/access.js';
export { createService, listen, openApiDocument, type Service } from './http/service.js';
export type { ServiceOptions } from './http/service-options.js';
export { SolverPool } from './threads/solver-pool.js';
