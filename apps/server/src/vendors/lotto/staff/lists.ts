import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { StaffPorts } from '../../vendor.ts';
import type { IssueRow } from '../issues/store.ts';
import { sharedBook } from '../schema.ts';
import { isTicketId, type TicketRow } from '../tickets/store.ts';
import { findLottery, lottoVendors } from '../vendors.ts';

type IssueListRow = IssueRow & { tickets: number; stake_minor: bigint; paid_minor: bigint | null; entries: number };

/** A lottery's name where nobody's language is known. */
export const nameOf = (code: string): string => findLottery(code)?.names.TY ?? code;

/** An issue with what the brand's players bought of it, as the console shows it. */
export const issueRow = (row: IssueListRow, exponent: number) => ({
  gameId: row.lottery_code,
  name: nameOf(row.lottery_code),
  numero: row.numero,
  source: row.source,
  status: row.status,
  generation: row.generation,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  drawsAt: row.draws_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  tickets: row.tickets,
  stake: shownAmount(row.stake_minor, exponent),
  payout: row.paid_minor === null ? null : shownAmount(row.paid_minor, exponent),
  entries: row.entries,
});

const columns = (brandId: string) => sql`i.*,
  (select count(*)::int from lotto.entries e where e.brand_id = ${brandId}::uuid and e.lottery_code = i.lottery_code
    and e.numero = i.numero and e.generation = i.generation + 1) as entries,
  bought.tickets, bought.stake_minor, bought.paid_minor`;
/** Sold tickets alone: what was refused never cost anything. */
const from = (brandId: string) => sql`lotto.issues i cross join lateral (
  select count(*)::int as tickets, coalesce(sum(cost_minor), 0)::bigint as stake_minor, sum(payout_minor)::bigint as paid_minor
  from lotto.tickets t where t.brand_id = ${brandId}::uuid and t.lottery_code = i.lottery_code and t.numero = i.numero
    and t.status in ('accepted', 'placed', 'stopping', 'settled', 'cancelled')) bought`;
const isOfBrand = (brandId: string) => sql`i.book in (${sharedBook}, ${brandId}::text)
  and (i.book <> ${sharedBook} or not exists (select from lotto.issues own where own.book = ${brandId}::text
    and own.lottery_code = i.lottery_code and own.numero = i.numero))`;

/** Issues as the staff of a brand sees them. */
export const issueList =
  (database: Database, now: () => Date): ListOf<'staffLotteryIssues'> =>
  async ({ staff, brand, data }) => {
    const { gameId, status, source, waits, numero } = data;
    const where = sql`${isOfBrand(staff.brandId)}
      ${gameId === undefined ? sql`` : sql`and i.lottery_code = ${gameId}`} ${status === undefined ? sql`` : sql`and i.status = ${status}`}
      ${source === undefined ? sql`` : sql`and i.source = ${source}`} ${numero === undefined ? sql`` : sql`and i.numero = ${numero}`}
      ${waits === undefined ? sql`` : sql`and i.status = 'LOCK' and i.draws_at <= ${now()}`}`;
    const { rows, total } = await selectPage<IssueListRow, 'drawsAt'>(
      database,
      {
        columns: columns(staff.brandId),
        from: from(staff.brandId),
        where,
        sorts: { drawsAt: sql`i.draws_at` },
        tieBreak: sql`i.lottery_code`,
      },
      data,
    );
    return { rows: rows.map((row) => issueRow(row, brand.currency.exponent)), total };
  };

/** One issue of the brand with the same sums. */
export async function findIssue(
  database: Database,
  brandId: string,
  { gameId, numero }: { gameId: string; numero: string },
): Promise<IssueListRow | undefined> {
  const { rows } = await sql<IssueListRow>`select ${columns(brandId)} from ${from(brandId)}
    where i.lottery_code = ${gameId} and i.numero = ${numero} and ${isOfBrand(brandId)}`.execute(database);
  return rows[0];
}

/** Tickets of the brand's players. */
export const ticketList =
  (database: Database, players: Pick<StaffPorts, 'playersOf' | 'playersNamed'>): ListOf<'staffLotteryTickets'> =>
  async ({ staff, brand, data }) => {
    const { gameId, numero, status, search = '' } = data;
    const { exponent } = brand.currency;
    const codes = lottoVendors.map(({ code }) => code);
    const found = async () =>
      isTicketId(search.toLowerCase())
        ? sql`and t.id = ${search.toLowerCase()}::uuid`
        : sql`and t.player_ref = any(${await players.playersNamed(codes, staff.brandId, search)}::text[])`;
    const { rows, total } = await selectPage<TicketRow, 'boughtAt' | 'cost' | 'payout'>(
      database,
      {
        columns: sql`t.*`,
        from: sql`lotto.tickets t`,
        where: sql`t.brand_id = ${staff.brandId}::uuid and t.status in ('accepted', 'placed', 'stopping', 'settled', 'cancelled')
          ${gameId === undefined ? sql`` : sql`and t.lottery_code = ${gameId}`} ${numero === undefined ? sql`` : sql`and t.numero = ${numero}`}
          ${status === undefined ? sql`` : sql`and t.status = ${status}`} ${search === '' ? sql`` : await found()}`,
        sorts: { boughtAt: sql`t.bought_at`, cost: sql`t.cost_minor`, payout: sql`t.payout_minor` },
        tieBreak: sql`t.id`,
      },
      data,
    );
    const known = new Map(
      (
        await Promise.all(
          codes.map((code) =>
            players.playersOf(
              code,
              rows.filter(({ vendor_code }) => vendor_code === code).map(({ player_ref }) => player_ref),
            ),
          ),
        )
      ).flatMap((some) => [...some]),
    );
    const amount = (minor: bigint | string) => shownAmount(BigInt(minor), exponent);
    return {
      total,
      rows: rows.map((ticket) => ({
        ticketId: ticket.id,
        memberId: known.get(ticket.player_ref)?.memberId ?? '',
        memberName: known.get(ticket.player_ref)?.username ?? '',
        gameId: ticket.lottery_code,
        name: nameOf(ticket.lottery_code),
        numero: ticket.numero,
        status: ticket.status === 'accepted' ? 'placed' : ticket.status,
        lines: ticket.lines.map(({ bet, selection, costMinor, payoutMinor, wins }) => ({
          ...{ bet, selection, cost: amount(costMinor), wins: wins ?? null },
          payout: payoutMinor === undefined ? null : amount(payoutMinor),
        })),
        cost: amount(ticket.cost_minor),
        top: amount(ticket.top_prize_minor),
        payout: ticket.payout_minor === null ? null : amount(ticket.payout_minor),
        generation: ticket.generation,
        chasePlace: ticket.chase_place,
        chaseCount: ticket.chase_count,
        boughtAt: ticket.bought_at.toISOString(),
        settledAt: ticket.settled_at?.toISOString() ?? null,
      })),
    };
  };
