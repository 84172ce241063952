import type { LimitChangeState, OwnLimitKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LimitChange } from './schema.ts';

const columns = sql`c.id, c.kind, c.before_minor as "beforeMinor", c.after_minor as "afterMinor", c.state, c.asked_at as "askedAt",
  c.ready_at as "readyAt", c.lapses_at as "lapsesAt"`;

/** Changes of members' own limits. */
export function createLimitStore(database: Database) {
  return {
    /** Held until the transaction ends: who changes a member's protection waits for whoever does. */
    lockMember: async (memberId: string): Promise<void> => {
      await sql`select from members where id = ${memberId} for no key update`.execute(database);
    },

    waitingOf: async (memberId: string): Promise<LimitChange[]> => {
      const { rows } = await sql<LimitChange>`select ${columns} from member_limit_changes c
        where c.member_id = ${memberId} and c.state = 'WAITING'`.execute(database);
      return rows;
    },

    find: async (memberId: string, id: string): Promise<LimitChange | undefined> => {
      const { rows } = await sql<LimitChange>`select ${columns} from member_limit_changes c
        where c.member_id = ${memberId} and c.id = ${id}`.execute(database);
      return rows[0];
    },

    ownLimitOf: async (memberId: string, kind: OwnLimitKind): Promise<bigint | null> => {
      const { rows } = await sql<{ amountMinor: bigint }>`select amount_minor as "amountMinor" from money_limits
        where member_id = ${memberId} and kind = ${kind} and set_by = 'member'`.execute(database);
      return rows[0]?.amountMinor ?? null;
    },

    askedSince: async (memberId: string, since: Date): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from member_limit_changes
        where member_id = ${memberId} and asked_at > ${since}`.execute(database);
      return rows[0]?.count ?? 0;
    },

    insert: async (memberId: string, brandId: string, change: LimitChange): Promise<void> => {
      const { id, kind, beforeMinor, afterMinor, state, askedAt, readyAt, lapsesAt } = change;
      await sql`insert into member_limit_changes (member_id, id, brand_id, kind, before_minor, after_minor, state, asked_at, ready_at,
          lapses_at, decided_at)
        values (${memberId}, ${id}, ${brandId}, ${kind}, ${beforeMinor}, ${afterMinor}, ${state}, ${askedAt}, ${readyAt}, ${lapsesAt},
          ${state === 'WAITING' ? null : askedAt})`.execute(database);
    },

    decide: async (memberId: string, id: string, state: LimitChangeState, at: Date): Promise<void> => {
      await sql`update member_limit_changes set state = ${state}, decided_at = ${at}
        where member_id = ${memberId} and id = ${id} and state = 'WAITING'`.execute(database);
    },
  };
}
export type LimitStore = ReturnType<typeof createLimitStore>;
