// @covers wallet-http

import type { VendorWallet } from '@baize/vendor-kit';
import { patient } from '@baize/vendor-kit/conformance';
import { pathOf } from '@baize/vendor-kit/http';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { durationMs, quickestMs } from '../../../../test/support/stalls.ts';
import { createKeyQueues } from '../../../platform/jobs/key-queues.ts';
import { BatchWriterOverloadedError } from '../../ledger/index.ts';
import { createVendorNonces } from './access/nonces.ts';
import { createVendorProfiles } from './access/profiles.ts';
import { createBatch } from './acts/batch.ts';
import { createVendorGate, defaultLimits } from './limits.ts';
import { walletRoutes } from './routes.ts';
import { game, useWalletHttp } from './wallet-http.fixture.ts';

const http = useWalletHttp();
/** On a machine that stalls for so long before the wallet is asked the answer is 503: a patient wallet asks again. */
const shortDeadlineMs = 1_000;

/** Work that ends when it is told to. */
function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
const openLatches: (() => void)[] = [];
afterEach(() => {
  for (const open of openLatches.splice(0)) open();
});

const slowWallet = (opened: Promise<void>): VendorWallet => {
  const right = http.operator.walletFor('ACME');
  return {
    ...right,
    debit: (request) => opened.then(() => right.debit(request)),
    balance: (request) => opened.then(() => right.balance(request)),
    authenticate: (request) => opened.then(() => right.authenticate(request)),
  };
};
const debitOf = async (txId: string) => {
  const actor = await http.newActor();
  return { ...actor, txId, roundId: txId, gameCode: game, amountMinor: 60n };
};

test('more than a vendor’s share in a second is 429 with the time to wait; another vendor has its own', async () => {
  const opened = await http.open({ limits: { requestsPerSecond: 3 } });
  const [key, rival] = [await http.newKey(opened), await http.newKey(opened, 'RIVAL')];
  const ask = (by = key) => http.send(opened, by, 'getTx', '{"txId":"a"}');
  for (let count = 0; count < 3; count++) expect((await ask()).status).toBe(200);
  const response = await ask();
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 429,
    body: { error: 'too_many_requests' },
  });
  expect(response.headers.get('retry-after')).toBe('1');
  expect((await ask(rival)).status).toBe(200);
  http.clock.advanceMs(1_000);
  expect((await ask()).status).toBe(200);
});

test('more at once than a vendor may is 429, until the work has ended; another vendor has its own', async () => {
  const { open, opened: done } = latch();
  openLatches.push(open);
  const opened = await http.open({
    limits: { atOnce: 2 },
    deadlineMs: shortDeadlineMs,
    walletFor: (code) => (code === 'ACME' ? slowWallet(done) : http.operator.walletFor(code)),
  });
  const wallet = http.clientOf(opened, await http.newKey(opened));
  const rival = http.clientOf(opened, await http.newKey(opened, 'RIVAL'));
  const requests = [await debitOf('at-once-1'), await debitOf('at-once-2'), await debitOf('at-once-3')];
  const [one, two] = requests.map((request) => () => patient(wallet).debit(request));
  const three = () => wallet.debit(requests[2] as (typeof requests)[number]);
  expect(await Promise.all([one?.(), two?.()])).toMatchObject([{ code: 'INTERNAL' }, { code: 'INTERNAL' }]);
  await expect(three()).rejects.toMatchObject({ outcome: 'notApplied', status: 429, retryAfterSeconds: 1 });
  expect(await rival.getTx({ txId: 'a' })).toBeNull();
  open();
  await vi.waitFor(async () => expect(await three()).toMatchObject({ code: 'OK' }), { timeout: 20_000 });
});

test('a request that waits for its nonce keeps its place past its deadline, until the wait has ended', async () => {
  const { open, opened: done } = latch();
  openLatches.push(open);
  const profile = await createVendorProfiles(http).of('ACME');
  const nonce = { vendorCode: 'ACME', nonce: 'waited-for', expiresAt: http.clock.now() };
  const app = Fastify();
  await app.register(
    walletRoutes({
      admit: async () => ({ profile, nonce }),
      nonces: { use: () => done.then(() => false) },
      gate: createVendorGate({ ...defaultLimits, atOnce: 1 }, () => 0),
      execute: () => Promise.reject(new Error('must not be asked')),
      deadlineMs: 50,
      newReference: () => 'reference',
      securityEvents: http.securityEvents,
    }),
  );
  const headers = { 'content-type': 'application/json' };
  const ask = async () => (await app.inject({ method: 'POST', url: pathOf('getTx'), headers, body: '{}' })).statusCode;
  expect(await ask()).toBe(503);
  expect(await ask()).toBe(429);
  open();
  await vi.waitFor(async () => expect(await ask()).toBe(401), { timeout: 20_000 });
});

describe('past the deadline', () => {
  test('the answer is INTERNAL, retry same; the work goes on, and a repeat finds it', async () => {
    const { open, opened: done } = latch();
    const opened = await http.open({ deadlineMs: shortDeadlineMs, walletFor: () => slowWallet(done) });
    const wallet = patient(http.clientOf(opened, await http.newKey(opened)));
    const request = await debitOf('late-1');
    expect(await wallet.debit(request)).toEqual({
      status: 'refused',
      code: 'INTERNAL',
      retry: 'same',
      txId: 'late-1',
      ledgerId: null,
      balance: null,
      replay: false,
    });
    open();
    let answer = await wallet.debit(request);
    while (answer.code === 'INTERNAL') answer = await wallet.debit(request);
    expect(answer).toMatchObject({ code: 'OK', replay: true, balance: { cashMinor: 940n } });
  });

  test('a question without such an answer is status 500, and authenticate says INTERNAL', async () => {
    const { open, opened: done } = latch();
    openLatches.push(open);
    const opened = await http.open({ deadlineMs: shortDeadlineMs, walletFor: () => slowWallet(done) });
    const wallet = patient(http.clientOf(opened, await http.newKey(opened)));
    await expect(wallet.balance({ playerRef: 'p' })).rejects.toMatchObject({ outcome: 'unknown', status: 500 });
    expect(await wallet.authenticate({ launchToken: 't' })).toEqual({ status: 'refused', code: 'INTERNAL' });
  });

  test('of 1.5 s by default', async () => {
    const { open, opened: done } = latch();
    openLatches.push(open);
    const opened = await http.open({ deadlineMs: 'defaults', walletFor: () => slowWallet(done) });
    const wallet = patient(http.clientOf(opened, await http.newKey(opened)));
    const lasted: number[] = [];
    const ask = async () => {
      const request = await debitOf(`late-${lasted.length + 2}`);
      lasted.push(
        await durationMs(async () => expect(await wallet.debit(request)).toMatchObject({ code: 'INTERNAL' })),
      );
      return lasted.at(-1) ?? 0;
    };
    expect(await quickestMs(2_500, ask)).toBeLessThan(2_500);
    expect(Math.min(...lasted)).toBeGreaterThan(1_400);
  });
});

test('a wallet that throws is INTERNAL, retry same, and is reported to the operator', async () => {
  const fault = new Error('planted');
  const opened = await http.open({
    walletFor: (code) => ({ ...http.operator.walletFor(code), debit: () => Promise.reject(fault) }),
  });
  const wallet = http.clientOf(opened, await http.newKey(opened));
  expect(await wallet.debit(await debitOf('thrown'))).toMatchObject({ code: 'INTERNAL', retry: 'same' });
  expect(http.failures).toEqual([fault]);
});

test('a wallet that is overloaded is 503 with the time to wait: surely nothing was done', async () => {
  const debit = () => Promise.reject(new BatchWriterOverloadedError());
  const opened = await http.open({ walletFor: (code) => ({ ...http.operator.walletFor(code), debit }) });
  const wallet = http.clientOf(opened, await http.newKey(opened));
  await expect(wallet.debit(await debitOf('overloaded'))).rejects.toMatchObject({
    outcome: 'notApplied',
    status: 503,
    retryAfterSeconds: expect.any(Number),
  });
  expect(http.failures).toEqual([]);
});

describe('without a database', () => {
  test('503 with the time to wait, before the wallet is asked', async () => {
    const asked = vi.fn();
    const opened = await http.open({
      walletFor: () => {
        asked();
        throw new Error('must not be asked');
      },
    });
    const key = await http.newKey(opened);
    expect((await http.send(opened, key, 'getTx', '{}')).status).toBe(400);
    await http.owner.query('alter table vendor_nonces rename to vendor_nonces_away');
    await http.owner.query(`create function lost() returns trigger language plpgsql as
      $$ begin raise exception 'lost' using errcode = '57P01'; end $$`);
    await http.owner.query('create table vendor_nonces (like vendor_nonces_away including all)');
    await http.owner.query('grant select, insert on vendor_nonces to baize_app');
    await http.owner.query('create trigger lost before insert on vendor_nonces execute function lost()');
    try {
      const response = await http.send(opened, key, 'getTx', '{"txId":"a"}');
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 503,
        body: { error: 'service_unavailable' },
      });
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(asked).not.toHaveBeenCalled();
    } finally {
      await http.owner.query('drop table vendor_nonces; alter table vendor_nonces_away rename to vendor_nonces');
    }
    expect((await http.send(opened, key, 'getTx', '{}')).status).toBe(400);
  });
});

test('an IPv6 client is counted by its network', () => {
  const gateOfOne = createVendorGate({ ...defaultLimits, refusalsPerMinute: 1 }, () => 0);
  gateOfOne.noteRefusal('2001:db8::1');
  expect(gateOfOne.isNoisy('2001:db8:0:0:5::2')).toBe(true);
  expect(gateOfOne.isNoisy('2001:db8:0:1::1')).toBe(false);
  expect(gateOfOne.isNoisy('10.0.0.1')).toBe(false);
  gateOfOne.noteRefusal('2001::3:4:5:6:7');
  expect(gateOfOne.isNoisy('2001:0:0:3::1')).toBe(true);
  expect(gateOfOne.isNoisy('2001::1')).toBe(false);
});

test('however many addresses ask, who was refused stays refused', () => {
  const gateOfOne = createVendorGate({ ...defaultLimits, refusalsPerMinute: 1 }, () => 0);
  gateOfOne.noteRefusal('10.0.0.1');
  for (let count = 0; count < 30_000; count++) gateOfOne.isNoisy(`10.1.${count >> 8}.${count & 255}`);
  expect(gateOfOne.isNoisy('10.0.0.1')).toBe(true);
});

test('of nonces that are alike in one write the first counts', async () => {
  const nonces = createVendorNonces(http);
  const use = (nonce: string) => nonces.use({ vendorCode: 'ACME', nonce, expiresAt: http.clock.now() });
  // The first goes out alone, the rest together.
  expect(await Promise.all(['alone', 'twin', 'other', 'twin', 'twin'].map(use))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe('batches', () => {
  test('what arrives during a write goes out in the next one, each with its own result', async () => {
    const written: number[][] = [];
    const add = createBatch(async (items: readonly number[]) => {
      written.push([...items]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return items.map((item) => item * 2);
    });
    expect(await Promise.all([1, 2, 3].map(add))).toEqual([2, 4, 6]);
    expect(await add(4)).toBe(8);
    expect(written).toEqual([[1], [2, 3], [4]]);
  });

  test('a failed write fails its own items and no later ones', async () => {
    const add = createBatch(async (items: readonly number[]) => {
      if (items.includes(1)) throw new Error('planted');
      return items;
    });
    await expect(add(1)).rejects.toThrow('planted');
    expect(await add(2)).toBe(2);
  });
});

test('work with a common key runs in turn, other work beside it, a failure stops nobody', async () => {
  const inQueue = createKeyQueues();
  const log: string[] = [];
  const { open, opened: done } = latch();
  const work = (name: string, wait?: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await wait;
    log.push(`${name} ends`);
    if (name === 'one') throw new Error('planted');
  };
  const one = inQueue(['a', 'b'], work('one', done)).catch(() => undefined);
  const two = inQueue(['b', 'c'], work('two'));
  const three = inQueue(['c'], work('three'));
  await inQueue(['d'], work('beside'));
  open();
  await Promise.all([one, two, three]);
  expect(log).toEqual([
    'one begins',
    'beside begins',
    'beside ends',
    'one ends',
    'two begins',
    'two ends',
    'three begins',
    'three ends',
  ]);
});
