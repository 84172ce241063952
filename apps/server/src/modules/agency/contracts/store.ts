import type { ContractKind, ContractState } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ContractRow, Person } from './schema.ts';
import { runningStates } from './states.ts';

const columns = sql`c.id, c.brand_id as "brandId", c.member_id as "memberId", h.username as holder, c.given_by as "givenBy",
  coalesce(g.username, '') as giver, c.kind, c.version, c.request_id as "requestId", c.state, c.terms, c.asked_by as "askedBy", to_char(c.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
  c.end_reason as "endReason", c.created_at as "createdAt", c.decided_at as "decidedAt"`;
const source = sql`agent_contracts c join members h on h.id = c.member_id left join members g on g.id = c.given_by`;
const maxShown = 200;
const openStates = ['draft', 'sent', ...runningStates];

export const contractColumns = columns;
export const contractSource = source;

/** Contracts of a brand's agents. */
export function createContractStore(database: Database) {
  const where = async (condition: RawBuilder<unknown>, rest = sql``): Promise<ContractRow[]> =>
    (await sql<ContractRow>`select ${columns} from ${source} where ${condition} ${rest}`.execute(database)).rows;

  const newest = sql`order by c.created_at desc, c.id desc limit ${maxShown}`;

  return {
    /** Contracts of one brand change one after the other: a chain is looked at as a whole. */
    lock: (brandId: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended('contracts ' || ${brandId}::text, 0))`.execute(database),

    person: async (brandId: string, memberId: string): Promise<Person | undefined> => {
      const { rows } = await sql<Person>`
        select m.id, m.username, m.type, m.upline_id as "uplineId", u.type as "uplineType"
        from members m left join members u on u.id = m.upline_id where m.id = ${memberId} and m.brand_id = ${brandId}`.execute(
        database,
      );
      return rows[0];
    },

    byId: async (brandId: string, id: string) => (await where(sql`c.id = ${id} and c.brand_id = ${brandId}`))[0],
    byRequest: async (memberId: string, requestId: string) =>
      (await where(sql`c.member_id = ${memberId} and c.request_id = ${requestId}`))[0],
    held: (memberId: string) => where(sql`c.member_id = ${memberId} and c.state <> 'draft'`, newest),
    given: (memberId: string) => where(sql`c.given_by = ${memberId}`, newest),

    /** The offer that waits, or the draft. */
    offerOf: async (memberId: string, kind: ContractKind) =>
      (await where(sql`c.member_id = ${memberId} and c.kind = ${kind} and c.state in ('draft', 'sent')`))[0],
    runningOf: async (memberId: string, kind: ContractKind) =>
      (
        await where(
          sql`c.member_id = ${memberId} and c.kind = ${kind} and c.state = any (${[...runningStates]}::text[])`,
        )
      )[0],
    /** What one giver wrote for one holder since then, whatever became of it. */
    countGiven: async (
      { giverId, memberId }: { giverId: string | null; memberId: string },
      since: Date,
    ): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from agent_contracts c
        where c.member_id = ${memberId} and c.given_by is not distinct from ${giverId}::uuid and c.created_at > ${since}`.execute(
        database,
      );
      return rows[0]?.count ?? 0;
    },
    /** What an agent gave of a kind and is not over. */
    openGivenBy: (memberId: string, kind: ContractKind) =>
      where(sql`c.given_by = ${memberId} and c.kind = ${kind}
        and c.state = any (${openStates}::text[])`),
    /** The same of all below, as far down as it was given on. */
    openBelow: (memberIds: readonly string[], kind: ContractKind) =>
      where(sql`c.id in (
        with recursive below (id, holder) as (
          select o.id, o.member_id from agent_contracts o
          where o.given_by = any (${[...memberIds]}::uuid[]) and o.kind = ${kind} and o.state = any (${openStates}::text[])
          union
          select o.id, o.member_id from below join agent_contracts o on o.given_by = below.holder
          where o.kind = ${kind} and o.state = any (${openStates}::text[])
        ) select id from below)`),
    openOf: (memberId: string) => where(sql`c.member_id = ${memberId} and c.state = any (${openStates}::text[])`),
    waitingFor: async (memberId: string): Promise<number> =>
      (
        await where(sql`(c.member_id = ${memberId} and (c.state = 'sent' or (c.state = 'terminationRequested' and c.asked_by = 'giver')))
          or (c.given_by = ${memberId} and c.state = 'terminationRequested' and c.asked_by = 'holder')`)
      ).length,

    insert: async (
      row: Omit<
        ContractRow,
        'holder' | 'giver' | 'version' | 'askedBy' | 'startsOn' | 'endsOn' | 'endReason' | 'decidedAt'
      >,
    ) => {
      await sql`
        insert into agent_contracts (member_id, id, brand_id, kind, version, given_by, request_id, state, terms, created_at)
        select ${row.memberId}::uuid, ${row.id}::uuid, ${row.brandId}::uuid, ${row.kind}::text, coalesce(max(version), 0) + 1,
          ${row.givenBy}::uuid, ${row.requestId}::uuid, ${row.state}, ${JSON.stringify(row.terms)}::jsonb,
          ${row.createdAt}::timestamptz
        from agent_contracts where member_id = ${row.memberId}::uuid and kind = ${row.kind}`.execute(database);
    },

    /** A draft is nobody's but its writer's until it is sent. */
    rewriteDraft: (row: Pick<ContractRow, 'memberId' | 'id' | 'terms' | 'state' | 'requestId' | 'givenBy'>) =>
      sql`
        update agent_contracts set terms = ${JSON.stringify(row.terms)}::jsonb, state = ${row.state},
          request_id = ${row.requestId}, given_by = ${row.givenBy}
        where member_id = ${row.memberId} and id = ${row.id} and state = 'draft'`.execute(database),

    /** Ends many at once; what was only offered is rejected. */
    endAll: (rows: readonly ContractRow[], to: { endsOn: string; endReason: string; decidedAt: Date }) =>
      sql`
        update agent_contracts c set asked_by = null, end_reason = ${to.endReason}, decided_at = ${to.decidedAt},
          state = case when c.state in ('draft', 'sent') then 'rejected' else 'terminated' end,
          ends_on = case when c.state in ('draft', 'sent') then c.ends_on else ${to.endsOn}::date end
        from unnest(${rows.map(({ memberId }) => memberId)}::uuid[], ${rows.map(({ id }) => id)}::uuid[]) ended (member_id, id)
        where c.member_id = ended.member_id and c.id = ended.id`.execute(database),

    /** Contracts whose offered change is gone run on as they are. */
    keepUnchanged: (memberIds: readonly string[], kind: ContractKind) =>
      sql`
        update agent_contracts set state = 'accepted'
        where member_id = any (${[...memberIds]}::uuid[]) and kind = ${kind} and state = 'changeRequested'`.execute(
        database,
      ),

    change: (
      { memberId, id }: Pick<ContractRow, 'memberId' | 'id'>,
      to: {
        state: ContractState;
        askedBy?: ContractRow['askedBy'];
        startsOn?: string;
        endsOn?: string;
        endReason?: string;
        decidedAt?: Date;
      },
    ) => {
      const { startsOn = null, endsOn = null, decidedAt = null } = to;
      return sql`
        update agent_contracts set state = ${to.state}, asked_by = ${to.askedBy ?? null}::text,
          starts_on = coalesce(${startsOn}::date, starts_on), ends_on = coalesce(${endsOn}::date, ends_on),
          end_reason = coalesce(${to.endReason ?? null}::text, end_reason), decided_at = coalesce(${decidedAt}::timestamptz, decided_at)
        where member_id = ${memberId} and id = ${id}`.execute(database);
    },
  };
}
export type ContractStore = ReturnType<typeof createContractStore>;
