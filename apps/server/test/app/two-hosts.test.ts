// @covers public-origin

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { calls } from '@baize/contract';
import { socketPath } from '@baize/contract/sockets';
import { expect, test } from 'vitest';
import { createSockets } from '../../src/platform/sockets/sockets.ts';
import { buildTestApp } from '../support/fake-ports.ts';
import { testClock } from '../support/test-clock.ts';

async function statusOf(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${[...lines, 'connection: close', '', ''].join('\r\n')}`);
  let text = '';
  socket.on('data', (bytes) => (text += bytes));
  await once(socket, 'close');
  return text.split(' ', 2)[1] ?? '';
}

test('a request that names two hosts is refused, also where it asks for a socket', async () => {
  const sockets = createSockets({
    clock: testClock(),
    pool: null,
    trustedProxies: [],
    requestsPerMinute: 100,
    onFailure: () => undefined,
  });
  const app = await buildTestApp({ sockets });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const hosts = ['host: localhost', 'Host: evil.example'];
  const health = `GET ${calls.health.path} HTTP/1.1`;
  expect(await statusOf(port, [health, hosts[0] ?? ''])).toBe('200');
  expect(await statusOf(port, [health, ...hosts])).toBe('400');
  const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const shake = [
    `GET ${socketPath}/?EIO=4&transport=websocket HTTP/1.1`,
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  expect(await statusOf(port, [...shake, ...hosts, ...upgrade])).toBe('400');
  await app.close();
});
