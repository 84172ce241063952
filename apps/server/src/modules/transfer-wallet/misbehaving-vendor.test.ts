// @covers hanging-vendor transfer-wallets transfer-faults

import { describe, expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { lateIsOverMs, useTransferWallet, vendorCode } from './transfer-wallet.fixture.ts';

const bench = useTransferWallet(useMoney({ isSingle: true }));

describe('a vendor that misbehaves while money goes there', () => {
  test.each([
    ['hang', { cash: 1_000n, there: 0n }],
    ['fail', { cash: 1_000n, there: 0n }],
    ['late', { cash: 1_000n, there: 0n }],
    ['refuse', { cash: 1_000n, there: 0n }],
    ['cutAfter', { cash: 600n, there: 400n }],
    ['failAfter', { cash: 600n, there: 400n }],
  ] as const)('%s: asked at once, it is known where the money is', async (mode, places) => {
    const member = await bench.newMember(1_000n);
    await bench.behave('deposit', mode);
    const answer = await bench.transfer(member, { amount: '4.00' });
    const isThere = places.there > 0n;
    expect(answer).toMatchObject(isThere ? { ok: true, value: { state: 'done' } } : { message: 'transfer_refused' });
    // Long enough for the late one to come after all.
    if (mode === 'late') await new Promise((resolve) => setTimeout(resolve, lateIsOverMs));
    expect(await bench.placesOf(member)).toEqual(places);
    await bench.money.expectCleanBooks();
  });

  test.each([
    ['hang', { cash: 1_000n, there: 0n }],
    ['cutAfter', { cash: 600n, there: 400n }],
  ] as const)('%s, and is silent to questions: pending until it speaks again', async (mode, places) => {
    const member = await bench.newMember(1_000n);
    await bench.behave('deposit', mode);
    await bench.behave('query', 'hang');
    const answer = await bench.transfer(member, { amount: '4.00' });
    expect(answer).toMatchObject({ ok: true, value: { state: 'pending', sumBalance: '6.00' } });
    await bench.settle();
    expect([await bench.money.cashOf(member.id), await bench.openTransfers()]).toEqual([600n, 1]);
    await bench.behave('deposit', 'ok');
    await bench.behave('query', 'ok');
    await bench.settle();
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([places, 0]);
    await bench.money.expectCleanBooks();
  });

  test('for long: an alarm is raised, and the money is found all the same', async () => {
    const member = await bench.newMember(1_000n);
    await bench.behave('deposit', 'hang');
    await bench.behave('query', 'fail');
    await bench.transfer(member, { amount: '4.00' });
    for (let look = 0; look < 12; look += 1) await bench.settle();
    expect(bench.stuck).toEqual([]);
    await bench.settle();
    expect(bench.stuck).toMatchObject([{ vendorCode, direction: 'in', amountMinor: 400n }]);
    await bench.behave('query', 'ok');
    await bench.settle();
    expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
  });
});

describe('a vendor that misbehaves while money comes back', () => {
  test.each([
    ['hang', { cash: 600n, there: 400n }],
    ['fail', { cash: 600n, there: 400n }],
    ['late', { cash: 600n, there: 400n }],
    ['refuse', { cash: 600n, there: 400n }],
    ['cutAfter', { cash: 1_000n, there: 0n }],
    ['failAfter', { cash: 1_000n, there: 0n }],
  ] as const)('%s: asked at once, it is known where the money is', async (mode, places) => {
    const member = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    await bench.behave('withdraw', mode);
    const answer = await bench.transfer(member, { direction: 'out' });
    const isBack = places.there === 0n;
    expect(answer).toMatchObject(isBack ? { ok: true, value: { state: 'done' } } : { message: 'transfer_refused' });
    if (mode === 'late') await new Promise((resolve) => setTimeout(resolve, lateIsOverMs));
    expect(await bench.placesOf(member)).toEqual(places);
    await bench.money.expectCleanBooks();
  });

  test('breaks off after it gave the money, and is silent to questions: the money is found later', async () => {
    const member = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    await bench.behave('withdraw', 'cutAfter');
    await bench.behave('query', 'hang');
    const answer = await bench.transfer(member, { direction: 'out' });
    expect(answer).toMatchObject({ ok: true, value: { state: 'pending', sumBalance: '6.00' } });
    await bench.behave('query', 'ok');
    await bench.settle();
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([{ cash: 1_000n, there: 0n }, 0]);
    await bench.money.expectCleanBooks();
  });
});

describe('a vendor that tells another amount than it was asked for', () => {
  test('in its answer to a deposit is asked again, and not believed until it tells the right one', async () => {
    const member = await bench.newMember(1_000n);
    await bench.behave('deposit', 'less');
    await bench.behave('query', 'less');
    expect(await bench.transfer(member, { amount: '4.00' })).toMatchObject({ ok: true, value: { state: 'pending' } });
    await bench.settle();
    expect([await bench.money.cashOf(member.id), await bench.openTransfers()]).toEqual([600n, 1]);
    expect(bench.failures.map(String).join()).toContain('tells 399');
    await bench.behave('query', 'ok');
    await bench.settle();
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([{ cash: 600n, there: 400n }, 0]);
    await bench.money.expectCleanBooks();
  });

  test('in its answer to a withdrawal gives nothing, until it tells the right one', async () => {
    const member = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    await bench.behave('withdraw', 'less');
    await bench.behave('query', 'less');
    const answer = await bench.transfer(member, { direction: 'out', amount: '4.00' });
    expect(answer).toMatchObject({ ok: true, value: { state: 'pending', sumBalance: '6.00' } });
    await bench.settle();
    expect([await bench.money.cashOf(member.id), await bench.openTransfers()]).toEqual([600n, 1]);
    await bench.behave('query', 'ok');
    await bench.settle();
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([{ cash: 1_000n, there: 0n }, 0]);
    await bench.money.expectCleanBooks();
  });
});

test('a cut between any two steps is healed: every step is repeated from what was written down', async () => {
  const member = await bench.newMember(1_000n);
  const { owner } = bench.money;
  for (const [direction, state] of [
    ['in', 'started'],
    ['in', 'booked'],
    ['out', 'started'],
    ['out', 'taken'],
  ] as const) {
    await bench.transfer(member, { amount: '4.00' });
    const answer = await bench.transfer(member, { direction, ...(direction === 'in' ? { amount: '2.00' } : {}) });
    const id = answer.ok ? answer.value.transferId : '';
    await owner.query('update vendor_transfers set state = $2, ended_at = null where id = $1', [id, state]);
    const before = await bench.placesOf(member);
    await bench.settle();
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([before, 0]);
    await bench.transfer(member, { direction: 'out' });
    expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
  }
  await bench.money.expectCleanBooks();
});
