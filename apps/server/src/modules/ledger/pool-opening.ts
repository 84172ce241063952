import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PlayAccountKind } from './accounts.ts';
import { type RunStatement, writeActs } from './booking/batch/batch.ts';
import { planBooking } from './booking/plan.ts';
import type { OperatorAccounts } from './booking/wallet/operator-accounts.ts';
import type { Wallet } from './booking/wallet/wallet.ts';
import { fundPool, vendorSource } from './vendor-acts.ts';

/** What a pool begins with. `reference` tells the opening among the vendor's acts for ever; the amount is above 0. */
export interface PoolOpening {
  reference: string;
  brandId: string;
  currencyCode: string;
  vendorCode: string;
  account: PlayAccountKind;
  pool: string;
  amountMinor: bigint;
}

/** A change of the brand's switches or games may come between reading and writing. */
const tries = 6;

/**
 * Puts the operator's own money into a pool, once for ever by the reference, in the caller's transaction: nothing is booked where the reference
 * is known, also from a pool that was opened in a player's name. No member takes part, so the journal names the brand in the member's place.
 */
export function createPoolOpening({
  clock,
  operatorAccounts,
  runIn,
}: {
  clock: Clock;
  operatorAccounts: OperatorAccounts;
  runIn: (transaction: Database) => RunStatement;
}) {
  return async (transaction: Database, opening: PoolOpening): Promise<void> => {
    const { reference, brandId, currencyCode, ...fields } = opening;
    const act = fundPool({ ...fields, txId: reference, memberId: brandId, roundId: '' });
    for (let tried = 0; tried < tries; tried += 1) {
      const seen = await readOpening(transaction, brandId, vendorSource(fields.vendorCode), reference);
      if (seen.isBooked) return;
      const operator = operatorOf(brandId, currencyCode, seen.generation);
      const now = clock.now();
      const planned = planBooking(operator, [act], null, now);
      if (!planned.ok) throw new TypeError('the opening of a pool named a member’s account');
      const { plan } = planned;
      await operatorAccounts.ensure(transaction, plan.operatorAccounts);
      const guard = { brandId, generation: seen.generation, sessionHash: null };
      const operation = { guard, ...plan, rounds: [], bets: [], statements: [] };
      const { refused } = await writeActs(runIn(transaction), [operation], now);
      if (refused.size === 0) return;
    }
    throw new Error(`the pool ${opening.pool} could not be opened: the brand kept changing`);
  };
}

async function readOpening(transaction: Database, brandId: string, source: string, reference: string) {
  const { rows } = await sql<{ generation: bigint; isBooked: boolean }>`
    select generation, exists (select from journal where reference = ${reference} and source = ${source}) as "isBooked"
    from brand_guards where brand_id = ${brandId}`.execute(transaction);
  const [row] = rows;
  if (!row) throw new TypeError(`there is no brand ${brandId}`);
  return row;
}

/** The operator as the plan of a booking sees it: without an account of a member. */
const operatorOf = (brandId: string, currencyCode: string, generation: bigint): Wallet => ({
  memberId: brandId,
  brandId,
  currencyCode,
  playAccount: 'cash',
  isBlocked: false,
  generation,
  limits: {},
  accounts: [],
  earlier: [],
});
