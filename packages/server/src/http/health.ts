import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SolverPool } from '../threads/solver-pool.js';
import { refuse } from './problem-document.js';

/** Seconds: an easy board takes a few milliseconds, a long one half a minute. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Routes for operators: is it alive, does it take requests, and its counters. */
export function healthRoutes(app: FastifyInstance, pool: SolverPool): { drain(): void } {
  let draining = false;
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (draining) throw refuse(503, 'ending', 'the service is ending');
    return { status: 'ok' };
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'slidewise_' });
  const registers = [registry];
  const answers = new Counter({
    name: 'slidewise_requests_total',
    help: 'Requests by operation and status',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'slidewise_request_seconds',
    help: 'The time that answers took, by operation',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const gauges = {
    running: 'Requests in solving threads',
    waiting: 'Requests that wait for a solving thread',
  } as const;
  for (const [name, help] of Object.entries(gauges)) {
    new Gauge({
      name: `slidewise_requests_${name}`,
      help,
      registers,
      collect() {
        this.set(pool.load[name as keyof typeof gauges]);
      },
    });
  }
  const totals = {
    handedOver: ['slidewise_requests_handed_over_total', 'Requests that took longer than a slice'],
    ended: ['slidewise_threads_ended_total', 'Threads that were ended because they did not answer in time'],
  } as const;
  for (const [name, [metric, help]] of Object.entries(totals)) {
    new Counter({
      name: metric,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(pool.load[name as keyof typeof totals]);
      },
    });
  }
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const operation = (routeOptions.schema as { operationId?: string } | undefined)?.operationId ?? 'other';
    answers.inc({ operation, status: String(reply.statusCode) });
    seconds.observe({ operation }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', hidden, async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return {
    drain() {
      draining = true;
    },
  };
}
