import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import { type Database, withTables } from '../../../../platform/database/database.ts';
import {
  type PayoutRelease,
  type PayoutVerdict,
  type PayoutWish,
  releasePayouts,
  reservePayouts,
} from '../caps/payout-reservations.ts';
import type { VendorHttpTables } from '../schema.ts';
import type { SeenAct } from './acts.ts';
import { createBatch } from './batch.ts';
import { deleteInPieces } from './purge.ts';

export interface BookedAct extends SeenAct {
  vendorCode: string;
  currencyCode: string;
  playerRef: string;
  /** When the wallet booked it; null: just now. */
  bookedAt: Date | null;
  /** Perhaps the operator has not got what the act takes from the player: it lowers no loss. */
  isPerhapsOwed: boolean;
}

/** What the caps count, in the database: it outlives a restart, and all processes see one sum. */
export interface ActStore {
  /** Harmless to repeat. */
  record(act: BookedAct): Promise<void>;
  isAnyRecorded(vendorCode: string, actKeys: readonly string[]): Promise<boolean>;
  /** Counts a payout before it is booked, after everything that was recorded before in this process. Harmless to repeat. */
  reserve(wish: PayoutWish): Promise<PayoutVerdict>;
  /** What of a stake is counted; 0 where it is not known. */
  stakedBy(vendorCode: string, actKey: string): Promise<bigint>;
  /** What a payout was counted for and is surely not booked counts no more. */
  release(vendorCode: string, actKeys: readonly string[]): Promise<void>;
  /** Payouts less stakes of the last 60 minutes. */
  hourlyLoss(vendorCode: string, currencyCode: string): Promise<bigint>;
  purge(): Promise<void>;
}

/** One of both. */
interface Entry {
  act?: BookedAct;
  wish?: PayoutWish;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than any round is open. */
const actLifeMs = 7 * 24 * hourMs;

export function createActStore({ database, clock }: { database: Database; clock: Clock }): ActStore {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const oneMinor = async (query: ReturnType<typeof sql<{ minor: string }>>) => {
    const { rows } = await query.execute(database);
    return BigInt(rows[0]?.minor ?? 0);
  };
  const looksBack = (act: SeenAct) => act.reverses !== null || act.commits !== null || act.wholePaidMinor !== null;

  /** First what stands for itself, then what looks at earlier acts. */
  const recordAll = async (acts: readonly BookedAct[]): Promise<void> => {
    for (const part of [acts.filter((act) => !looksBack(act)), acts.filter(looksBack)]) {
      if (part.length > 0) await writeActs(database, part, clock.now());
    }
  };

  /** What was booked is counted before what is to be booked. */
  const writeAll = async (entries: readonly Entry[]): Promise<(PayoutVerdict | undefined)[]> => {
    await recordAll(entries.flatMap(({ act }) => act ?? []));
    const wishes = entries.flatMap(({ wish }) => wish ?? []);
    const verdicts = wishes.length === 0 ? [] : await reservePayouts(database, wishes, clock.now());
    return entries.map(({ wish }) => wish && verdicts[wishes.indexOf(wish)]);
  };
  const write = createBatch(writeAll);
  /** Together: each by itself would hold a connection while it waits for its turn. */
  const release = createBatch(async (releases: readonly PayoutRelease[]) => {
    await releasePayouts(database, releases);
    return releases;
  });

  return {
    record: async (act) => void (await write({ act })),
    reserve: async (wish) => {
      const verdict = await write({ wish });
      if (!verdict) throw new Error('a payout without a verdict');
      return verdict;
    },
    release: async (vendorCode, actKeys) => void (await release({ vendorCode, actKeys })),
    isAnyRecorded: async (vendorCode, actKeys) => {
      const { rows } = await sql`
        select from vendor_acts where vendor_code = ${vendorCode} and act_key = any (${actKeys}::text[]) limit 1`.execute(
        database,
      );
      return rows.length > 0;
    },
    stakedBy: (vendorCode, actKey) =>
      oneMinor(
        sql`select staked_minor as minor from vendor_acts where vendor_code = ${vendorCode} and act_key = ${actKey}`,
      ),
    hourlyLoss: (vendorCode, currencyCode) =>
      oneMinor(sql`select coalesce(sum(paid_minor - staked_minor), 0) as minor from vendor_minutes
        where vendor_code = ${vendorCode} and currency_code = ${currencyCode} and minute > ${before(hourMs)}`),
    purge: async () => {
      await deleteInPieces(async (max) => {
        const { numAffectedRows } = await sql`delete from vendor_acts where ctid = any (array(
          select ctid from vendor_acts where booked_at < ${before(actLifeMs)} limit ${max}))`.execute(database);
        return numAffectedRows;
      });
      await withTables<VendorHttpTables>(database)
        .deleteFrom('vendor_minutes')
        .where('minute', '<', before(2 * hourMs))
        .execute();
    },
  };
}

async function writeActs(database: Database, acts: readonly BookedAct[], now: Date): Promise<void> {
  const given = JSON.stringify(acts, (_name, value) => (typeof value === 'bigint' ? value.toString() : value));
  await sql`
    with given as (
      select * from json_to_recordset(${given}::json) as g (
        "vendorCode" text, "actKey" text, "roundKey" text, "currencyCode" text, "playerRef" text, "heldMinor" bigint,
        "stakedMinor" numeric, "paidMinor" numeric, reverses text, commits text, "wholePaidMinor" numeric,
        "bookedAt" timestamptz, "isPerhapsOwed" boolean)
    ), fresh as (
      insert into vendor_acts
        (vendor_code, act_key, round_key, currency_code, player_ref, said_minor, held_minor, staked_minor, paid_minor, booked_at)
      select g."vendorCode", g."actKey", g."roundKey", g."currencyCode", g."playerRef", coalesce(g."wholePaidMinor", g."paidMinor"), g."heldMinor",
        g."stakedMinor" - coalesce(reversed.staked_minor, 0) + coalesce(committed.held_minor, 0),
        greatest(
          case when g."wholePaidMinor" is null then g."paidMinor" else g."wholePaidMinor" - coalesce(
            (select sum(paid_minor) from vendor_acts where vendor_code = g."vendorCode" and round_key = g."roundKey"), 0)
          end,
          case when g."isPerhapsOwed" then 0 end),
        coalesce(g."bookedAt", ${now})
      from given g
      -- Each looked up by its key: joined as sets, the planner reads all acts of the vendor.
      left join lateral (select staked_minor from vendor_acts
        where vendor_code = g."vendorCode" and act_key = g.reverses offset 0) reversed on true
      left join lateral (select held_minor from vendor_acts
        where vendor_code = g."vendorCode" and act_key = g.commits offset 0) committed on true
      order by 1, 2
      on conflict do nothing
      returning vendor_code, currency_code, staked_minor, paid_minor, booked_at
    ), late as (
      -- A stake that another process has not counted yet is taken back already: when it comes it counts nothing.
      insert into vendor_acts (vendor_code, act_key, round_key, currency_code, held_minor, staked_minor, paid_minor, booked_at)
      select g."vendorCode", g.reverses, g."roundKey", g."currencyCode", 0, 0, 0, coalesce(g."bookedAt", ${now})
      from given g
      left join lateral (select act_key from vendor_acts
        where vendor_code = g."vendorCode" and act_key = g.reverses offset 0) known on true
      where g.reverses is not null and known.act_key is null
      order by 1, 2
      on conflict do nothing
    )
    insert into vendor_minutes (vendor_code, currency_code, minute, staked_minor, paid_minor)
    select vendor_code, currency_code, date_trunc('minute', booked_at), sum(staked_minor), sum(paid_minor)
    from fresh group by 1, 2, 3 order by 1, 2, 3
    on conflict (vendor_code, currency_code, minute) do update set
      staked_minor = vendor_minutes.staked_minor + excluded.staked_minor,
      paid_minor = vendor_minutes.paid_minor + excluded.paid_minor`.execute(database);
}
