import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { newKeyPair, privateKeyOf } from '../http/index.ts';
import { createHttpPeer } from './http-peer.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function peerAt(listener: RequestListener, { host = '127.0.0.1', deadlineMs = 60_000 } = {}) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const privateKey = privateKeyOf(newKeyPair().privateKeyPem);
  return createHttpPeer({ url, provider: 'acme', keyId: 'k1', privateKey, deadlineMs });
}

test('an operator that never answers is not waited for beyond the deadline', async () => {
  const peer = await peerAt(() => undefined, { deadlineMs: 50 });
  await expect(peer.send('debit', '{}')).rejects.toThrow('no whole answer within 50 ms');
});

test('an operator that answers a letter now and then is not waited for either', async () => {
  const peer = await peerAt(
    (_request, response) => {
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
      response.writeHead(200);
    },
    { deadlineMs: 200 },
  );
  await expect(peer.send('debit', '{}')).rejects.toThrow('no whole answer within 200 ms');
});

test('an answer without an end is not kept', async () => {
  const junk = Buffer.alloc(1024 * 1024, 'x');
  const peer = await peerAt((_request, response) => {
    const more = () => void (response.writable && response.write(junk, more));
    response.writeHead(200);
    more();
  });
  await expect(peer.send('debit', '{}')).rejects.toThrow('longer than');
});

test('a date in Retry-After is a pause of a second, and the operator is asked again', async () => {
  let asked = 0;
  const peer = await peerAt((_request, response) => {
    asked += 1;
    const later = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' };
    response.writeHead(asked === 1 ? 429 : 200, later).end('{}');
  });
  expect((await peer.send('debit', '{}')).status).toBe(200);
});
