import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { CorrectionState } from './states.ts';

export type Occasion = 'mistake' | 'complaint' | 'technicalFault' | 'goodwill' | 'other';

/** A correction as it was asked for. */
export interface AskedCorrection {
  id: string;
  brandId: string;
  memberId: string;
  amountMinor: bigint;
  currency: string;
  occasion: Occasion;
  reason: string;
  askedBy: string;
  askedAt: Date;
}
export interface Correction extends AskedCorrection {
  state: CorrectionState;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string;
}

const columns = sql`c.id, c.brand_id as "brandId", c.member_id as "memberId", c.amount_minor as "amountMinor", c.currency_code as currency,
  c.occasion, c.reason, c.state, c.asked_by as "askedBy", c.asked_at as "askedAt", c.decided_by as "decidedBy", c.decided_at as "decidedAt",
  c.decision_reason as "decisionReason"`;

/** Corrections in the transaction that `database` runs. */
export function createCorrectionStore(database: Database) {
  return {
    /** Locked until the transaction ends. */
    find: async (id: string): Promise<Correction | undefined> => {
      const { rows } = await sql<Correction>`
        select ${columns} from balance_corrections c where c.id = ${id} for update`.execute(database);
      return rows[0];
    },
    /** What somebody booked alone since a moment, given and taken. */
    aloneSince: async (staffId: string, since: Date): Promise<bigint> => {
      const { rows } = await sql<{ sum: string }>`
        select coalesce(sum(abs(amount_minor)), 0)::text as sum from balance_corrections
        where asked_by = ${staffId} and asked_at > ${since} and decided_by is null and state = 'booked'`.execute(
        database,
      );
      return BigInt(rows[0]?.sum ?? 0);
    },
    add: async (asked: AskedCorrection, state: CorrectionState): Promise<void> => {
      await sql`insert into balance_corrections
          (id, brand_id, member_id, amount_minor, currency_code, occasion, reason, state, asked_by, asked_at)
        values (${asked.id}, ${asked.brandId}, ${asked.memberId}, ${asked.amountMinor}, ${asked.currency}, ${asked.occasion},
          ${asked.reason}, ${state}, ${asked.askedBy}, ${asked.askedAt})`.execute(database);
    },
    decide: async (
      id: string,
      to: CorrectionState,
      by: { staffId: string; reason: string; at: Date },
    ): Promise<void> => {
      await sql`update balance_corrections
        set state = ${to}, decided_by = ${by.staffId}, decided_at = ${by.at}, decision_reason = ${by.reason}
        where id = ${id} and state = 'waiting'`.execute(database);
    },
  };
}

export interface ListedCorrection extends Correction {
  memberName: string;
  askedByName: string;
  decidedByName: string;
}

/** A page of a brand's corrections in a state. */
export const correctionPage = (
  database: Database,
  { staff, data }: Parameters<ListOf<'staffCorrections'>>[0],
): Promise<{ rows: ListedCorrection[]; total: number }> =>
  selectPage<ListedCorrection, 'askedAt' | 'amount'>(
    database,
    {
      columns: sql`${columns}, m.username as "memberName", a.username as "askedByName", coalesce(d.username, '') as "decidedByName"`,
      from: sql`balance_corrections c join members m on m.id = c.member_id join staff a on a.id = c.asked_by
        left join staff d on d.id = c.decided_by`,
      where: sql`c.brand_id = ${staff.brandId} and c.state = ${data.state}`,
      sorts: { askedAt: sql`c.asked_at`, amount: sql`c.amount_minor` },
      tieBreak: sql`c.id`,
    },
    data,
  );
