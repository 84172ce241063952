// @covers transfer-wallets transfer-faults

import { describe, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useTransferWallet, vendorCode } from './transfer-wallet.fixture.ts';

const bench = useTransferWallet(useMoney({ isSingle: true }));
const transfersOf = async ({ id }: { id: string }): Promise<number> => {
  const { rows } = await bench.money.owner.query('select count(*)::int from vendor_transfers where member_id = $1', [
    id,
  ]);
  return rows[0].count;
};

describe('a transfer asked for again', () => {
  test('of everything is answered, although no cash is left', async () => {
    const member = await bench.newMember(1_000n);
    const requestId = newId();
    const first = await bench.transfer(member, { requestId });
    expect(first).toMatchObject({ ok: true, value: { state: 'done', amount: '10.00', sumBalance: '0.00' } });
    const again = await bench.transfer(member, { requestId });
    expect(again).toEqual(first.ok ? { ok: true, value: { ...first.value, replay: true } } : null);
  });

  test('by a member who was blocked since is answered', async () => {
    const member = await bench.newMember(1_000n);
    const body = { requestId: newId(), amount: '4.00' };
    await bench.transfer(member, body);
    await bench.money.owner.query('update members set blocked_at = now() where id = $1', [member.id]);
    expect(await bench.transfer(member, body)).toMatchObject({ ok: true, value: { state: 'done', replay: true } });
  });
});

describe('money on its way back', () => {
  test('that arrives after new money went there: the new money comes home too', async () => {
    const member = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    await bench.behave('withdraw', 'cutAfter');
    await bench.behave('query', 'fail');
    expect(await bench.transfer(member, { direction: 'out' })).toMatchObject({ ok: true, value: { state: 'pending' } });
    await bench.behave('withdraw', 'ok');
    await bench.behave('query', 'ok');
    await bench.transfer(member, { amount: '2.00' });
    await bench.settle();
    expect(await bench.placesOf(member)).toEqual({ cash: 800n, there: 200n });
    await bench.endSession(member);
    await bench.bringHome();
    expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
    await bench.money.expectCleanBooks();
  });

  test('comes also when the vendor asks the operator about it before the operator has booked it', async () => {
    const member = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    await bench.behave('withdraw', 'cutAfter');
    await bench.behave('query', 'fail');
    const answer = await bench.transfer(member, { direction: 'out' });
    const { rows } = await bench.money.owner.query(
      'select player_ref from player_refs where member_id = $1 and vendor_code = $2',
      [member.id, vendorCode],
    );
    const asked = { txId: `house-${answer.ok ? answer.value.transferId : ''}`, playerRef: rows[0].player_ref };
    expect(await bench.money.gateway.walletFor(vendorCode).queryTransfer(asked)).toBeNull();
    await bench.behave('query', 'ok');
    await bench.settle();
    await bench.settle();
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([{ cash: 1_000n, there: 0n }, 0]);
    await bench.money.expectCleanBooks();
  });

  test('from a vendor that is silent is asked for once, not once a look', async () => {
    const member = await bench.newMember(1_000n);
    await bench.enter(member);
    await bench.endSession(member);
    await bench.behave('withdraw', 'fail');
    await bench.behave('query', 'fail');
    for (let look = 0; look < 4; look += 1) await bench.bringHome();
    expect([await transfersOf(member), await bench.openTransfers()]).toEqual([2, 1]);
    await bench.behave('withdraw', 'ok');
    await bench.behave('query', 'ok');
    await bench.bringHome();
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([{ cash: 1_000n, there: 0n }, 0]);
  });

  test('from a vendor that refuses it is asked for ever more seldom, and an alarm is raised', async () => {
    const member = await bench.newMember(1_000n);
    await bench.enter(member);
    await bench.endSession(member);
    await bench.behave('withdraw', 'refuse');
    for (let look = 0; look < 16; look += 1) await bench.bringHome();
    expect(await transfersOf(member)).toBeLessThan(8);
    expect(bench.failures.length).toBeGreaterThan(0);
    await bench.behave('withdraw', 'ok');
    bench.money.clock.advanceMs(3_600_000);
    await bench.bringHome();
    expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
  });

  test('comes although the brand has the vendor no more; nothing goes there', async () => {
    const { owner, brand } = bench.money;
    const switched = (enabled: boolean) =>
      owner.query('update brand_vendors set enabled = $3 where brand_id = $1 and vendor_code = $2', [
        brand.id,
        vendorCode,
        enabled,
      ]);
    const linesOf = async (one: Parameters<typeof bench.wallets>[0]) => {
      const answer = await bench.wallets(one, false);
      return answer.ok ? answer.value.list.map(({ vassalage, balance }) => ({ vassalage, balance })) : answer;
    };
    const member = await bench.newMember(1_000n);
    const stranger = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    try {
      await switched(false);
      expect(await bench.transfer(member, { amount: '1.00' })).toMatchObject({ message: 'vendor_not_found' });
      expect([await linesOf(member), await linesOf(stranger)]).toEqual([
        [{ vassalage: vendorCode, balance: '4.00' }],
        [],
      ]);
      expect(await bench.transfer(member, { direction: 'out' })).toMatchObject({ ok: true, value: { state: 'done' } });
      expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
    } finally {
      await switched(true);
    }
  });
});

test('launches and ways back that cross each other leave no money behind', async () => {
  const member = await bench.newMember(1_000n);
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all([
      bench.enter(member),
      bench.transfer(member, { direction: 'out' }),
      bench.enter(member),
      bench.transfer(member, { amount: '1.00' }),
      bench.transfer(member, { direction: 'out', amount: '1.00' }),
    ]);
  }
  await bench.settle();
  const { cash, there } = await bench.placesOf(member);
  expect([cash + there, await bench.openTransfers()]).toEqual([1_000n, 0]);
  await bench.endSession(member);
  await bench.bringHome();
  expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
  await bench.money.expectCleanBooks();
});

test('a vendor that reports less than went there: the transfer stays open and is reported, until the vendor reports it right', async () => {
  const member = await bench.newMember(1_000n);
  await bench.behave('deposit', 'failAfter');
  await bench.behave('query', 'less');
  expect(await bench.transfer(member, { amount: '4.00' })).toMatchObject({ ok: true, value: { state: 'pending' } });
  expect(bench.failures.map(String).join()).toContain('399');
  await bench.behave('query', 'ok');
  await bench.settle();
  expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([{ cash: 600n, there: 400n }, 0]);
});

test('a vendor that tells of a balance beyond all measure counts as one that does not answer', async () => {
  const member = await bench.newMember(1_000n);
  await bench.transfer(member, { amount: '4.00' });
  await bench.win(member.id, 10n ** 17n);
  expect(await bench.wallets(member, false)).toMatchObject({
    ok: true,
    value: { list: [{ vassalage: vendorCode, balance: null, state: 'notAnswering' }] },
  });
  await bench.win(member.id, -(10n ** 17n));
});

test('money that moves while floats are compared makes no difference of them', async () => {
  const member = await bench.newMember(1_000n);
  await bench.transfer(member, { amount: '4.00' });
  bench.aroundTotals = async () => {
    bench.money.clock.advanceMs(1);
    await bench.transfer(member, { amount: '1.00' });
  };
  const proven = (await bench.transferWallet.compareFloats()).filter(({ open }) => open === 0);
  expect(proven.filter(({ floatMinor, atVendorMinor }) => floatMinor !== atVendorMinor)).toEqual([]);
  bench.aroundTotals = null;
  bench.money.clock.advanceMs(1);
  const [still] = await bench.transferWallet.compareFloats();
  expect(still).toMatchObject({ open: 0, floatMinor: still?.atVendorMinor });
});
