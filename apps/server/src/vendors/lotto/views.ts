import type { LottoIssue, LottoTicket } from '@baize/contract';
import type { LotteryDraw } from '@baize/games/lottery';
import type { IssueRow } from './issues/store.ts';
import type { TicketRow } from './tickets/store.ts';
import { lotteryOf } from './vendors.ts';

/** A draw as it stands in an answer. */
export const plainResult = (result: LotteryDraw): Record<string, string[]> =>
  Object.fromEntries(Object.entries(result).map(([key, drawn]) => [key, [...drawn]]));

/** What a lottery is called in a language. */
export function nameIn(code: string, language: string): string {
  const names: Partial<Record<string, string>> & { TY: string } = lotteryOf(code).names;
  return names[language] ?? names.TY;
}

export const issueView = (issue: IssueRow): LottoIssue => ({
  numero: issue.numero,
  status: issue.status,
  source: issue.source,
  closesAt: issue.closes_at.toISOString(),
  drawsAt: issue.draws_at.toISOString(),
  serverSeedHash: issue.server_seed_hash,
  clientSeed: issue.client_seed,
  serverSeed: issue.server_seed,
  result: issue.result && plainResult(issue.result),
});

const statuses = {
  held: 'buying',
  accepted: 'buying',
  placed: 'placed',
  stopping: 'stopping',
  settled: 'settled',
  cancelled: 'cancelled',
  refused: 'cancelled',
} as const;

export const ticketView = (ticket: TicketRow): LottoTicket => ({
  ticketId: ticket.id,
  gameId: ticket.lottery_code,
  numero: ticket.numero,
  lines: ticket.lines.map(({ wins = null, payoutMinor = null, rebateMinor = '0', lowered = {}, ...line }) => ({
    ...line,
    rebateMinor,
    lowered,
    wins,
    payoutMinor,
  })),
  costMinor: `${ticket.cost_minor}`,
  topPrizeMinor: `${ticket.top_prize_minor}`,
  prizeGroup: ticket.prize_group,
  status: statuses[ticket.status],
  generation: ticket.generation,
  chase:
    ticket.chase_id === null
      ? null
      : {
          chaseId: ticket.chase_id,
          place: ticket.chase_place,
          count: ticket.chase_count,
          stopsOnWin: ticket.stops_on_win,
        },
  payoutMinor: ticket.payout_minor === null ? null : `${ticket.payout_minor}`,
  boughtAt: ticket.bought_at.toISOString(),
  settledAt: ticket.settled_at?.toISOString() ?? null,
});

const maxDigits = 40;
/** The prize that stands for a draw in one row of digits: the special one, the first one, or all balls. */
const mainPrizes = ['DB', 'first', 'balls'];

/** A draw in one row of digits; balls beyond 9 take two each. */
export function openNumbersOf(result: LotteryDraw): string {
  const drawn = mainPrizes.map((prize) => result[prize]).find((numbers) => numbers !== undefined) ?? [];
  const longest = Math.max(...drawn.map((number) => number.length));
  return drawn
    .map((number) => number.padStart(longest, '0'))
    .join('')
    .slice(0, maxDigits);
}
