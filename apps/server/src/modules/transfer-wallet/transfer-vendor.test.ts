// @covers transfer-wallets transfer-faults

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicKeyOf, readSignatureHeaders, verifySignature } from '@baize/vendor-kit/http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpTransferVendor, type TransferVendor, transferKeyOf } from './index.ts';

const transferKey = transferKeyOf('the secret of an installation for tests');
const asked: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[] = [];
/** What the vendor answers next. */
let answer: { status: number; body: string } | 'hang' = { status: 200, body: '{}' };
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { method = '', url = '', headers } = request;
  asked.push({ method, path: url, headers, body: Buffer.concat(parts).toString('utf8') });
  if (answer !== 'hang') response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
});
let url = '';
let vendor: TransferVendor;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vendor = createHttpTransferVendor({ ...transferKey, url: `${url}/base//`, nowMs: () => 1_772_366_400_000 });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => void server.close());

const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const order = { txId: 'house-1', playerRef: 'player', currency: 'PLY' };

describe('what the operator says', () => {
  test('is posted, signed by the operator, with amounts as decimal text', async () => {
    says({ status: 'done' });
    await vendor.deposit({ ...order, amountMinor: 400n });
    const [{ method, path, headers, body }] = asked as [(typeof asked)[number]];
    expect([method, path, headers['content-type']]).toEqual(['POST', '/base/transfer/v1/deposit', 'application/json']);
    expect(JSON.parse(body)).toEqual({ ...order, amountMinor: '400' });
    const signed = readSignatureHeaders(headers);
    if (!signed) throw new Error('it was not signed');
    expect(signed).toMatchObject({ provider: 'house', keyId: 'h1', timestamp: '1772366400000' });
    const isSigned = (sent: string) =>
      verifySignature({ ...signed, method, path, body: Buffer.from(sent) }, publicKeyOf(transferKey.publicKey));
    expect([isSigned(body), isSigned(body.replace('400', '401'))]).toEqual([true, false]);
  });

  test('has a nonce of its own each time', async () => {
    says({ status: 'absent' });
    await vendor.query({ txId: 'house-1' });
    await vendor.query({ txId: 'house-1' });
    const nonces = asked.map(({ headers }) => readSignatureHeaders(headers)?.nonce);
    expect(new Set(nonces).size).toBe(2);
    expect(nonces[0]).toMatch(/^[\w-]{24}$/);
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/base/transfer/v1/query'));
  });

  test('asks for everything with null', async () => {
    says({ status: 'done', amountMinor: '7' });
    expect(await vendor.withdraw({ ...order, amountMinor: null })).toEqual({ status: 'done', amountMinor: 7n });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ ...order, amountMinor: null });
  });
});

describe('what the vendor answers', () => {
  const commands = {
    deposit: () => vendor.deposit({ ...order, amountMinor: 400n }),
    withdraw: () => vendor.withdraw({ ...order, amountMinor: 400n }),
    query: () => vendor.query({ txId: 'house-1' }),
    balance: () => vendor.balance({ playerRef: 'player', currency: 'PLY' }),
    totals: () => vendor.totals({ currency: 'PLY' }),
  };
  const right = {
    deposit: { status: 'done' },
    withdraw: { status: 'done', amountMinor: '400' },
    query: { status: 'done', amountMinor: '400' },
    balance: { balanceMinor: '400' },
    totals: { depositedMinor: '400', withdrawnMinor: '0' },
  };
  type Command = keyof typeof commands;
  const all = Object.keys(commands) as Command[];

  test('is read as amounts', async () => {
    const read: unknown[] = [];
    for (const command of all) {
      says(right[command]);
      read.push(await commands[command]());
    }
    expect(read).toEqual([
      { status: 'done' },
      { status: 'done', amountMinor: 400n },
      { status: 'done', amountMinor: 400n },
      { balanceMinor: 400n },
      { depositedMinor: 400n, withdrawnMinor: 0n },
    ]);
    says({ status: 'done', amountMinor: '399' });
    expect(await commands.deposit()).toEqual({ status: 'done', amountMinor: 399n });
    says({ status: 'refused' });
    expect([await commands.deposit(), await commands.withdraw()]).toEqual(Array(2).fill({ status: 'refused' }));
    says({ status: 'absent' });
    expect(await commands.query()).toEqual({ status: 'absent' });
  });

  test.each(all)('to %s about what was asked is taken, about anything else it is none', async (command) => {
    const request = () => JSON.parse(asked.at(-1)?.body ?? '{}') as Record<string, unknown>;
    says(right[command]);
    await commands[command]();
    const { amountMinor: _amount, ...repeatable } = request();
    says({ ...right[command], ...repeatable });
    await commands[command]();
    expect(Object.keys(repeatable).length).toBeGreaterThan(0);
    for (const field of Object.keys(repeatable)) {
      says({ ...right[command], ...repeatable, [field]: 'another' });
      await expect(commands[command](), field).rejects.toThrow(`${command} about another ${field}`);
    }
  });

  test('may tell more than was asked', async () => {
    says({ ...right.query, playerRef: 'player', currency: 'PLY', note: 'x' });
    expect(await commands.query()).toEqual({ status: 'done', amountMinor: 400n });
  });

  test.each(all)('to %s is none when it is no answer', async (command) => {
    for (const [body, status] of [
      [right[command], 500],
      [right[command], 201],
      [right[command], 302],
      ['', 204],
      ['{"status"', 200],
      ['null', 200],
      ['[]', 200],
      [{}, 200],
      [{ status: 'perhaps' }, 200],
    ] as const) {
      says(body, status);
      await expect(commands[command](), JSON.stringify([body, status])).rejects.toThrow();
    }
    says('', 204);
    await expect(commands[command]()).rejects.toThrow('with status 204');
    says(right[command], 503);
    await expect(commands[command]()).rejects.toThrow(`the vendor answered ${command} with status 503`);
    expect(asked.map(({ path }) => path)).toEqual(Array(11).fill(`/base/transfer/v1/${command}`));
  });

  const wrongAmounts = [400, -1, '-1', '1.5', '1e3', '', ' 1', '1 ', '0x10', null, '٤', '1'.repeat(16)];
  test.each(wrongAmounts)('with the amount %j is none', async (amountMinor) => {
    says({ status: 'done', amountMinor });
    for (const command of ['deposit', 'withdraw', 'query'] as const)
      await expect(commands[command]()).rejects.toThrow();
    says({ balanceMinor: amountMinor });
    await expect(commands.balance()).rejects.toThrow();
  });

  test('with the largest amount is one; sums may be a thousand times as large', async () => {
    says({ status: 'done', amountMinor: '9'.repeat(15) });
    expect(await commands.query()).toEqual({ status: 'done', amountMinor: 10n ** 15n - 1n });
    says({ depositedMinor: '9'.repeat(18), withdrawnMinor: '9'.repeat(18) });
    expect(await commands.totals()).toMatchObject({ depositedMinor: 10n ** 18n - 1n });
    for (const wrong of [{ depositedMinor: '9'.repeat(19) }, { withdrawnMinor: 'x' }, { withdrawnMinor: 'x1' }]) {
      says({ ...right.totals, ...wrong });
      await expect(commands.totals()).rejects.toThrow();
    }
  });

  test('too late is none', async () => {
    answer = 'hang';
    const hurried = createHttpTransferVendor({ ...transferKey, url, nowMs: () => 0, deadlineMs: 50 });
    await expect(hurried.query({ txId: 'x' })).rejects.toThrow(/timeout|aborted/i);
  });
});
