import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LedgerModule, SqlStatement } from '../../ledger/index.ts';
import type { HeldPayout } from './holding.ts';

export type PayoutState = 'held' | 'paid' | 'refused';

export interface PayoutOnRecord extends HeldPayout {
  state: PayoutState;
  heldAt: Date;
}

export interface PayoutDecision {
  id: string;
  to: Exclude<PayoutState, 'held'>;
  /** Who decided, and why. */
  actor: string;
  reason: string;
}

/** `replay`: it was decided so before. `decided`: it was decided otherwise. */
export type Decided = 'done' | 'replay' | 'decided' | 'unknown';

/** Payouts that wait for a person: what they are, and what becomes of each, once. */
export interface HeldPayoutAdmin {
  /** The oldest first. */
  waiting(vendorCode?: string): Promise<readonly PayoutOnRecord[]>;
  find(id: string): Promise<PayoutOnRecord | null>;
  /** Moves the money and writes down who decided, together; `statements` with them. */
  decide(decision: PayoutDecision, statements?: readonly SqlStatement[]): Promise<Decided>;
}

const columns = sql`id, vendor_code as "vendorCode", tx_id as "txId", round_id as "roundId", member_id as "memberId", brand_id as "brandId",
  currency_code as "currencyCode", amount_minor as "amountMinor", reason, state, held_at as "heldAt"`;
const maxListed = 1_000;
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createHeldPayoutAdmin({
  database,
  clock,
  ledger,
}: {
  database: Database;
  clock: Clock;
  ledger: Pick<LedgerModule, 'decidePayout'>;
}): HeldPayoutAdmin {
  const find = async (id: string): Promise<PayoutOnRecord | null> => {
    if (!idForm.test(id)) return null;
    const { rows } = await sql<PayoutOnRecord>`select ${columns} from held_payouts where id = ${id}`.execute(database);
    return rows[0] ?? null;
  };

  return {
    find,
    waiting: async (vendorCode) => {
      const ofVendor = vendorCode === undefined ? sql`` : sql`and vendor_code = ${vendorCode}`;
      const { rows } = await sql<PayoutOnRecord>`
        select ${columns} from held_payouts where state = 'held' ${ofVendor} order by held_at, id limit ${maxListed}`.execute(
        database,
      );
      return rows;
    },
    decide: async ({ id, to, actor, reason }, statements = []) => {
      const payout = await find(id);
      if (!payout) return 'unknown';
      const values = [payout.id, to, clock.now(), actor, reason];
      const { memberId, amountMinor, roundId, txId } = payout;
      const fields = { reference: payout.id, memberId, subject: roundId || txId, amountMinor, isPaid: to === 'paid' };
      const booking = await database.transaction().execute((transaction) =>
        ledger.decidePayout(transaction, fields, {
          statements: [{ name: 'payout_decided', text: decideText, values }, ...statements],
        }),
      );
      if (booking.status === 'booked') return 'done';
      return booking.status === 'replay' ? 'replay' : 'decided';
    },
  };
}

const decideText = `update held_payouts set state = $2, decided_at = $3, actor = $4, decision_reason = $5 where id = $1`;
