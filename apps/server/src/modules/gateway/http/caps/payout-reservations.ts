import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { takeLock } from '../../../../platform/database/named-locks.ts';
import type { SeenAct, Win } from '../acts/acts.ts';
import type { VendorCap } from './caps.ts';

/** A payout that is to be booked, with the stakes that are booked beside it, and the caps that it comes under. */
export interface PayoutWish extends VendorCap {
  vendorCode: string;
  currencyCode: string;
  playerRef: string;
  win: Win;
  acts: readonly SeenAct[];
}

/**
 * `free`: it may be paid; `held`: only under a person's eyes; `over`: the round would pay more than one win may; `other`: its id was counted
 * with other content. `isNew`: it was counted now. `isClaimed`: it is to be released when it is surely not booked. `lossMinor`: of the hour,
 * with it; null where it was not counted now.
 */
export interface PayoutVerdict {
  verdict: 'free' | 'held' | 'over' | 'other';
  isNew: boolean;
  isClaimed: boolean;
  lossMinor: bigint | null;
}

const asText = (_name: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Counts payouts before they are booked, those of a vendor one after the other in all processes (migrations/000112). */
export async function reservePayouts(
  database: Database,
  wishes: readonly PayoutWish[],
  now: Date,
): Promise<PayoutVerdict[]> {
  const given = wishes.map(({ win, acts, ...wish }) => ({
    ...wish,
    roundKey: win.roundKey,
    winMinor: win.minor,
    isWhole: win.isWhole,
    stakedMinor: acts.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
    acts: acts.map(({ actKey, roundKey, stakedMinor, paidMinor, wholePaidMinor }) => ({
      ...{ actKey, roundKey, stakedMinor, paidMinor },
      saidMinor: wholePaidMinor ?? paidMinor,
    })),
  }));
  const { rows } = await sql<Omit<PayoutVerdict, 'lossMinor'> & { lossMinor: string | null }>`
    select verdict, is_new as "isNew", is_claimed as "isClaimed", loss_minor::text as "lossMinor"
    from reserve_payouts(${JSON.stringify(given, asText)}::jsonb, ${now}) order by place`.execute(database);
  return rows.map((row) => ({ ...row, lossMinor: row.lossMinor === null ? null : BigInt(row.lossMinor) }));
}

/** What one request counted and what surely is not booked. */
export interface PayoutRelease {
  vendorCode: string;
  actKeys: readonly string[];
}

/** What was counted and surely not booked counts no more, unless another request counts it as well; those of a vendor in one transaction. */
export async function releasePayouts(database: Database, releases: readonly PayoutRelease[]): Promise<void> {
  const claimsOf = new Map<string, Map<string, number>>();
  for (const { vendorCode, actKeys } of releases) {
    const claims = claimsOf.get(vendorCode) ?? new Map<string, number>();
    for (const key of actKeys) claims.set(key, (claims.get(key) ?? 0) + 1);
    claimsOf.set(vendorCode, claims);
  }
  for (const [vendorCode, claims] of claimsOf) await releaseOfVendor(database, vendorCode, claims);
}

/** `claims`: how many requests count each act no more. */
async function releaseOfVendor(database: Database, vendorCode: string, claims: ReadonlyMap<string, number>) {
  const [actKeys, counts] = [[...claims.keys()], [...claims.values()]];
  await database.transaction().execute(async (transaction) => {
    // Not beside a reservation, which could claim what is deleted meanwhile.
    await takeLock(transaction, `vendor payouts ${vendorCode}`);
    await sql`
      update vendor_acts a set claims = a.claims - given.count
      from unnest(${actKeys}::text[], ${counts}::int[]) as given(key, count)
      where a.vendor_code = ${vendorCode} and a.act_key = given.key`.execute(transaction);
    // The minutes in the order in which acts are counted, so that nobody waits in a circle.
    await sql`
      with gone as (
        delete from vendor_acts where vendor_code = ${vendorCode} and act_key = any (${actKeys}::text[]) and claims <= 0
        returning currency_code, date_trunc('minute', booked_at) as minute, staked_minor, case when is_held then 0 else paid_minor end as paid_minor
      ), sums as (
        select currency_code, minute, sum(staked_minor) as staked_minor, sum(paid_minor) as paid_minor from gone group by 1, 2
      ), held as (
        select m.currency_code, m.minute, s.staked_minor, s.paid_minor from vendor_minutes m join sums s using (currency_code, minute)
        where m.vendor_code = ${vendorCode} order by 1, 2 for update of m
      )
      update vendor_minutes m set staked_minor = m.staked_minor - h.staked_minor, paid_minor = m.paid_minor - h.paid_minor
      from held h where m.vendor_code = ${vendorCode} and m.currency_code = h.currency_code and m.minute = h.minute`.execute(
      transaction,
    );
  });
}
