// @covers hanging-vendor transfer-wallets money-has-a-source

import { describe, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { createHeldPayoutAdmin } from '../gateway/index.ts';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useTransferWallet, vendorCode } from './transfer-wallet.fixture.ts';

const bench = useTransferWallet(useMoney({ isSingle: true }));
const cashOf = (member: { id: string }) => bench.money.cashOf(member.id);

/** Another vendor with a wallet of its own, and a game of its; answers its account type. */
async function secondVendor(): Promise<number> {
  const { owner, brand } = bench.money;
  await owner.query(
    `insert into vendors (code, display_name, is_single, transfer_url) values ('OWN2', 'OWN2', false, $1) on conflict do nothing`,
    [bench.url],
  );
  await owner.query(
    `insert into brand_vendors (brand_id, vendor_code, game_type) values ($1, 'OWN2', 'RNG') on conflict do nothing`,
    [brand.id],
  );
  await owner.query(
    `with game as (insert into games (id, vendor_code, game_code, game_type, names, min_bet_minor, cover_url, wide_cover_url)
       values (gen_random_uuid(), 'OWN2', 'own2', 'RNG', '{}', 1, '', '') on conflict do nothing returning id)
     insert into brand_games (brand_id, game_id) select $1, id from game`,
    [brand.id],
  );
  const { rows } = await owner.query(`select account_type_id from vendors where code = 'OWN2'`);
  return rows[0].account_type_id;
}

describe('a transfer', () => {
  test('moves cash to the vendor’s wallet and back, through the vendor’s float', async () => {
    const member = await bench.newMember(1_000n);
    const before = await bench.floatMinor();
    const there = await bench.transfer(member, { amount: '4.00' });
    expect(there).toMatchObject({
      ok: true,
      value: { state: 'done', amount: '4.00', sumBalance: '6.00', replay: false },
    });
    expect([await bench.placesOf(member), (await bench.floatMinor()) - before]).toEqual([
      { cash: 600n, there: 400n },
      400n,
    ]);
    const part = await bench.transfer(member, { direction: 'out', amount: '1.50' });
    expect(part).toMatchObject({ ok: true, value: { state: 'done', amount: '1.50', sumBalance: '7.50' } });
    const rest = await bench.transfer(member, { direction: 'out' });
    expect(rest).toMatchObject({ ok: true, value: { state: 'done', amount: '2.50', sumBalance: '10.00' } });
    expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
    await bench.money.expectCleanBooks();
  });

  test.each(['paid', 'refused'] as const)(
    'brings back at once what stood there; what the vendor says beyond waits for a person, and is %s',
    async (to) => {
      const member = await bench.newMember(60n);
      await bench.transfer(member, {});
      const stood = await bench.floatMinor();
      // Winnings, or a lie: by the vendor's word alone nobody can tell.
      await bench.win(member.id, stood + 1_000n - 60n);
      const back = await bench.transfer(member, { direction: 'out' });
      expect(back).toMatchObject({ ok: true, value: { state: 'done' } });
      expect(await bench.money.ledger.balanceOf(member.id)).toMatchObject({ cashMinor: stood, lockedMinor: 1_000n });
      expect(await bench.floatMinor()).toBe(0n);
      await bench.money.expectCleanBooks();
      const [held] = bench.money.held.splice(0);
      expect(held).toMatchObject({ memberId: member.id, vendorCode, amountMinor: 1_000n, reason: 'beyond_float' });
      const [compared] = await bench.transferWallet.compareFloats();
      expect(compared?.floatMinor).toBe(compared?.atVendorMinor);

      const admin = createHeldPayoutAdmin(bench.money);
      const decision = { id: held?.id ?? '', to, actor: 'ann', reason: 'looked at' };
      const decided = await Promise.all([admin.decide(decision), admin.decide(decision)]);
      expect(decided.toSorted()).toEqual(['done', 'replay']);
      expect(await admin.decide({ ...decision, to: to === 'paid' ? 'refused' : 'paid' })).toBe('decided');
      const cashMinor = to === 'paid' ? stood + 1_000n : stood;
      expect(await bench.money.ledger.balanceOf(member.id)).toMatchObject({ cashMinor, lockedMinor: 0n });
      const { rows } = await bench.money.owner.query(
        'select state, actor, decision_reason from held_payouts where id = $1',
        [held?.id],
      );
      expect(rows).toEqual([{ state: to, actor: 'ann', decision_reason: 'looked at' }]);
      await bench.money.expectCleanBooks();
    },
  );

  test('waits while the vendor is disabled, and comes back when it is enabled', async () => {
    const member = await bench.newMember(100n);
    await bench.transfer(member, {});
    const { owner } = bench.money;
    await owner.query(`insert into vendor_disablings (vendor_code, reason, disabled_at) values ($1, 'staff', now())`, [
      vendorCode,
    ]);
    expect(await bench.transfer(member, { direction: 'out' })).toMatchObject({ ok: true, value: { state: 'pending' } });
    await bench.settle();
    expect(await cashOf(member)).toBe(0n);
    await owner.query('update vendor_disablings set enabled_at = now() where enabled_at is null');
    await bench.settle();
    expect([await cashOf(member), await bench.openTransfers()]).toEqual([100n, 0]);
  });

  test('asked for again is answered and not done again; with other content it is refused', async () => {
    const member = await bench.newMember(1_000n);
    const body = { requestId: newId(), amount: '4.00' };
    const first = await bench.transfer(member, body);
    const again = await bench.transfer(member, body);
    expect(again).toEqual(first.ok ? { ok: true, value: { ...first.value, replay: true } } : null);
    const accountTypeId = await secondVendor();
    for (const other of [{ amount: '4.01' }, { amount: undefined }, { direction: 'out' as const }, { accountTypeId }]) {
      expect(await bench.transfer(member, { ...body, ...other })).toEqual({
        ok: false,
        message: 'repeated_with_other_content',
      });
    }
    expect(await bench.placesOf(member)).toEqual({ cash: 600n, there: 400n });
    const stranger = await bench.newMember(1_000n);
    expect(await bench.transfer(stranger, body)).toMatchObject({ ok: true, value: { replay: false } });
  });

  test('of everything asked for again with an amount, or to another vendor, is refused', async () => {
    const member = await bench.newMember(1_000n);
    const body = { requestId: newId() };
    await bench.transfer(member, body);
    for (const other of [{ amount: '10.00' }, { direction: 'out' as const }, { accountTypeId: await secondVendor() }]) {
      expect(await bench.transfer(member, { ...body, ...other })).toEqual({
        ok: false,
        message: 'repeated_with_other_content',
      });
    }
    expect(await bench.transfer(member, body)).toMatchObject({ ok: true, value: { replay: true } });
  });

  test('five at once under one id happen once', async () => {
    const member = await bench.newMember(1_000n);
    const body = { requestId: newId(), amount: '4.00' };
    await Promise.all(Array.from({ length: 5 }, () => bench.transfer(member, body)));
    await bench.settle();
    expect(await bench.placesOf(member)).toEqual({ cash: 600n, there: 400n });
    expect(await bench.openTransfers()).toBe(0);
    await bench.money.expectCleanBooks();
  });

  test('of more than there is, of a wrong amount or to a wrong vendor is refused', async () => {
    const member = await bench.newMember(100n);
    expect(await bench.transfer(member, { amount: '1.01' })).toMatchObject({ message: 'insufficient_funds' });
    expect(await bench.transfer(member, { direction: 'out', amount: '0.01' })).toMatchObject({
      message: 'transfer_refused',
    });
    expect(await bench.transfer(member, { amount: '0.001' })).toMatchObject({
      message: 'invalid_input',
      detail: { fields: { amount: { key: 'amount_scale' } } },
    });
    expect(await bench.transfer(member, { amount: '0.00' })).toMatchObject({ message: 'invalid_input' });
    expect(await bench.transfer(member, { accountTypeId: 999_999 })).toMatchObject({ message: 'vendor_not_found' });
    const single = await bench.money.owner.query(`select account_type_id from vendors where code = 'BAIZE'`);
    const accountTypeId: number = single.rows[0].account_type_id;
    expect(await bench.transfer(member, { accountTypeId })).toMatchObject({ message: 'vendor_not_found' });
    const penniless = await bench.newMember(0n);
    expect(await bench.transfer(penniless, {})).toMatchObject({ message: 'insufficient_funds' });
    expect(await bench.transfer(penniless, { direction: 'out' })).toMatchObject({
      ok: true,
      value: { amount: '0.00' },
    });
    expect(await cashOf(member)).toBe(100n);
  });

  test('to the vendor is refused for a blocked member; back it goes to everybody', async () => {
    const member = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    await bench.money.owner.query('update members set blocked_at = now() where id = $1', [member.id]);
    expect(await bench.transfer(member, { amount: '1.00' })).toMatchObject({ message: 'account_blocked' });
    expect(await bench.transfer(member, { direction: 'out' })).toMatchObject({ ok: true, value: { state: 'done' } });
    expect(await cashOf(member)).toBe(1_000n);
  });
});

describe('a launch', () => {
  test('takes all cash along; leaving brings everything back', async () => {
    const member = await bench.newMember(1_234n);
    expect(await bench.enter(member)).toMatchObject({ ok: true, value: { amount: '12.34', state: 'done' } });
    expect(await bench.placesOf(member)).toEqual({ cash: 0n, there: 1_234n });
    expect(await bench.enter(member)).toMatchObject({ ok: true, value: { amount: '0.00', state: 'none' } });
    await bench.win(member.id, 66n);
    expect(await bench.transfer(member, { direction: 'out' })).toMatchObject({ ok: true, value: { amount: '13.00' } });
    expect(await bench.placesOf(member)).toEqual({ cash: 1_300n, there: 0n });
  });

  test('at a vendor that hangs fails, and no money is stuck', async () => {
    const member = await bench.newMember(1_000n);
    await bench.behave('deposit', 'hang');
    await bench.behave('query', 'hang');
    expect(await bench.enter(member)).toEqual({ ok: false, message: 'vendor_not_answering' });
    expect(await bench.enter(member)).toEqual({ ok: false, message: 'vendor_not_answering' });
    await bench.behave('query', 'ok');
    await bench.behave('deposit', 'ok');
    expect(await bench.enter(member)).toMatchObject({ ok: true, value: { amount: '10.00', state: 'done' } });
    expect([await bench.placesOf(member), await bench.openTransfers()]).toEqual([{ cash: 0n, there: 1_000n }, 0]);
    await bench.money.expectCleanBooks();
  });

  test('at a vendor that refuses the money opens without it', async () => {
    const member = await bench.newMember(1_000n);
    await bench.behave('deposit', 'refuse');
    expect(await bench.enter(member)).toMatchObject({ ok: true, value: { amount: '10.00', state: 'failed' } });
    expect(await cashOf(member)).toBe(1_000n);
  });

  test('of a trial account stays in the operator', async () => {
    const member = await bench.newMember(1_000n, 4);
    expect(await bench.enter(member)).toEqual({ ok: false, message: 'game_unavailable' });
  });

  test('elsewhere brings back first what stands at another vendor', async () => {
    const member = await bench.newMember(1_000n);
    await bench.enter(member);
    await secondVendor();
    const { brand } = bench.money;
    const moved = await bench.transferWallet.enter({ brand, member, vendorCode: 'OWN2' });
    expect(moved).toMatchObject({ ok: true, value: { amount: '10.00', state: 'done' } });
    expect(await bench.atVendor(member.id)).toBe(0n);
  });
});

test('money of a member whose session has ended comes home by itself', async () => {
  const member = await bench.newMember(1_000n);
  await bench.enter(member);
  await bench.bringHome();
  expect((await bench.placesOf(member)).there).toBe(1_000n);
  await bench.endSession(member);
  await bench.bringHome();
  expect(await bench.placesOf(member)).toEqual({ cash: 1_000n, there: 0n });
  const { rows } = await bench.money.owner.query('select count(*)::int from vendor_stays where member_id = $1', [
    member.id,
  ]);
  expect(rows[0].count).toBe(0);
});

describe('the list of wallets', () => {
  const lineOf = async (member: Awaited<ReturnType<typeof bench.newMember>>) => {
    const answer = await bench.wallets(member, false);
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.list.find((line) => line.vassalage === vendorCode);
  };

  test('tells who shares the site’s wallet and what stands in the others', async () => {
    const member = await bench.newMember(1_000n);
    expect(await lineOf(member)).toMatchObject({ isSingle: false, balance: '0.00', state: 'ready', pending: 0 });
    await bench.transfer(member, { amount: '4.00' });
    expect(await lineOf(member)).toMatchObject({ balance: '4.00' });
    const singles = await bench.wallets(member, true);
    expect(singles).toMatchObject({
      ok: true,
      value: { list: [{ vassalage: 'BAIZE', isSingle: true, balance: null }] },
    });
    const all = await bench.wallets(member);
    expect(all.ok && all.value.list.length).toBeGreaterThan(1);
  });

  test('is answered although a vendor hangs', async () => {
    const member = await bench.newMember(1_000n);
    await bench.transfer(member, { amount: '4.00' });
    await bench.behave('balance', 'hang');
    expect(await lineOf(member)).toMatchObject({ balance: null, state: 'notAnswering' });
  });
});

test('the float is what the vendor received and did not give back; a difference is seen', async () => {
  const member = await bench.newMember(1_000n);
  await bench.transfer(member, { amount: '4.00' });
  // Both vendors of this file are one process with one set of sums.
  const compare = async () => {
    bench.money.clock.advanceMs(1);
    const floats = await bench.transferWallet.compareFloats();
    expect(floats.map(({ open }) => open)).toEqual(floats.map(() => 0));
    const sumMinor = floats.reduce((sum, { floatMinor }) => sum + floatMinor, 0n);
    return sumMinor - (floats[0]?.atVendorMinor ?? 0n);
  };
  expect(await compare()).toBe(0n);
  const { gateway, brand, owner } = bench.money;
  const { rows } = await owner.query(`select id from games where game_code = 'own_game'`);
  const ids = { memberId: member.id, brandId: brand.id, siteSessionId: member.sessionId, gameId: rows[0].id };
  const launch = await gateway.issueLaunchToken({ ...ids, locale: 'TY' });
  const wallet = gateway.walletFor(vendorCode);
  const entered = await wallet.authenticate({ launchToken: launch.ok ? launch.value.token : '' });
  if (entered.status !== 'ok') throw new Error(entered.code);
  await wallet.transferIn({ ...entered.value, txId: 'never-told', amountMinor: 1n });
  expect(await compare()).toBe(1n);
  await bench.behave('totals', 'fail');
  expect(await bench.transferWallet.compareFloats()).toEqual([]);
  expect(bench.failures.length).toBeGreaterThan(0);
});
