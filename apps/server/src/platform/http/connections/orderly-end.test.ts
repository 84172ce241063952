import dns from 'node:dns';
import { type AddressInfo, connect, isIP, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { orderlyEnd } from './orderly-end.ts';

const sockets: Socket[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
});

function appWith() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  let asked = 0;
  let letGo = () => undefined as unknown;
  const gate = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  app.get('/held', async () => {
    asked += 1;
    await gate;
    return 'whole';
  });
  const piece = Buffer.alloc(64 * 1024);
  const file = new Readable({ read: () => file.push(piece) });
  app.get('/file', (_request, reply) => {
    asked += 1;
    return reply.send(file);
  });
  return { app, letGo, asked: () => asked };
}

async function send(address: AddressInfo, bytes: string): Promise<Socket> {
  const socket = connect({ host: address.address, port: address.port });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(bytes, resolve));
  return socket;
}

describe('nobody holds the end for ever', () => {
  test.each([
    ['who never ends his request', 'GET /held HTTP/1.1\r\nhost: x\r\n', 0],
    ['who waits for what never comes', 'GET /held HTTP/1.1\r\nhost: x\r\n\r\n', 1],
    ['who does not read his answer', 'GET /file HTTP/1.1\r\nhost: x\r\n\r\n', 1],
  ])('%s', async (_who, bytes, expected) => {
    const { app, asked } = appWith();
    const end = orderlyEnd(app, 50);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [address] = app.addresses() as [AddressInfo];
    let begun = 0;
    app.server.on('connection', () => (begun += 1));
    const socket = await send(address, bytes);
    socket.pause();
    await expect.poll(() => begun).toBe(1);
    await expect.poll(asked).toBe(expected);
    await end();
    expect(app.server.listening).toBe(false);
  });
});

/** A host with two addresses, as localhost is where there is IPv6. */
function giveTwoAddresses() {
  const two = [
    { address: '127.0.0.1', family: 4 },
    { address: '127.0.0.2', family: 4 },
  ];
  const lookup = (host: string, ...rest: unknown[]) => {
    const done = rest.pop() as (...results: unknown[]) => void;
    return (rest[0] as { all?: boolean } | undefined)?.all
      ? done(null, isIP(host) ? [{ address: host, family: 4 }] : two)
      : done(null, isIP(host) ? host : '127.0.0.1', 4);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
}

async function answerOf(address: AddressInfo): Promise<string> {
  const socket = await send(address, 'GET /held HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
}

test('on every address what is being answered is answered first', async () => {
  giveTwoAddresses();
  const { app, letGo, asked } = appWith();
  const end = orderlyEnd(app, 100_000);
  await app.listen({ host: 'localhost', port: 0 });
  const addresses = app.addresses() as AddressInfo[];
  expect(addresses.map(({ address }) => address).sort()).toEqual(['127.0.0.1', '127.0.0.2']);
  const [second] = addresses.filter(({ address }) => address === '127.0.0.2');
  const answer = answerOf(second as AddressInfo);
  await expect.poll(asked).toBe(1);

  let hasEnded = false;
  const ending = end().then(() => {
    hasEnded = true;
  });
  for (let turn = 0; turn < 200 && !hasEnded; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(hasEnded).toBe(false);
  letGo();
  await ending;
  expect(await answer).toMatch(/^HTTP\/1.1 200 .*whole$/s);
});
