// @covers transfer-wallets transfer-faults

import type { WalletAnswer, WalletCode } from '@baize/vendor-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSteps, type Ends } from './steps.ts';
import type { Transfer } from './store.ts';

type Vendor = Ends['vendor'];

const now = new Date('2026-03-01T12:00:00Z');
const begun: Transfer = {
  id: 't',
  memberId: 'member',
  brandId: 'brand',
  vendorCode: 'OWN',
  currencyCode: 'PLY',
  requestId: 'request',
  direction: 'in',
  amountMinor: 400n,
  isEverything: false,
  state: 'started',
  failure: null,
  asks: 0,
  askAt: now,
};

/** What was said to both sides, in order. */
let said: [string, unknown][] = [];
let failures: string[] = [];
/** What the operator answers next; OK without end. */
let walletCodes: (WalletCode | null)[] = [];
const silent = new Error('no answer');
const told = {
  deposit: { status: 'done' } as Awaited<ReturnType<Vendor['deposit']>> | Error,
  withdraw: { status: 'done', amountMinor: 400n } as Awaited<ReturnType<Vendor['withdraw']>> | Error,
  query: { status: 'done', amountMinor: 400n } as Awaited<ReturnType<Vendor['query']>> | Error,
};
const defaults = { ...told };

beforeEach(() => {
  said = [];
  failures = [];
  walletCodes = [];
  Object.assign(told, defaults);
});

const receive = (name: string, request: unknown) => void said.push([name, request]);
const vendorSays =
  <C extends keyof typeof told>(command: C) =>
  async (request: unknown) => {
    receive(command, request);
    const answer = told[command];
    if (answer instanceof Error) throw answer;
    return answer as Exclude<(typeof told)[C], Error>;
  };
const operatorSays = (name: string) => async (request: unknown) => {
  receive(name, request);
  const code = walletCodes.length > 0 ? (walletCodes.shift() ?? null) : 'OK';
  return code && ({ code, status: code === 'OK' ? 'ok' : 'refused' } as WalletAnswer);
};
const never = () => Promise.reject(new Error('nobody asks for this'));
const ends: Ends = {
  playerRef: 'player',
  vendor: {
    deposit: vendorSays('deposit'),
    withdraw: vendorSays('withdraw'),
    query: vendorSays('query'),
    balance: never,
    totals: never,
  },
  wallet: {
    transferIn: operatorSays('transferIn') as Ends['wallet']['transferIn'],
    transferOut: operatorSays('transferOut') as Ends['wallet']['transferOut'],
    queryTransfer: operatorSays('queryTransfer'),
  },
};
const steps = createSteps({
  clock: { now: () => now },
  onFailure: (error) => void failures.push(String(error)),
  store: {
    advance: async (transfer, { endedAt: _endedAt, ...to }) => {
      receive('advance', to);
      return { ...(transfer as Transfer), ...to };
    },
    leaveAfter: async ({ id }) => receive('leaveAfter', id),
  },
});
const names = () => said.map(([name]) => name);
const order = { txId: 'house-t', playerRef: 'player', currency: 'PLY' };

describe('money to the vendor', () => {
  const attempt = (change: Partial<Transfer> = {}) => steps.attempt({ ...begun, ...change }, ends, 'session');
  const settle = (change: Partial<Transfer> = {}) => steps.settle({ ...begun, ...change }, ends);

  test('is booked at the operator first, under one id, and then sent to the vendor', async () => {
    expect(await attempt()).toMatchObject({ state: 'done', failure: null });
    expect(said).toEqual([
      ['transferIn', { txId: 'house-t', playerRef: 'player', session: 'session', amountMinor: 400n }],
      ['advance', { state: 'booked' }],
      ['deposit', { ...order, amountMinor: 400n }],
      ['advance', { state: 'done', failure: null }],
    ]);
  });

  test.each(['INSUFFICIENT_FUNDS', 'TX_CANCELLED'] as const)(
    'that the operator refuses (%s) goes nowhere',
    async (code) => {
      walletCodes = [code];
      expect(await attempt()).toMatchObject({ state: 'failed', failure: code });
      expect(names()).toEqual(['transferIn', 'advance']);
    },
  );

  test('that the operator cannot book now waits', async () => {
    walletCodes = ['INTERNAL'];
    expect(await attempt()).toEqual(begun);
    expect(names()).toEqual(['transferIn']);
  });

  test('that the vendor refuses comes back under an id that the vendor never hears', async () => {
    told.deposit = { status: 'refused' };
    expect(await attempt()).toMatchObject({ state: 'failed', failure: 'REFUSED' });
    expect(said.slice(-2)).toEqual([
      ['transferOut', { txId: 'house-t-back', playerRef: 'player', amountMinor: 400n }],
      ['advance', { state: 'failed', failure: 'REFUSED' }],
    ]);
  });

  test.each([399n, 401n, 0n])('of which the vendor says that it put %d is not believed', async (amountMinor) => {
    told.deposit = { status: 'done', amountMinor };
    expect(await attempt()).toMatchObject({ state: 'booked' });
    expect(failures).toEqual([`Error: the vendor tells ${amountMinor} of the transfer t of 400`]);
    expect(names()).not.toContain('query');
  });

  test('of which the vendor says the amount that was asked for is done', async () => {
    told.deposit = { status: 'done', amountMinor: 400n };
    expect(await attempt()).toMatchObject({ state: 'done' });
  });

  test('all of it leaves the member there', async () => {
    expect(await attempt({ isEverything: true })).toMatchObject({ state: 'done' });
    expect(names()).not.toContain('leaveAfter');
  });

  test('without an answer is asked about', async () => {
    told.deposit = silent;
    expect(await attempt()).toMatchObject({ state: 'done' });
    expect(said).toContainEqual(['query', { txId: 'house-t' }]);
    expect(failures).toEqual(['Error: no answer']);
  });

  test.each([399n, 401n])('about which the vendor tells %d stays open', async (amountMinor) => {
    told.deposit = silent;
    told.query = { status: 'done', amountMinor };
    expect(await attempt()).toMatchObject({ state: 'booked' });
    expect(failures.at(-1)).toContain(`tells ${amountMinor} of the transfer t of 400`);
  });

  test('of which the vendor has never heard comes back', async () => {
    told.query = { status: 'absent' };
    expect(await settle({ state: 'booked' })).toMatchObject({ state: 'failed', failure: 'REFUSED' });
    expect(names()).toEqual(['query', 'transferOut', 'advance']);
  });

  test('that cannot be booked back stays open, and an alarm is raised unless the operator only has no time', async () => {
    told.query = { status: 'absent' };
    walletCodes = ['TX_CONFLICT'];
    expect(await settle({ state: 'booked' })).toMatchObject({ state: 'booked' });
    expect(failures).toEqual(['Error: transfer t was not booked back: TX_CONFLICT']);
    walletCodes = ['INTERNAL'];
    expect(await settle({ state: 'booked' })).toMatchObject({ state: 'booked' });
    expect(failures).toHaveLength(1);
  });

  test('asked about in vain waits', async () => {
    told.query = silent;
    expect(await settle({ state: 'booked' })).toMatchObject({ state: 'booked' });
    expect(names()).toEqual(['query']);
  });

  test('looked at again asks the operator what became of it, and tells the vendor of no deposit', async () => {
    expect(await settle()).toMatchObject({ state: 'done' });
    expect(said[0]).toEqual(['queryTransfer', { txId: 'house-t', playerRef: 'player' }]);
    expect(names()).toEqual(['queryTransfer', 'advance', 'query', 'advance']);
  });

  test('that never was booked at the operator has failed', async () => {
    walletCodes = [null];
    expect(await settle()).toMatchObject({ state: 'failed', failure: 'NOT_APPLIED' });
    expect(names()).toEqual(['queryTransfer', 'advance']);
    said = [];
    walletCodes = ['INTERNAL'];
    expect(await settle()).toMatchObject({ state: 'started' });
  });

  test('that is booked already is sent to no one twice', async () => {
    expect(await attempt({ state: 'booked' })).toMatchObject({ state: 'done' });
    expect(names()).toEqual(['query', 'advance']);
    said = [];
    expect(await attempt({ state: 'failed' })).toMatchObject({ state: 'failed' });
    expect(said).toEqual([]);
  });
});

describe('money from the vendor', () => {
  const out: Partial<Transfer> = { direction: 'out' };
  const everything: Partial<Transfer> = { ...out, isEverything: true, amountMinor: 0n };
  const attempt = (change: Partial<Transfer> = out) => steps.attempt({ ...begun, ...change }, ends, null);
  const settle = (change: Partial<Transfer>) => steps.settle({ ...begun, ...out, ...change }, ends);

  test('is taken there first, and then booked at the operator', async () => {
    expect(await attempt()).toMatchObject({ state: 'done', amountMinor: 400n });
    expect(said).toEqual([
      ['withdraw', { ...order, amountMinor: 400n }],
      ['advance', { state: 'taken', amountMinor: 400n }],
      ['transferOut', { txId: 'house-t', playerRef: 'player', amountMinor: 400n }],
      ['advance', { state: 'done', failure: null }],
    ]);
  });

  test('all of it is what the vendor says it gave; then nothing of the member is there', async () => {
    told.withdraw = { status: 'done', amountMinor: 475n };
    expect(await attempt(everything)).toMatchObject({ state: 'done', amountMinor: 475n });
    expect(said[0]).toEqual(['withdraw', { ...order, amountMinor: null }]);
    expect(said.at(-1)).toEqual(['leaveAfter', 't']);
  });

  test('of which there is none is done without a booking', async () => {
    told.withdraw = { status: 'done', amountMinor: 0n };
    expect(await attempt(everything)).toMatchObject({ state: 'done' });
    expect(names()).toEqual(['withdraw', 'advance', 'leaveAfter']);
  });

  test.each([399n, 401n, 0n])('of which the vendor says that it gave %d is not believed', async (amountMinor) => {
    told.withdraw = { status: 'done', amountMinor };
    expect(await attempt()).toMatchObject({ state: 'started', amountMinor: 400n });
    expect(failures).toEqual([`Error: the vendor tells ${amountMinor} of the transfer t of 400`]);
    expect(names()).toEqual(['withdraw']);
  });

  test.each([399n, 401n])('about which the vendor tells %d afterwards is not believed either', async (amountMinor) => {
    told.query = { status: 'done', amountMinor };
    expect(await settle({})).toMatchObject({ state: 'started' });
    expect(names()).toEqual(['query']);
  });

  test('that the vendor refuses, or has never heard of, has failed; what stands there is still there', async () => {
    told.withdraw = { status: 'refused' };
    expect(await attempt(everything)).toMatchObject({ state: 'failed', failure: 'REFUSED' });
    expect(names()).toEqual(['withdraw', 'advance']);
    told.query = { status: 'absent' };
    expect(await settle({})).toMatchObject({ state: 'failed', failure: 'REFUSED' });
  });

  test('without an answer is asked about once, and waits without another', async () => {
    told.withdraw = silent;
    expect(await attempt()).toMatchObject({ state: 'done' });
    expect(names().slice(0, 2)).toEqual(['withdraw', 'query']);
    said = [];
    told.query = silent;
    expect(await attempt()).toMatchObject({ state: 'started' });
    expect(names()).toEqual(['withdraw', 'query']);
  });

  test('looked at again is not taken again', async () => {
    expect(await settle({})).toMatchObject({ state: 'done' });
    expect(said[0]).toEqual(['query', { txId: 'house-t' }]);
    expect(names()).toEqual(['query', 'advance', 'transferOut', 'advance']);
    said = [];
    expect(await settle({ state: 'taken' })).toMatchObject({ state: 'done' });
    expect(names()).toEqual(['transferOut', 'advance']);
    said = [];
    expect(await settle({ state: 'done' })).toMatchObject({ state: 'done' });
    expect(said).toEqual([]);
  });

  test('whose id the vendor barred too early is booked under the next, once', async () => {
    walletCodes = ['TX_CANCELLED'];
    expect(await settle({ state: 'taken' })).toMatchObject({ state: 'done' });
    expect(said.slice(0, 2)).toEqual([
      ['transferOut', { txId: 'house-t', playerRef: 'player', amountMinor: 400n }],
      ['transferOut', { txId: 'house-t-back', playerRef: 'player', amountMinor: 400n }],
    ]);
    said = [];
    walletCodes = ['INTERNAL'];
    expect(await settle({ state: 'taken' })).toMatchObject({ state: 'taken' });
    expect(names()).toEqual(['transferOut']);
    walletCodes = ['TX_CANCELLED', 'TX_CANCELLED'];
    expect(await settle({ state: 'taken' })).toMatchObject({ state: 'taken' });
    expect(failures).toEqual(['Error: transfer t was not booked back: TX_CANCELLED']);
  });

  test('a part leaves the member there', async () => {
    await attempt();
    expect(names()).not.toContain('leaveAfter');
    expect(await settle({ state: 'taken', isEverything: true })).toMatchObject({ state: 'done' });
    expect(names()).toContain('leaveAfter');
  });
});
