import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OpenSpan, Tracing } from './tracing.ts';

/** What `fetch` tells of a request. */
interface Told {
  request: { method: string; origin: string | URL };
  response?: { statusCode: number };
  error?: unknown;
}

/**
 * A span for each request that the program makes by `fetch`: to vendors, payment providers, senders of SMS and identity services. Host and
 * method alone: addresses and bodies hold tokens. Returns how to stop.
 */
export function traceOutgoing(tracing: Tracing): () => void {
  const spans = new WeakMap<object, OpenSpan>();
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as Told;
      const { hostname } = new URL(request.origin);
      const facts = { 'http.request.method': request.method, 'server.address': hostname };
      spans.set(request, tracing.open(`${request.method} ${hostname}`, 'client', facts));
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as Told;
      const statusCode = response?.statusCode ?? 0;
      spans.get(request)?.end({ facts: { 'http.response.status_code': statusCode } });
    },
    'undici:request:error': (message) => {
      const { request, error } = message as Told;
      spans.get(request)?.end({ failure: error instanceof Error ? error.name : 'unknown' });
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
