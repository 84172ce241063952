import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from './tracing.ts';

/** Files, pages and what the operator's own programs ask for all the time are no news. */
const untraced = /\*|^\/(?:health|metrics|docs)(?:\/|$)/;
const serverErrors = 500;

/**
 * A span for each request that a route answers; first of all hooks. It names the route's pattern and never the address, which may hold what
 * a visitor typed. What a client says of a trace of his own is not believed.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route === undefined || untraced.test(route)) return done();
    const { method } = request;
    const span = tracing.open(`${method} ${route}`, 'server', { 'http.request.method': method, 'http.route': route });
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans.get(request)?.end({
      facts: { 'http.response.status_code': statusCode },
      ...(statusCode >= serverErrors ? { failure: `${statusCode}` } : {}),
    });
    done();
  });
}
