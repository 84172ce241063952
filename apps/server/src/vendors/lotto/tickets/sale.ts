import { createHash } from 'node:crypto';
import type { Lowered } from '@baize/games/lottery';
import type { Lottery } from '@baize/games/lottery-catalogue';
import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { IssueRow } from '../issues/store.ts';
import { addExposures, type IssueOfBrand } from '../limits/exposures.ts';
import { createLimited } from '../limits/limited.ts';
import { createLimitStore, type LimitRow, limitsOf } from '../limits/limits.ts';
import { refusalByLimits } from '../limits/refusal.ts';
import type { LottoTables, StoredLine } from '../schema.ts';
import type { AskedTicket, Player, SaleFailure } from './order.ts';
import { exposuresOfLines, groupsOf, type LoweredByBet, readLines, sumOf } from './read-lines.ts';
import { insertTicket } from './store.ts';

/** Rolls back the transaction of an order that is not sold. */
class NotSold extends Error {
  readonly reason: SaleFailure;
  constructor(reason: SaleFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Whether the same numbers pay the same percent in both. */
const isAlike = (one: Lowered, other: Lowered): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([number, percent]) => other[number] === percent);

/** The id of a ticket ahead: it follows from the order's, so that a repeat writes nothing twice. */
function idAhead(ticketId: string, place: number): string {
  const hash = createHash('sha256').update(`${ticketId} ${place}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Writes an order down: every ticket of it with what it puts on its numbers, or nothing. */
export function createSale(deps: Pick<LottoDependencies, 'database' | 'clock'>) {
  const { database, clock } = deps;
  const limits = createLimitStore(database);
  const limited = createLimited(database);

  const loweredOf = async (
    lottery: Lottery,
    issue: IssueOfBrand,
    lines: AskedTicket['lines'],
  ): Promise<LoweredByBet> => {
    const lowered = new Map<string, Record<string, number>>();
    const bets = [...new Set(lines.map(({ bet }) => bet))];
    for (const { bet, number, percent } of await limited(lottery, issue, { bets }))
      if (percent > 0) lowered.set(bet, { ...lowered.get(bet), [number]: percent });
    return lowered;
  };

  /** The lines at the price that the buyer was shown, or why they are not sold. */
  const linesOf = async (
    lottery: Lottery,
    asked: AskedTicket,
    { brandId, topGroup }: Pick<Player, 'brandId' | 'topGroup'>,
    numero: string,
  ) => {
    const lowered = await loweredOf(lottery, { brandId, lotteryCode: lottery.code, numero }, asked.lines);
    const read = readLines(lottery, asked.lines, { group: asked.prizeGroup, topGroup, lowered });
    if ('wrongLine' in read) return read.isTooMuch ? 'table_limit' : 'bet_not_offered';
    if (`${sumOf(read.lines, 'costMinor')}` !== asked.costMinor) return 'bet_not_offered';
    const isAsShown = read.lines.every((line, index) => isAlike(line.lowered ?? {}, asked.lines[index]?.lowered ?? {}));
    return isAsShown ? read.lines : 'price_changed';
  };

  /** One ticket with its exposures, in a transaction. */
  const write = async (
    transaction: Database,
    ticket: Insertable<LottoTables['lotto.tickets']>,
    { lines, rows, closesAt }: { lines: readonly StoredLine[]; rows: readonly LimitRow[]; closesAt: Date },
  ): Promise<void> => {
    if (!(await insertTicket(transaction, ticket))) throw new NotSold('repeated_with_other_content');
    const ofAll = exposuresOfLines(ticket.lottery_code, lines, ticket.prize_group).map((one) => ({
      ...one,
      playerRef: '',
    }));
    const ofMember = ofAll
      .filter(({ bet }) => limitsOf(rows, ticket.lottery_code, bet).member_number_minor !== null)
      .map((one) => ({ ...one, playerRef: ticket.player_ref }));
    const added = [...ofAll, ...ofMember];
    const issue = { brandId: ticket.brand_id, lotteryCode: ticket.lottery_code, numero: ticket.numero };
    const taken = await addExposures(transaction, issue, closesAt, added);
    const refusal = refusalByLimits(rows, ticket.lottery_code, { lines, added, taken });
    if (refusal) throw new NotSold(refusal);
  };

  /** `barOf`: why an order that limits and prices allow is refused before it is written. */
  return async <Bar extends string>(
    lottery: Lottery,
    asked: AskedTicket,
    { playerRef, brandId, topGroup }: Player,
    { issues, barOf }: { issues: readonly IssueRow[]; barOf: () => Promise<Bar | null> },
  ): Promise<SaleFailure | Bar | null> => {
    if (!groupsOf(lottery, topGroup).includes(asked.prizeGroup)) return 'bet_not_offered';
    const rows = await limits.ofBrand(brandId);
    const priced: { issue: IssueRow; lines: StoredLine[] }[] = [];
    for (const issue of issues) {
      const lines = await linesOf(lottery, asked, { brandId, topGroup }, issue.numero);
      if (typeof lines === 'string') return lines;
      priced.push({ issue, lines });
    }
    const bar = await barOf();
    if (bar) return bar;
    const ticketOf = ({ issue, lines }: (typeof priced)[number], index: number) => ({
      id: index === 0 ? asked.ticketId : idAhead(asked.ticketId, index + 1),
      brand_id: brandId,
      book: issue.book,
      vendor_code: lottery.vendor,
      lottery_code: lottery.code,
      numero: issue.numero,
      player_ref: playerRef,
      lines: JSON.stringify(lines),
      cost_minor: sumOf(lines, 'costMinor'),
      top_prize_minor: sumOf(lines, 'topPrizeMinor'),
      prize_group: asked.prizeGroup,
      status: 'held' as const,
      chase_id: issues.length > 1 ? asked.ticketId : null,
      chase_place: index + 1,
      chase_count: issues.length,
      stops_on_win: asked.chase?.stopsOnWin ?? false,
      bought_at: clock.now(),
    });
    try {
      await database.transaction().execute(async (transaction) => {
        for (const [index, one] of priced.entries())
          await write(transaction, ticketOf(one, index), { lines: one.lines, rows, closesAt: one.issue.closes_at });
      });
      return null;
    } catch (error) {
      if (error instanceof NotSold) return error.reason;
      throw error;
    }
  };
}
export type Sale = ReturnType<typeof createSale>;
