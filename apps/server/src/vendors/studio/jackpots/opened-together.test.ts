import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { createStudio } from '../index.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';

const { money, enter, dependencies } = useStudioMoney();

function studioWith(fundPool: (wallet: VendorWallet) => VendorWallet['fundPool']) {
  const deps = dependencies();
  return createStudio({ ...deps, wallet: { ...deps.wallet, fundPool: fundPool(deps.wallet) } });
}

test('players who enter a game with jackpots at the same moment ask for the first money of each pool once', async () => {
  // The first entry puts the game into the catalogue, and no pool is opened.
  await enter(
    studioWith(() => async () => Promise.reject(new Error('no answer'))),
    'dragon_ledger',
  ).catch(() => undefined);
  const asked: string[] = [];
  const studio = studioWith((wallet) => async (request) => {
    asked.push(request.txId);
    return await wallet.fundPool(request);
  });
  await Promise.all(Array.from({ length: 8 }, () => enter(studio, 'dragon_ledger')));
  // Whoever came second may have left a pool to the next session.
  await enter(studio, 'dragon_ledger');
  expect(asked.length).toBeGreaterThan(0);
  expect([...new Set(asked)]).toEqual(asked);
  const { rows } = await money.owner.query(
    `select p.pool, is_open, (select count(*)::int from studio.pool_entries e where e.pool = p.pool and kind = 'opening') as openings
     from studio.pools p where opening_minor > 0`,
  );
  expect(rows).toHaveLength(asked.length);
  for (const row of rows) expect(row).toMatchObject({ is_open: true, openings: 1 });
  expect(money.failures).toEqual([]);
  await money.expectCleanBooks();
});
