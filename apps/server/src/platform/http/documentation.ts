import { calls } from '@baize/contract';
import { openApiOf } from '@baize/contract/openapi';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The contract as a page to read and try at /docs, and as an OpenAPI file at /docs/json. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  const document = openApiOf(calls);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list', validatorUrl: null } });
}
