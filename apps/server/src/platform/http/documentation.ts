import { calls } from '@baize/contract';
import { openApiOf } from '@baize/contract/openapi';
import { walletOpenApi } from '@baize/vendor-kit/http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { compressedOnce } from './compressed-once.ts';

/**
 * The site's contract as a page to read and try at /docs, and as an OpenAPI file at /docs/json; the vendors' wallet in the same way at
 * /docs/wallet.
 */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await servePage(app, '/docs', openApiOf(calls));
  await servePage(app, '/docs/wallet', walletOpenApi());
}

/** Each page in a scope of its own: one document is served by one plugin. */
async function servePage(app: FastifyInstance, routePrefix: string, document: object): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    // YAML of all calls takes seconds on a busy machine: no start waits for it.
    const documents = new Map([
      [
        `${routePrefix}/json`,
        madeOnce(() => compressedOnce(JSON.stringify(scope.swagger()), 'application/json; charset=utf-8')),
      ],
      [`${routePrefix}/yaml`, madeOnce(() => compressedOnce(scope.swagger({ yaml: true }), 'application/x-yaml'))],
    ]);
    await scope.register(swaggerUi, {
      routePrefix,
      uiConfig: { docExpansion: 'list', validatorUrl: null },
      uiHooks: {
        preHandler: async (request, reply) => documents.get(request.routeOptions.url ?? '')?.()(request, reply),
      },
    });
  });
}

function madeOnce<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
