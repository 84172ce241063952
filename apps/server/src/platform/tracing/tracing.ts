/** What a span tells besides its name and times: routes, codes, kinds. Never an id, a name, an amount or a text of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** `server`: a request to us; `client`: one of ours to somebody; `consumer`: a job; `internal`: everything else. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface OpenSpan {
  /** Runs work whose spans are part of this one. */
  run<T>(work: () => T): T;
  /** `failure`: the kind of what went wrong; left out: nothing did. */
  end(outcome?: { facts?: SpanFacts; failure?: string }): void;
}

/** Where spans go. */
export interface Tracing {
  /** False: nothing is traced, and nothing has to be wrapped. */
  isOn: boolean;
  /** A span inside of the one that runs. */
  open(name: string, kind: SpanKind, facts: SpanFacts): OpenSpan;
  /** Something that belongs to no single request, written when it is over. */
  ended(name: string, durationMs: number, facts: SpanFacts): void;
  /** The id of the trace that runs, 32 hexadecimal digits; null: none is kept. */
  traceId(): string | null;
  /** Sends what waits; within five seconds. */
  close(): Promise<void>;
}

const nowhere: OpenSpan = { run: (work) => work(), end: () => undefined };

export const noTracing: Tracing = {
  isOn: false,
  open: () => nowhere,
  ended: () => undefined,
  traceId: () => null,
  close: async () => undefined,
};

/** The kind of an error: its code or its class, never its text, which may show a row. */
export const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/** Does work in a span of its own. */
export async function inSpan<T>(
  tracing: Tracing,
  [name, kind, facts]: readonly [string, SpanKind, SpanFacts],
  work: () => Promise<T>,
): Promise<T> {
  const span = tracing.open(name, kind, facts);
  try {
    const value = await span.run(work);
    span.end();
    return value;
  } catch (error) {
    span.end({ failure: failureOf(error) });
    throw error;
  }
}
