import type { RiskEvent } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type CollusionPairs, figureColumns } from './facts.ts';
import { type Figure, type Figures, figureKey } from './rules.ts';

/** Something that a member did, with the figures that were asked for. */
export interface RiskEventRow {
  id: string;
  memberId: string;
  at: Date;
  amountMinor: bigint | null;
  figures: Figures;
}

/** A place in the order of events; an empty id: the moment itself. */
export interface EventPlace {
  at: Date;
  id: string;
}

/** Which events of a brand: from a place up to a place, of one member or of all; `asc` begins behind `from`, `desc` before `until`. */
export interface EventSpan {
  brandId: string;
  event: RiskEvent;
  from: EventPlace;
  until: EventPlace;
  memberId?: string | undefined;
  order: 'asc' | 'desc';
  limit: number;
}

/** Settled bets reach the hours of the turnover a moment later: an hour is looked at when it has been over for so long. */
const hourDelay = sql`interval '5 minutes'`;

/** Where events come from: id, member_id, at, amount_minor of a brand's rows in a span. */
const sources: Record<
  RiskEvent,
  (of: EventSpan, mine: (column: string) => RawBuilder<unknown>) => RawBuilder<unknown>
> = {
  registration: ({ brandId, from, until }, mine) => sql`
      select id::text, brand_id, id as member_id, registered_at as at, null::bigint as amount_minor from members
      where brand_id = ${brandId} and registered_at >= ${from.at} and registered_at <= ${until.at} and ${mine('id')}`,
  deposit: ({ brandId, from, until }, mine) => sql`
      select id::text, brand_id, member_id, created_at as at, amount_minor from deposits
      where brand_id = ${brandId} and created_at >= ${from.at} and created_at <= ${until.at} and ${mine('member_id')}`,
  bet: ({ brandId, from, until }, mine) => sql`
      select member_id || '/' || extract(epoch from starts_at)::bigint as id, brand_id, member_id, starts_at + interval '1 hour' as at,
        sum(stake_minor)::bigint as amount_minor from turnover_hours
      where brand_id = ${brandId} and account_kind = 'cash' and starts_at >= ${from.at}::timestamptz - interval '1 hour'
        and starts_at <= ${until.at}::timestamptz - interval '1 hour' - ${hourDelay} and ${mine('member_id')}
      group by brand_id, member_id, starts_at`,
  withdrawal: ({ brandId, from, until }, mine) => sql`
      select id::text, brand_id, member_id, created_at as at, amount_minor from withdrawals
      where brand_id = ${brandId} and created_at >= ${from.at} and created_at <= ${until.at} and ${mine('member_id')}`,
};

const tables: Record<RiskEvent, 'deposits' | 'withdrawals' | null> = {
  registration: null,
  deposit: 'deposits',
  bet: null,
  withdrawal: 'withdrawals',
};

/** Events of a span in their order with figures; trial accounts have none. */
export async function readEvents(
  database: Database,
  of: EventSpan,
  figures: readonly Figure[],
  pairs: CollusionPairs,
): Promise<RiskEventRow[]> {
  const { memberId, order, limit } = of;
  const place = order === 'asc' ? of.from : of.until;
  const mine = (column: string) => (memberId === undefined ? sql`true` : sql`${sql.ref(column)} = ${memberId}`);
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  const beyond = order === 'asc' ? sql`>` : sql`<`;
  const open = place.id === '' ? sql`true` : sql`(r.at, r.id) ${beyond} (${place.at}::timestamptz, ${place.id})`;
  const columns = figures.length === 0 ? sql`` : sql`, ${figureColumns(figures, tables[of.event])}`;
  type Row = Omit<RiskEventRow, 'figures' | 'amountMinor'> & { amountMinor: string | null } & Record<
      `f${number}`,
      string
    >;
  const { rows } = await sql<Row>`
    select e.id, e.member_id as "memberId", e.at, e.amount_minor::text as "amountMinor" ${columns}
    from (select r.* from (${sources[of.event](of, mine)}) r join members m on m.id = r.member_id and m.type <> 4
      where ${open} order by r.at ${way}, r.id ${way} limit ${limit}) e
    order by e.at ${way}, e.id ${way}`.execute(database);
  const paired = figures.some(({ fact }) => fact === 'collusionPairs') && rows.length > 0 ? await pairs(rows) : [];
  return rows.map(({ id, memberId: owner, at, amountMinor, ...row }, place) => ({
    ...{ id, memberId: owner, at, amountMinor: amountMinor === null ? null : BigInt(amountMinor) },
    figures: new Map(
      figures.map((figure, index) => {
        if (figure.fact === 'collusionPairs') return [figureKey(figure), BigInt(paired[place] ?? 0)] as const;
        const text = (row as Record<string, string | null>)[`f${index}`] ?? null;
        return [figureKey(figure), text === null ? null : BigInt(text)] as const;
      }),
    ),
  }));
}
