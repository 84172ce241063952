// @covers connection-limits

import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createBoundedServer } from './bounded-server.ts';

const timeouts = { requestMs: 15_000, headersMs: 10_000, keepAliveMs: 72_000, stallMs: 60_000, checkMs: 1_000 };
const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

let server: Server;
let socket: Socket;
afterEach(async () => {
  socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A connection to a server that counts what it is asked. */
async function open(answer: RequestListener) {
  let handled = 0;
  const count: RequestListener = (asked, response) => {
    handled += 1;
    return answer(asked, response);
  };
  server = createBoundedServer(count, timeouts, () => true);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { handledCount: () => handled };
}

test.each([
  ['are answered at once', (_asked, response) => void response.end('ok')],
  ['wait', () => undefined],
] as [string, RequestListener][])(
  'of 1,000 requests in one go that %s four are handled, and the connection is ended',
  async (_what, answer) => {
    const { handledCount } = await open(answer);
    socket.resume();
    socket.write(request.repeat(1_000));
    await once(socket, 'close');
    expect(handledCount()).toBeLessThanOrEqual(4);
  },
);

test('what somebody asked who has gone is not handled', async () => {
  const { handledCount } = await open(() => undefined);
  const others = once(server, 'connection');
  socket.write(request.repeat(1_000), () => socket.destroy());
  const next = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await others;
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(1);
  next.destroy();
  expect(handledCount()).toBeLessThanOrEqual(4);
});

test('who asks again when he was answered asks as often as he likes on one connection', async () => {
  const { handledCount } = await open((_asked, response) => void response.end('ok'));
  for (let turn = 0; turn < 50; turn += 1) {
    socket.write(request);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  }
  expect(handledCount()).toBe(50);
});

test('four at once on one connection are answered, each in its turn', async () => {
  await open((_asked, response) => void setImmediate(() => response.end('ok')));
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.write(request.repeat(4));
  await expect.poll(() => text.match(/HTTP\/1\.1 200 /g)?.length).toBe(4);
});
