// @covers jackpot-counter

import { beforeAll, describe, expect, test } from 'vitest';
import { insertGame } from '../../../../test/support/factories.ts';
import { createStudio } from '../index.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';

describe('pools with seeds', () => {
  const { money, build, enter, dependencies } = useStudioMoney();

  const openings = async () => {
    const { rows } = await money.owner.query(
      `select p.pool, is_open, opening_minor::text as seed, (select count(*)::int from studio.pool_entries e
         where e.pot_scope = p.pot_scope and e.pool = p.pool and kind = 'opening') as noted,
         (select count(*)::int from journal j where j.reference = 'pool:' || p.pot_scope || ':' || p.pool || ':opening') as booked
       from studio.pools p where opening_minor > 0 order by p.pool`,
    );
    return rows;
  };

  test('are there before anybody plays, once, however often and by however many processes they are opened', async () => {
    await Promise.all(Array.from({ length: 4 }, () => build().openJackpotPools()));
    // Whoever came second may have left a pool to the next time.
    await build().openJackpotPools();
    await build().openJackpotPools();
    const opened = await openings();
    expect(opened.map(({ pool }) => pool)).toEqual(['grand', 'major', 'maxi', 'mini', 'minor']);
    for (const row of opened) expect(row).toMatchObject({ is_open: true, noted: 1, booked: 1 });
    const { rows } = await money.owner.query(
      `select distinct j.member_id = $1 as "isOfBrand", movement from journal j where subject = '' and movement = 'jackpotSeed'`,
      [money.brand.id],
    );
    expect(rows).toEqual([{ isOfBrand: true, movement: 'jackpotSeed' }]);
    await money.expectCleanBooks();
  });

  test('stay as they are when eight players enter at the same moment', async () => {
    // The first entry puts the game into the catalogue.
    await enter(build(), 'dragon_ledger');
    await Promise.all(Array.from({ length: 8 }, () => enter(build(), 'dragon_ledger')));
    for (const row of await openings()) expect(row).toMatchObject({ is_open: true, noted: 1, booked: 1 });
    expect(money.failures).toEqual([]);
    await money.expectCleanBooks();
  });

  test('of trial players are opened by the first of them', async () => {
    const memberId = await money.newMember({ type: 4, balanceMinor: 10_000n });
    await enter(build(), 'dragon_ledger', 0n, memberId);
    const opened = await openings();
    // The brand's five, and the two of this game that trial money fills.
    expect(opened).toHaveLength(7);
    for (const row of opened) expect(row).toMatchObject({ is_open: true, noted: 1, booked: 1 });
    await money.expectCleanBooks();
  });

  test('a failure in the middle leaves nothing half done', async () => {
    const deps = dependencies();
    let left = 1;
    const failing = createStudio({
      ...deps,
      cashPoolsWith: async () => [{ prizePool: `${money.brand.id}:cash`, currencyCode: 'EUR' }],
      openPool: async (transaction, opening) => {
        await deps.openPool(transaction, opening);
        if (left-- > 0) throw new Error('lost');
      },
    });
    await expect(failing.openJackpotPools()).rejects.toThrow('lost');
    await money.expectCleanBooks();
    await failing.openJackpotPools();
    for (const row of await openings()) expect(row).toMatchObject({ is_open: true, noted: 1, booked: 1 });
    await money.expectCleanBooks();
  });
});

describe('a pool that was funded in a player’s name, by a program before', () => {
  const { money, build } = useStudioMoney();
  beforeAll(async () => {
    const { vendorCode } = money.game;
    await insertGame(money.owner, money.brand.id, { gameCode: 'dragon_ledger', vendorCode });
    const { playerRef } = await money.newPlayer();
    const scope = `${money.brand.id}:cash:${money.brand.currency.code}`;
    await money.owner.query(
      `insert into studio.pools (pot_scope, pool, opening_minor, is_open) values ($1, 'grand', 77, false)`,
      [scope],
    );
    const txId = `pool:${scope}:grand:opening`;
    expect((await money.wallet.fundPool({ txId, playerRef, pool: 'grand', amountMinor: 77n })).code).toBe('OK');
  });

  test('is opened in the studio’s book and not paid again', async () => {
    await build().openJackpotPools();
    const { rows } = await money.owner.query(
      `select count(*)::int as lines, sum(amount_minor)::text as sum from journal where reference like '%:grand:opening'`,
    );
    expect(rows).toEqual([{ lines: 1, sum: '77' }]);
    await money.expectCleanBooks();
  });
});
