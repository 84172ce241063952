// @covers wallet-http

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpWallet, WalletHttpError } from './client.ts';
import { newKeyPair, privateKeyOf, publicKeyOf, readSignatureHeaders, verifySignature } from './signing.ts';
import { sampleAnswers, sampleRequests } from './wire.fixture.ts';
import {
  type AnswerOf,
  decodeRequest,
  encodeAnswer,
  type RequestOf,
  type WalletCommand,
  walletCommands,
} from './wire.ts';

const pair = newKeyPair();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function walletAt(listener: RequestListener, options: { deadlineMs?: number; basePath?: string } = {}) {
  const { basePath = '', ...more } = options;
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`;
  return createHttpWallet({
    url,
    provider: 'ACME',
    keyId: 'k1',
    privateKey: privateKeyOf(pair.privateKeyPem),
    deadlineMs: 60_000,
    ...more,
  });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const failureOf = async (work: Promise<unknown>): Promise<WalletHttpError> => {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(WalletHttpError);
  return error;
};

test.each(walletCommands)('%s is sent signed, and its answers are read', async (command: WalletCommand) => {
  const request = sampleRequests[command] as RequestOf<WalletCommand>;
  for (const answer of sampleAnswers[command] as readonly AnswerOf<WalletCommand>[]) {
    const wallet = await walletAt(
      async (incoming, response) => {
        const body = await bodyOf(incoming);
        const { method = '', url: path = '', headers } = incoming;
        const fields = readSignatureHeaders(headers);
        const isSigned =
          fields !== null && verifySignature({ method, path, body, ...fields }, publicKeyOf(pair.publicKey));
        const isRight = path === `/house/wallet/v1/${command}` && fields?.provider === 'ACME';
        expect(decodeRequest(command, body)).toEqual({ ok: true, value: request });
        response.writeHead(isSigned && isRight ? 200 : 401).end(encodeAnswer(command, answer));
      },
      { basePath: '/house/' },
    );
    const ask = wallet[command] as (sent: RequestOf<WalletCommand>) => Promise<AnswerOf<WalletCommand>>;
    expect(await ask(request)).toEqual(answer);
  }
});

describe('what is no answer', () => {
  const ask = async (status: number, body: string, headers: Record<string, string> = {}) => {
    const wallet = await walletAt((_request, response) => response.writeHead(status, headers).end(body));
    return failureOf(wallet.debit(sampleRequests.debit));
  };

  test.each([401, 429, 503, 413, 415, 404])('status %i: surely nothing was done', async (status) => {
    expect(await ask(status, '{}')).toMatchObject({ outcome: 'notApplied', status, fields: null });
  });

  test.each([500, 502, 504, 302, 204, 201])('status %i: nobody knows', async (status) => {
    expect(await ask(status, '', { location: '/' })).toMatchObject({ outcome: 'unknown', status });
  });

  test.each(['', '<html>', '{}', 'null', '{"status":"ok"}'])('status 200 with %j: nobody knows', async (body) => {
    expect(await ask(200, body)).toMatchObject({ outcome: 'unknown', status: 200 });
  });

  test('the time to wait is passed on', async () => {
    expect(await ask(429, '', { 'retry-after': '7' })).toMatchObject({ retryAfterSeconds: 7 });
  });

  test('the wrong fields are passed on', async () => {
    const fields = { amountMinor: 'amount_format' };
    expect(await ask(400, JSON.stringify({ error: 'invalid_input', fields }))).toMatchObject({
      outcome: 'notApplied',
      fields,
    });
  });

  test('an operator that does not answer in time: nobody knows', async () => {
    const wallet = await walletAt(() => undefined, { deadlineMs: 50 });
    expect(await failureOf(wallet.debit(sampleRequests.debit))).toMatchObject({ outcome: 'unknown', status: null });
  });

  test('an operator that stops in the middle of an answer: nobody knows', async () => {
    const wallet = await walletAt(
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"status"');
      },
      { deadlineMs: 100 },
    );
    expect(await failureOf(wallet.debit(sampleRequests.debit))).toMatchObject({ outcome: 'unknown', status: null });
  });

  test('an operator that never ends its answer: nobody knows', async () => {
    const junk = Buffer.alloc(1024 * 1024, 'x');
    const wallet = await walletAt((_request, response) => {
      const more = () => void (response.writable && response.write(junk, more));
      response.writeHead(200);
      more();
    });
    const failure = await failureOf(wallet.debit(sampleRequests.debit));
    expect(failure).toMatchObject({ outcome: 'unknown', status: null });
    expect(failure.cause).toBeInstanceOf(RangeError);
  });

  test('a cut connection: nobody knows', async () => {
    const wallet = await walletAt((request) => request.socket.destroy());
    expect(await failureOf(wallet.debit(sampleRequests.debit))).toMatchObject({ outcome: 'unknown', status: null });
  });
});

test('each request has a nonce of its own', async () => {
  const nonces = new Set<unknown>();
  const wallet = await walletAt((request, response) => {
    nonces.add(request.headers['x-nonce']);
    response.writeHead(200).end('{"balance":null}');
  });
  for (let count = 0; count < 5; count++) await wallet.balance({ playerRef: 'player' });
  expect(nonces.size).toBe(5);
});
