import rateLimit from '@fastify/rate-limit';
import { addressOf, describeListenError, filesIn } from '@slidewise/node/web-server';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { pino } from 'pino';
import { BatchQueue } from '../batches/batch-queue.js';
import { operationsWith } from '../operations/index.js';
import { SolverPool } from '../threads/solver-pool.js';
import { Performer, workHere } from '../threads/work-here.js';
import { checkAccess } from './access.js';
import { batchRoutes } from './batch-routes.js';
import { docsPage, documentRoutes } from './docs-page.js';
import { answerBrokenRequest, answerErrors, sendError } from './error-handling.js';
import { healthRoutes } from './health.js';
import { operationRoutes } from './operation-routes.js';
import { readJson } from './read-json.js';
import type { ServiceOptions } from './service-options.js';
import { validateRequests } from './validation.js';

/** Bytes of a body, and of the head of a request. */
const BODY_LIMIT = 2 ** 20;
const HEAD_LIMIT = 16 * 2 ** 10;
/** Milliseconds in which the head of a request, and all of it, must have come. */
const HEAD_TIME = 10_000;
const REQUEST_TIME = 30_000;

/** A service that is ready to listen. */
export interface Service {
  readonly app: FastifyInstance;
  readonly pool: SolverPool;
  /** Answers what was accepted, and takes nothing new. */
  close(): Promise<void>;
}

/** Makes the service. It listens once its `app` is told to. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { folders, limits, threads, version, rate, mcp = false, gym = false, web, logBoards = false } = options;
  const app = newApp(options);
  const pool = new SolverPool({ longThreads: Math.max(1, threads - 1), queue: options.queue, limits, folders, gym });
  checkAccess(app, options);
  readJson(app);
  validateRequests(app);
  answerErrors(app);
  logRequests(app, logBoards);
  endConnections(app);
  await documentRoutes(app, version);
  const health = healthRoutes(app, pool);
  if (rate !== undefined) await app.register(rateLimit, { max: rate, timeWindow: '1 minute' });
  const queue = batchQueue(options, app);
  const offered = operationsWith({ gym });
  const performer = new Performer(pool, workHere(options));
  const streams: { close(): unknown }[] = [];
  await app.register(async (scope) => {
    operationRoutes(scope, offered, performer);
    streams.push(batchRoutes(scope, queue));
    if (!mcp) return;
    // Loaded only where it is asked for: few services need it.
    const { mcpRoute } = await import('./mcp-route.js');
    streams.push(mcpRoute(scope, { version, operations: offered, performer, report: (fault) => app.log.error(fault) }));
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  docsPage(app);
  if (web !== undefined) webFiles(app, web);
  await app.ready();
  pool.warmUp();
  return {
    app,
    pool,
    async close() {
      health.drain();
      for (const stream of streams) void stream.close();
      await app.close();
      await Promise.all([queue.close(), pool.close()]);
    },
  };
}

/** The document of all routes, those for programs that learn included, OpenAPI 3.1; a folder for batches is needed to make it. */
export async function openApiDocument(version: string, batches: string): Promise<object> {
  const folders = { puzzles: batches, shards: batches };
  const limits = { milliseconds: 1, bytes: 1, cells: 1 };
  const service = await createService({
    ...{ host: '127.0.0.1', version, folders, limits, batches },
    ...{ threads: 1, queue: 1, origins: [], gym: true },
  });
  const document = service.app.swagger();
  await service.close();
  return document;
}

function newApp({ log }: ServiceOptions): FastifyInstance {
  return fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIME,
    // A request without a host is answered, and refused, like any other of a wrong host.
    http: { maxHeaderSize: HEAD_LIMIT, headersTimeout: HEAD_TIME, requireHostHeader: false },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _, reply) => void sendError(error, reply),
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // Each request has a line of ours.
    logController: new LogController({ disableRequestLogging: true }),
    ...(log === undefined ? { logger: false } : { loggerInstance: pino({ base: null }, log) as FastifyBaseLogger }),
  });
}

/** Once the service ends, connections are closed with the last answer: clients that keep one open would hold it up for a minute. */
function endConnections(app: FastifyInstance): void {
  let [ending, unanswered] = [false, 0];
  const closeUnused = (): void => {
    if (ending && unanswered === 0) app.server.closeAllConnections();
  };
  app.addHook('onRequest', async (_, reply) => {
    unanswered++;
    reply.raw.once('close', () => {
      unanswered--;
      closeUnused();
    });
  });
  app.addHook('preClose', async () => {
    ending = true;
    closeUnused();
  });
}

/** Batches leave a core to requests where there is more than one. */
function batchQueue({ batches, folders, limits, threads, redis, version }: ServiceOptions, app: FastifyInstance) {
  return new BatchQueue({
    folder: batches,
    version,
    puzzles: folders.puzzles,
    limits,
    threads: Math.max(1, threads - 1),
    ...(redis === undefined ? {} : { redis }),
    report: (note) => app.log.warn(note),
  });
}

/** Logs a line for each request, with its boards only on demand. */
function logRequests(app: FastifyInstance, withBoards: boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, body } = request;
    request.log.info(
      {
        method,
        // The address as it was sent may have a board in it.
        url: withBoards ? request.url : (routeOptions.url ?? null),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 1000) / 1000,
        ...(withBoards && body !== undefined ? { body } : {}),
      },
      'answered',
    );
  });
}

/** Serves the web app at all addresses that are not those of the service, nor look like one. Its pages say themselves what they may load. */
function webFiles(app: FastifyInstance, folder: string): void {
  const files = filesIn(folder);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (/^\/v\d+\//.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    const { code, headers, body } = await files(request.raw, request.url);
    reply.code(code).headers({ 'content-security-policy': "frame-ancestors 'none'", ...headers });
    return reply.send(body === undefined ? undefined : Buffer.from(body));
  };
  for (const path of ['/', '/*']) app.get(path, { schema: { hide: true }, exposeHeadRoute: true }, answer);
}

/** Lets a service listen: its address for this machine, or why it cannot. */
export async function listen(
  app: FastifyInstance,
  port: number,
  host: string,
): Promise<{ readonly address: string } | { readonly error: string }> {
  try {
    await app.listen({ port, host });
    return { address: addressOf(app.server, host) };
  } catch (error) {
    return { error: describeListenError(error as Error, port, host) };
  }
}
