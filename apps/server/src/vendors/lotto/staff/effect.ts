import type { LotteryDraw } from '@baize/games/lottery';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IssueRow } from '../issues/store.ts';
import type { LottoTables } from '../schema.ts';
import { sumOf } from '../tickets/read-lines.ts';
import { settledLines } from '../tickets/settled-lines.ts';
import type { TicketRow } from '../tickets/store.ts';

const atOnce = 2_000;
const nothing = {
  tickets: 0,
  winning: 0,
  payoutMinor: 0n,
  raised: { tickets: 0, minor: 0n },
  lowered: { tickets: 0, minor: 0n },
};

/** Adds what a result brings a ticket. */
function count(sums: typeof nothing, ticket: TicketRow, result: LotteryDraw): void {
  const payoutMinor = sumOf(settledLines(ticket, result), 'payoutMinor');
  const difference = payoutMinor - (ticket.payout_minor ?? 0n);
  sums.tickets += 1;
  sums.payoutMinor += payoutMinor;
  if (payoutMinor > 0n) sums.winning += 1;
  if (ticket.status !== 'settled' || difference === 0n) return;
  const side = difference > 0n ? sums.raised : sums.lowered;
  side.tickets += 1;
  side.minor += difference > 0n ? difference : -difference;
}

/** What a result would bring the tickets of an issue, and how that differs from what is paid already. */
export async function effectOf(anyDatabase: Database, issue: IssueRow, result: LotteryDraw) {
  const database = withTables<LottoTables>(anyDatabase);
  const sums = structuredClone(nothing);
  const none = '00000000-0000-0000-0000-000000000000';
  for (let last = none; ; ) {
    const { rows } = await sql<TicketRow>`
      select * from lotto.tickets where book = ${issue.book} and lottery_code = ${issue.lottery_code} and numero = ${issue.numero}
        and status in ('placed', 'settled') and id > ${last}::uuid order by id limit ${atOnce}`.execute(database);
    for (const ticket of rows) count(sums, ticket, result);
    if (rows.length < atOnce) return sums;
    last = rows.at(-1)?.id ?? last;
  }
}
