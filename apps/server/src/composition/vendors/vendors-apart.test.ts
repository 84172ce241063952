// @covers vendors-apart

import { expect, test } from 'vitest';
import { useMoney } from '../../modules/gateway/testing/money.fixture.ts';
import { type InCore, writingInCore } from './vendors-apart.ts';

const money = useMoney();

const bookedAs = async (reference: string): Promise<number> => {
  const { rows } = await money.owner.query('select count(*)::int as lines from journal where reference = $1', [
    reference,
  ]);
  return rows[0].lines;
};

/** Opens a pool as a vendor does who is stopped before his own transaction ends. */
const openAndStop = (inCore: InCore, reference: string): Promise<unknown> =>
  money.vendorsDatabase.transaction().execute(async (caller) => {
    await inCore(caller, (transaction) =>
      money.ledger.openPool(transaction, {
        ...{ reference, brandId: money.brand.id, currencyCode: money.brand.currency.code },
        ...{ vendorCode: money.game.vendorCode, account: 'cash', pool: 'grand', amountMinor: 500n },
      }),
    );
    throw new Error('stopped');
  });

test('apart the core’s part stands whatever becomes of the vendor’s, and the vendor’s next tries book nothing more', async () => {
  const inCore = writingInCore(money.database, { database: money.vendorsDatabase });
  for (let tried = 0; tried < 3; tried += 1) {
    await expect(openAndStop(inCore, 'apart:opening')).rejects.toThrow('stopped');
    expect(await bookedAs('apart:opening')).toBe(1);
  }
});

test.skipIf(process.env.TEST_VENDORS_APART)('beside each other both are undone together', async () => {
  await expect(openAndStop(writingInCore(money.database, null), 'beside:opening')).rejects.toThrow('stopped');
  expect(await bookedAs('beside:opening')).toBe(0);
});
