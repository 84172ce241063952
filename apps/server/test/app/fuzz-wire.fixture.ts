import { Agent, request } from 'node:http';
import type { FuzzedRequest } from './fuzz.fixture.ts';

export interface WireAnswer {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

/** Linux gives a program every address of its loopback network, so that clients differ as they do outside. */
const addresses = process.platform === 'linux' ? 40 : 1;
const patienceMs = 60_000;

/** Sends requests over real sockets, each from the address that it names. */
export function openWire(port: number) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 });
  const send = ({ method, url, headers, payload, client }: FuzzedRequest['request']): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          localAddress: `127.0.0.${1 + (client % addresses)}`,
          method,
          path: url,
          headers: { ...headers, ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }) },
          timeout: patienceMs,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'],
              body: Buffer.concat(parts).toString('utf8'),
            }),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${patienceMs} ms`)));
      sent.on('error', reject);
      sent.end(payload);
    });
  return { send, close: () => agent.destroy() };
}
