import { SpanKind as Kinds, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { systemClock } from '../clock.ts';
import { traceOutgoing } from './trace-outgoing.ts';
import type { OpenSpan, SpanKind, Tracing } from './tracing.ts';

export interface TracingSettings {
  /** Of an OTLP receiver over HTTP, without `/v1/traces` and without a final slash. */
  endpoint: string;
  /** Sent along, as a key of the receiver. */
  headers: Readonly<Record<string, string>>;
  /** Of all traces, so many are kept: 0 to 1. */
  share: number;
}

const kinds: Record<SpanKind, Kinds> = {
  server: Kinds.SERVER,
  client: Kinds.CLIENT,
  consumer: Kinds.CONSUMER,
  internal: Kinds.INTERNAL,
};
const patienceMs = 5_000;
/** Beyond this spans are dropped: a receiver that is away costs no more memory. */
const maxWaiting = 4_096;

/** Sends spans to a receiver from now on. Loaded where an endpoint is set, by nobody else. */
export function startTracing(settings: TracingSettings, process: { version: string; role: string }): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: { ...settings.headers },
    timeoutMillis: patienceMs,
  });
  const processor = new BatchSpanProcessor(exporter, { maxQueueSize: maxWaiting, exportTimeoutMillis: patienceMs });
  const provider = new BasicTracerProvider({
    // Nothing is found out of the machine: its name and its user are nobody's business.
    resource: resourceFromAttributes({
      'service.name': 'baize',
      'service.version': process.version,
      'baize.role': process.role,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [processor],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  const tracer = provider.getTracer('baize');

  const opened = (span: Span): OpenSpan => {
    const inside = trace.setSpan(contexts.active(), span);
    return {
      run: (work) => contexts.with(inside, work),
      end: ({ facts, failure } = {}) => {
        if (facts) span.setAttributes(facts);
        if (failure !== undefined) {
          span.setAttribute('error.type', failure);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };
  const tracing: Tracing = {
    isOn: true,
    open: (name, kind, facts) =>
      opened(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, contexts.active())),
    ended: (name, durationMs, facts) => {
      const startTime = systemClock.now().getTime() - durationMs;
      tracer.startSpan(name, { kind: kinds.client, attributes: facts, startTime }, ROOT_CONTEXT).end();
    },
    traceId: () => {
      const running = trace.getSpanContext(contexts.active());
      return running && running.traceFlags === 1 ? running.traceId : null;
    },
    close: async () => {
      stopOutgoing();
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
  const stopOutgoing = traceOutgoing(tracing);
  return tracing;
}
