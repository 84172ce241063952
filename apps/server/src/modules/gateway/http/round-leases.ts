import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { LaneOverloadedError } from '../../ledger/index.ts';
import { createBatch } from './batch.ts';

/** A round of a vendor, by the key under which the caps count it. */
export interface CappedRound {
  vendorCode: string;
  roundKey: string;
}

/** Runs work in turn with all processes that look at the same round. Rejects with LaneOverloadedError when its turn does not come. */
export type WithRound = <V>(round: CappedRound, work: () => Promise<V>) => Promise<V>;

interface Lease extends CappedRound {
  holder: string;
}

/** Longer than any answer is waited for: only the lease of a process that died ends by itself. */
const leaseSeconds = 30;
const askAgainMs = 15;
/** Longer than a vendor waits. */
const mostAsked = 200;

export function createRoundLeases({ database, newId }: { database: Database; newId: () => string }): WithRound {
  /** In one order, so that two processes never wait for each other in a circle. A round that is leased already stays with its holder. */
  const take = async (leases: readonly Lease[]): Promise<boolean[]> => {
    const ordered = leases.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const { rows } = await sql<{ holder: string }>`
      insert into vendor_round_leases as k (vendor_code, round_key, holder, ends_at)
      select vendor_code, round_key, holder, now() + ${leaseSeconds} * interval '1 second' from unnest(
        ${ordered.map((lease) => lease.vendorCode)}::text[],
        ${ordered.map((lease) => lease.roundKey)}::text[],
        ${ordered.map((lease) => lease.holder)}::uuid[]) as asked (vendor_code, round_key, holder)
      on conflict (vendor_code, round_key) do update set holder = excluded.holder, ends_at = excluded.ends_at
        where k.ends_at < now()
      returning holder`.execute(database);
    const taken = new Set(rows.map(({ holder }) => holder));
    return leases.map(({ holder }) => taken.has(holder));
  };
  const giveBack = async (leases: readonly Lease[]): Promise<undefined[]> => {
    await sql`
      delete from vendor_round_leases k using unnest(
        ${leases.map((lease) => lease.vendorCode)}::text[],
        ${leases.map((lease) => lease.roundKey)}::text[],
        ${leases.map((lease) => lease.holder)}::uuid[]) as ended (vendor_code, round_key, holder)
      where k.vendor_code = ended.vendor_code and k.round_key = ended.round_key and k.holder = ended.holder`.execute(
      database,
    );
    return leases.map(() => undefined);
  };
  const takeInBatches = createBatch(take);
  const giveBackInBatches = createBatch(giveBack);

  return async (round, work) => {
    const lease = { ...round, holder: newId() };
    for (let asked = 1; !(await takeInBatches(lease)); asked += 1) {
      if (asked >= mostAsked) throw new LaneOverloadedError();
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
    // Nobody waits for the end of a lease; one that could not be given back ends by itself.
    return work().finally(() => void giveBackInBatches(lease).catch(() => undefined));
  };
}

const keyOf = ({ vendorCode, roundKey }: CappedRound) => `${vendorCode} ${roundKey}`;
