// @covers killed-processes

import { holdLifeMs } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from '../../src/modules/gateway/testing/money.fixture.ts';

const money = useMoney();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const openingMinor = 1_000_000n;
const dayStakeMinor = 100n;

const endsOfDays = {
  'an ordinary day': '2026-11-21T23:59:59.900Z',
  'the day before a leap day': '2028-02-28T23:59:59.900Z',
  'a year': '2028-12-31T23:59:59.900Z',
};
const strangeHours = {
  'Europe leaves out (DST begins)': '2027-03-28T00:59:59.900Z',
  'Europe has twice (DST ends)': '2027-10-31T00:59:59.900Z',
  'America has twice': '2027-11-07T05:59:59.900Z',
};

const debit = (player: Player, txId: string, amountMinor: bigint) =>
  money.wallet.debit({ ...player, roundId: txId, gameCode, txId, amountMinor });
const moveTo = (iso: string) => money.clock.advanceMs(Date.parse(iso) - money.clock.now().getTime());
const limitDayStake = (player: Player) =>
  money.ledger.setLimit({
    brandId: money.brand.id,
    memberId: player.memberId,
    kind: 'dayStake',
    amountMinor: dayStakeMinor,
  });

test.each(Object.entries(endsOfDays))(
  'at the end of %s begins a new day of limits, and an id stays used',
  async (_name, iso) => {
    moveTo(iso);
    const player = await money.newPlayer({ balanceMinor: openingMinor });
    await limitDayStake(player);
    const name = iso.slice(0, 10);
    expect((await debit(player, `${name}-full`, dayStakeMinor)).code).toBe('OK');
    expect(await debit(player, `${name}-over`, 1n)).toMatchObject({
      code: 'LIMIT_REACHED',
      limit: { kind: 'dayStake' },
    });
    money.clock.advanceMs(200);
    expect((await debit(player, `${name}-next-day`, dayStakeMinor)).code).toBe('OK');
    expect((await debit(player, `${name}-next-over`, 1n)).code).toBe('LIMIT_REACHED');
    expect(await debit(player, `${name}-full`, dayStakeMinor)).toMatchObject({ code: 'OK', replay: true });
    await money.expectCleanBooks();
  },
);

test.each(Object.entries(strangeHours))('the hour that %s begins no new day of limits', async (_name, iso) => {
  moveTo(iso);
  const player = await money.newPlayer({ balanceMinor: openingMinor });
  await limitDayStake(player);
  const name = iso.slice(0, 10);
  expect((await debit(player, `${name}-full`, dayStakeMinor)).code).toBe('OK');
  for (const jumpMs of [200, hourMs, -hourMs]) {
    money.clock.advanceMs(jumpMs);
    expect((await debit(player, `${name}${jumpMs}`, 1n)).code).toBe('LIMIT_REACHED');
  }
  expect(await debit(player, `${name}-full`, dayStakeMinor)).toMatchObject({ code: 'OK', replay: true });
  await money.expectCleanBooks();
});

test('a clock that jumps a day back gives nobody a second day of limits', async () => {
  const player = await money.newPlayer({ balanceMinor: openingMinor });
  await limitDayStake(player);
  expect((await debit(player, 'before-the-jump', dayStakeMinor)).code).toBe('OK');
  money.clock.advanceMs(-dayMs);
  expect((await debit(player, 'after-the-jump', 1n)).code).toBe('LIMIT_REACHED');
  money.clock.advanceMs(dayMs);
  expect((await debit(player, 'set-right', 1n)).code).toBe('LIMIT_REACHED');
  expect(await money.cashOf(player.memberId)).toBe(openingMinor - dayStakeMinor);
  await money.expectCleanBooks();
});

test.each([
  ['2 hours on', 2 * hourMs],
  ['a day back', -dayMs],
  ['a year on', 365 * dayMs],
])(
  'after a jump of %s repeats move nothing, and the order of the books is that of the writes',
  async (name, jumpMs) => {
    const player = await money.newPlayer({ balanceMinor: openingMinor });
    const ids = Array.from({ length: 20 }, (_, count) => `${name.replaceAll(' ', '-')}-${count}`);
    for (const [count, id] of ids.entries()) {
      if (count === ids.length / 2) money.clock.advanceMs(jumpMs);
      expect((await debit(player, id, 10n)).code).toBe('OK');
    }
    const repeats = await Promise.all(ids.map((id) => debit(player, id, 10n)));
    expect(repeats.every(({ code, replay }) => code === 'OK' && replay)).toBe(true);
    expect(await money.cashOf(player.memberId)).toBe(openingMinor - 10n * BigInt(ids.length));
    const { rows } = await money.owner.query(
      'select reference from journal where member_id = $1 and movement = $2 order by batch_id, line',
      [player.memberId, 'stake'],
    );
    expect(rows.map(({ reference }) => reference)).toEqual(ids);
    await money.expectCleanBooks();
  },
);

test('a held bet is given back after its life and not before, though the clock jumps back in between', async () => {
  const player = await money.newPlayer({ balanceMinor: openingMinor });
  const bet = { betId: 'held-over-a-jump', playerRef: player.playerRef };
  const made = await money.wallet.makeBet({
    ...player,
    ...bet,
    gameCode,
    amountMinor: 500n,
    legs: [1],
    pricePolicy: 'any',
  });
  expect(made.code).toBe('OK');
  money.clock.advanceMs(-dayMs);
  expect((await money.gateway.sweep()).released).toBe(0);
  expect(await money.cashOf(player.memberId)).toBe(openingMinor - 500n);
  money.clock.advanceMs(dayMs + holdLifeMs - 1_000);
  expect((await money.gateway.sweep()).released).toBe(0);
  money.clock.advanceMs(2_000);
  expect((await money.gateway.sweep()).released).toBe(1);
  expect((await money.gateway.sweep()).released).toBe(0);
  expect(await money.cashOf(player.memberId)).toBe(openingMinor);
  expect((await money.wallet.commitBet(bet)).code).toBe('TX_CANCELLED');
  await money.expectCleanBooks();
});

test('the feed skips and repeats nothing when the clock goes back between two writes', async () => {
  const player = await money.newPlayer({ balanceMinor: openingMinor });
  const start = await wholeFeed(null);
  expect((await debit(player, 'feed-1', 10n)).code).toBe('OK');
  money.clock.advanceMs(-2 * hourMs);
  expect((await debit(player, 'feed-2', 10n)).code).toBe('OK');
  money.clock.advanceMs(3 * hourMs);
  expect((await debit(player, 'feed-3', 10n)).code).toBe('OK');
  // Told once nothing older runs any more, in whichever test of the same server.
  await expect.poll(async () => (await wholeFeed(start.next)).txIds).toEqual(['feed-1', 'feed-2', 'feed-3']);
});

async function wholeFeed(after: string | null): Promise<{ txIds: string[]; next: string }> {
  const txIds: string[] = [];
  let cursor = after;
  for (let count = 0; count < 100; count += 1) {
    const page = await money.wallet.feed({ after: cursor, limit: 100 });
    txIds.push(...page.entries.map(({ txId }) => txId));
    cursor = page.next;
    if (page.isEnd) break;
  }
  return { txIds, next: cursor ?? '0.0.0' };
}
