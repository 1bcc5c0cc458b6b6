import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** The document of all routes, OpenAPI 3.1. */
export async function documentRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Slidewise',
        version,
        description: 'Solves, checks, rates, makes and draws sliding puzzles.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
}
