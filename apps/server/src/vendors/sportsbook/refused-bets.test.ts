// @covers sportsbook-bets

import { describe, expect, test } from 'vitest';
import { betOf, legOf, successOf, useBook } from './testing/book.fixture.ts';

const { money, build, scheduled } = useBook();

const rowCount = async (): Promise<number> => {
  const { rows } = await money.owner.query(
    'select (select count(*) from sportsbook.bets) + (select count(*) from journal) as count',
  );
  return Number(rows[0].count);
};

describe('a bet that the wallet would refuse leaves nothing', () => {
  test.each([
    ['without the money for it', 999n, null, 'insufficient_funds'],
    ['beyond a limit', 10_000n, 999n, 'limit_reached'],
  ] as const)('%s', async (_why, balanceMinor, limitMinor, message) => {
    const book = build();
    const who = await money.newPlayer({ balanceMinor });
    if (limitMinor !== null) {
      const limit = { brandId: money.brand.id, memberId: who.memberId, kind: 'stake' } as const;
      await money.ledger.setLimit({ ...limit, amountMinor: limitMinor });
    }
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const before = await rowCount();
    const bets = Array.from({ length: 20 }, () => book.placeBet(who.session, betOf([legOf(match, '1X2')])));
    for (const answer of await Promise.all(bets)) expect(answer).toEqual({ ok: false, message });
    expect(await rowCount()).toBe(before);
  });
});

test('bets that are refused because something came between are bounded by day', async () => {
  const book = build();
  const who = await money.newPlayer({ balanceMinor: 10_000n });
  const next = async () => (await scheduled(book, who)).at(-1) ?? Promise.reject(new Error('no match'));
  const place = async () => book.placeBet(who.session, betOf([legOf(await next(), '1X2')]));
  const { betId } = successOf(await place()).bet;
  await money.owner.query(
    `insert into sportsbook.bets (id, vendor_code, player_ref, game_code, choose, unit_stake_minor, open_unit_minor, stake_minor, price_policy, legs,
      settles_at, state, refusal, placed_at, decide_at, closed_at)
    select gen_random_uuid(), vendor_code, player_ref, game_code, choose, unit_stake_minor, unit_stake_minor, stake_minor, price_policy, legs, settles_at,
      'REJECTED', 'INSUFFICIENT_FUNDS', placed_at, decide_at, placed_at from sportsbook.bets, generate_series(1, 100) where id = $1`,
    [betId],
  );
  expect(await place()).toEqual({ ok: false, message: 'limit_reached' });
  await money.owner.query(`update sportsbook.bets set placed_at = placed_at - interval '24 hours'`);
  expect(await place()).toMatchObject({ ok: true });
});

test('no bet returns more than one may, also where its taker named lower prices than there are', async () => {
  const book = build();
  const who = await money.newPlayer({ balanceMinor: 1_000_000n });
  const legs = (await scheduled(book, who)).slice(0, 12).map((match) => {
    const dearest = match.markets
      .filter(({ isOpen }) => isOpen)
      .flatMap(({ key, selections }) => selections.map((offered) => ({ market: key, ...offered })))
      .toSorted((one, other) => Number(other.odds) - Number(one.odds))[0];
    if (!dearest) throw new Error('no price');
    return { matchId: match.matchId, ...dearest };
  });
  const stake = { unitStakeMinor: '1000000' };
  expect(await book.placeBet(who.session, betOf(legs, stake))).toMatchObject({ message: 'bet_not_offered' });
  const low = legs.map((leg) => ({ ...leg, odds: '1.01' }));
  const answer = await book.placeBet(who.session, { ...betOf(low, stake), pricePolicy: 'better' });
  expect(answer).toMatchObject({ message: 'bet_not_offered' });
  expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
});
