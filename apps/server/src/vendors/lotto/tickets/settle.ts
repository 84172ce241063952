import { betOf, defaultGroup, type LotteryDraw, payoutMinor, selectionOf } from '@baize/games/lottery';
import { rulesOf } from '@baize/games/lottery-catalogue';
import type { SettleBetRequest } from '@baize/vendor-kit';
import type { LottoDependencies } from '../dependencies.ts';
import type { IssueRow, IssueStore } from '../issues/store.ts';
import type { StoredLine } from '../schema.ts';
import { findLottery } from '../vendors.ts';
import { sumOf } from './read-lines.ts';
import type { TicketRow, TicketStore } from './store.ts';

/** A ticket's lines with what a draw brings them. */
export function settledLines(lotteryCode: string, lines: readonly StoredLine[], draw: LotteryDraw): StoredLine[] {
  const lottery = findLottery(lotteryCode);
  if (!lottery) throw new Error(`there is no lottery ${lotteryCode}`);
  const game = rulesOf(lottery.rules);
  const returns = game.returns(defaultGroup);
  return lines.map((line) => {
    const bet = betOf(game, line.bet);
    if (!bet) throw new Error(`${lotteryCode} has no bet ${line.bet}`);
    const wins = bet.wins(draw, selectionOf(line.selection));
    return {
      ...line,
      wins: Object.values(wins).reduce((sum, count) => sum + count, 0),
      payoutMinor: `${payoutMinor(bet, wins, BigInt(line.unitMinor), returns)}`,
    };
  });
}

type Outcome = { ticket: TicketRow; lines: readonly StoredLine[]; request: SettleBetRequest };

/** Pays the tickets of an issue in batches. What is paid follows from the draw alone, so that a batch that is cut off is sent again. */
export function createSettle({ clock, walletOf }: LottoDependencies, issues: IssueStore, tickets: TicketStore) {
  const outcomeOf = (ticket: TicketRow, draw: LotteryDraw, generation: number): Outcome => {
    const lines = settledLines(ticket.lottery_code, ticket.lines, draw);
    const payout = sumOf(lines, 'payoutMinor');
    const { id: betId, player_ref: playerRef } = ticket;
    const result = payout > 0n ? 'won' : 'lost';
    const policy = generation > 1 ? 'allowNegative' : 'refuse';
    return { ticket, lines, request: { betId, playerRef, generation, payoutMinor: payout, result, policy } };
  };

  const refundOf = (ticket: TicketRow): Outcome => ({
    ticket,
    lines: ticket.lines,
    request: {
      betId: ticket.id,
      playerRef: ticket.player_ref,
      generation: 1,
      payoutMinor: ticket.cost_minor,
      result: 'void',
      policy: 'refuse',
    },
  });

  /** Sends a batch and writes down what was booked. Throws for a ticket that can never be settled. */
  const send = async (vendorCode: string, outcomes: readonly Outcome[]): Promise<void> => {
    const { answers } = await walletOf(vendorCode).settleBets({ bets: outcomes.map(({ request }) => request) });
    const now = clock.now();
    const refused: string[] = [];
    for (const [index, { ticket, lines, request }] of outcomes.entries()) {
      const answer = answers[index];
      if (answer?.status === 'ok')
        await tickets.move(ticket.id, [ticket.status, request.result === 'void' ? 'cancelled' : 'settled'], {
          payout_minor: request.payoutMinor,
          generation: request.generation,
          settled_at: now,
          lines: JSON.stringify(lines),
        });
      else refused.push(`${ticket.id}: ${answer?.code}`);
    }
    if (refused.length > 0) throw new Error(`tickets that could not be settled: ${refused.join(', ')}`);
  };

  const sendAll = async (
    issue: IssueRow,
    generation: number,
    outcome: (ticket: TicketRow) => Outcome,
  ): Promise<void> => {
    for (;;) {
      const due = await tickets.toSettle(issue, generation);
      if (due.length === 0) return;
      await send(issue.vendor_code, due.map(outcome));
    }
  };

  return {
    /** Pays an issue that is drawn; an issue that was corrected is paid by the difference. */
    pay: async (issue: IssueRow): Promise<void> => {
      const { result, generation } = issue;
      if (!result) throw new Error(`${issue.lottery_code} ${issue.numero} has no result`);
      await sendAll(issue, generation, (ticket) => outcomeOf(ticket, result, generation));
      await issues.move(issue, 'SETTLED', 'settlement', { settled_at: clock.now() });
    },
    /** Gives every stake of a cancelled issue back. */
    refund: async (issue: IssueRow): Promise<void> => {
      await sendAll(issue, 1, refundOf);
      await issues.endCancelled(issue, clock.now());
    },
  };
}
export type Settle = ReturnType<typeof createSettle>;
