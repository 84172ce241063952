// @covers wallet-other-commands money-has-a-source

import { beforeEach, describe, expect, test } from 'vitest';
import { type Player, useMoney } from './money.fixture.ts';

const money = useMoney();
let player: Player;
let txId = '';
let sequence = 0;

beforeEach(async () => {
  sequence += 1;
  txId = `transfer-${sequence}`;
  player = await money.newPlayer({ balanceMinor: 1_000n });
});
const there = (amountMinor = 400n, id = txId) => money.wallet.transferIn({ ...player, txId: id, amountMinor });
const back = (amountMinor = 400n, id = `${txId}-back`) =>
  money.wallet.transferOut({ ...player, txId: id, amountMinor });
const ask = (id = txId) => money.wallet.queryTransfer({ txId: id, playerRef: player.playerRef });
const cash = () => money.cashOf(player.memberId);

async function floatMinor(): Promise<bigint> {
  const { rows } = await money.owner.query(
    `select coalesce(sum(h.balance_minor), 0)::text as sum from house_balances h join accounts a on a.id = h.account_id where a.kind = 'float'`,
  );
  return BigInt(rows[0].sum);
}

test('money goes to the vendor’s float and comes back; a repeat moves nothing', async () => {
  const before = await floatMinor();
  expect(await there()).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 600n } });
  expect(await there()).toMatchObject({ code: 'OK', replay: true, balance: { cashMinor: 600n } });
  expect((await there(401n)).code).toBe('TX_CONFLICT');
  expect((await floatMinor()) - before).toBe(400n);
  expect(await back()).toMatchObject({ code: 'OK', balance: { cashMinor: 1_000n } });
  expect(await back()).toMatchObject({ code: 'OK', replay: true });
  expect((await floatMinor()) - before).toBe(0n);
  await money.expectCleanBooks();
});

test('more than there is, a blocked player and an ended session are refused; money comes back to all of them', async () => {
  expect((await there(1_001n)).code).toBe('INSUFFICIENT_FUNDS');
  await there();
  await money.owner.query('update members set blocked_at = now() where id = $1', [player.memberId]);
  expect((await there(1n, `${txId}-blocked`)).code).toBe('PLAYER_BLOCKED');
  await money.wallet.endSession({ session: player.session });
  expect((await there(1n, `${txId}-gone`)).code).toBe('SESSION_INVALID');
  expect((await back()).code).toBe('OK');
  expect(await cash()).toBe(1_000n);
});

test('a trial player’s play money never leaves', async () => {
  player = await money.newPlayer({ balanceMinor: 500n, type: 4 });
  expect((await there(1n)).code).toBe('GAME_UNAVAILABLE');
  expect((await back(1n)).code).toBe('GAME_UNAVAILABLE');
  await money.expectCleanBooks();
});

test('a transfer that is asked for before it comes never comes; one that came is answered as it was', async () => {
  expect(await ask()).toBeNull();
  expect(await ask()).toBeNull();
  expect((await there()).code).toBe('TX_CANCELLED');
  expect(await cash()).toBe(1_000n);
  const other = `${txId}-done`;
  const done = await there(100n, other);
  expect(await ask(other)).toMatchObject({ code: 'OK', replay: true, ledgerId: done.ledgerId });
});

test('forty times asking beside transferring: what the answer says is what happened', async () => {
  let happened = 0n;
  for (let round = 0; round < 40; round += 1) {
    const id = `${txId}-${round}`;
    const [transferred, asked] = await Promise.all(
      round % 2 === 0
        ? [there(10n, id), ask(id)]
        : ([ask(id), there(10n, id)].toReversed() as [ReturnType<typeof there>, ReturnType<typeof ask>]),
    );
    const isThere = (transferred as { code: string } | null)?.code === 'OK';
    expect(asked !== null && asked.code === 'OK').toBe(isThere);
    if (isThere) happened += 10n;
  }
  expect(await cash()).toBe(1_000n - happened);
  await money.expectCleanBooks();
});

test('a stranger’s transfer is nobody else’s business', async () => {
  await there();
  const other = await money.newPlayer();
  expect(await money.wallet.queryTransfer({ txId, playerRef: other.playerRef })).toMatchObject({ code: 'TX_CONFLICT' });
  expect((await money.wallet.transferIn({ ...other, txId, amountMinor: 400n })).code).toBe('TX_CONFLICT');
});

test('no more comes back than stands in the vendor’s wallet, and the same id comes with less', async () => {
  const stands = await floatMinor();
  await there();
  const tooMuch = stands + 401n;
  expect(await back(tooMuch)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: { cashMinor: 600n } });
  expect(await cash()).toBe(600n);
  expect((await back(400n)).code).toBe('OK');
  expect(await floatMinor()).toBe(stands);
  await money.expectCleanBooks();
});

test('twenty at once, by two processes, for what stands there once: one is paid', async () => {
  const stands = await floatMinor();
  await there();
  const other = money.newProcess().gateway.walletFor(money.game.vendorCode);
  const amountMinor = stands + 400n;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const actor = await money.newPlayer();
      const wallet = index % 2 === 0 ? money.wallet : other;
      return wallet.transferOut({ playerRef: actor.playerRef, txId: `${txId}-${index}`, amountMinor });
    }),
  );
  const codes = answers.map(({ code }) => code).toSorted();
  expect(codes).toEqual([...Array(19).fill('INSUFFICIENT_FUNDS'), 'OK']);
  expect(await floatMinor()).toBe(0n);
  await money.expectCleanBooks();
});

describe('a vendor that may not', () => {
  const asSingle = (isSingle: boolean) =>
    money.owner.query('update vendors set is_single = $2 where code = $1', [money.game.vendorCode, isSingle]);
  const disable = (isDisabled: boolean) =>
    money.owner.query(
      isDisabled
        ? `insert into vendor_disablings (vendor_code, reason, disabled_at) values ($1, 'staff', now())`
        : 'update vendor_disablings set enabled_at = now() where vendor_code = $1 and enabled_at is null',
      [money.game.vendorCode],
    );

  test('without a wallet of its own nothing goes there and nothing comes back; what was booked is answered as it was', async () => {
    await there();
    await asSingle(true);
    try {
      expect((await there(1n, `${txId}-more`)).code).toBe('GAME_UNAVAILABLE');
      expect((await back(1n)).code).toBe('GAME_UNAVAILABLE');
      expect(await there()).toMatchObject({ code: 'OK', replay: true });
      expect(await cash()).toBe(600n);
    } finally {
      await asSingle(false);
    }
    expect((await back()).code).toBe('OK');
  });

  test('disabled: nothing goes there, and what would come back waits with its id', async () => {
    await there();
    await disable(true);
    try {
      expect((await there(1n, `${txId}-more`)).code).toBe('GAME_UNAVAILABLE');
      expect(await back()).toMatchObject({ code: 'INTERNAL', retry: 'same' });
      expect(await cash()).toBe(600n);
    } finally {
      await disable(false);
    }
    expect((await back()).code).toBe('OK');
    expect(await cash()).toBe(1_000n);
  });
});
