import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as OTLP has it over HTTP in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: SentAttribute[];
  status: { code?: number };
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything that came, as it came. */
  bodies: string[];
  headers: Record<string, unknown>[];
  close(): Promise<void>;
}

export const factsOf = ({ attributes }: ReceivedSpan): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A receiver of traces by OTLP over HTTP: the path and the form of the protocol, nothing else. */
export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const [spans, bodies, headers]: [ReceivedSpan[], string[], Record<string, unknown>[]] = [[], [], []];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end();
    const body = Buffer.concat(chunks).toString('utf8');
    bodies.push(body);
    headers.push(request.headers);
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    headers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
