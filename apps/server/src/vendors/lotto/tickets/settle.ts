import type { LotteryDraw } from '@baize/games/lottery';
import type { SettleBetRequest } from '@baize/vendor-kit';
import type { PlayerNotice } from '../../vendor.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { IssueRow, IssueStore } from '../issues/store.ts';
import { lotteryOf } from '../vendors.ts';
import { sumOf } from './read-lines.ts';
import { settledLines } from './settled-lines.ts';
import type { EndedTicket, TicketRow, TicketStore } from './store.ts';

type Outcome = EndedTicket & { request: SettleBetRequest };

const outcomeOf = (ticket: TicketRow, draw: LotteryDraw, generation: number): Outcome => {
  const lines = settledLines(ticket, draw);
  const payoutMinor = sumOf(lines, 'payoutMinor');
  const request: SettleBetRequest = {
    betId: ticket.id,
    playerRef: ticket.player_ref,
    generation,
    payoutMinor,
    result: payoutMinor > 0n ? 'won' : 'lost',
    policy: generation > 1 ? 'allowNegative' : 'refuse',
  };
  return { ticket, to: 'settled', lines, payoutMinor, generation, request };
};

const refundOf = (ticket: TicketRow): Outcome => ({
  ticket,
  to: 'cancelled',
  lines: ticket.lines,
  payoutMinor: ticket.cost_minor,
  generation: 1,
  request: {
    betId: ticket.id,
    playerRef: ticket.player_ref,
    generation: 1,
    payoutMinor: ticket.cost_minor,
    result: 'void',
    policy: 'refuse',
  },
});

/** The notice to a player whose ticket was cancelled, or paid otherwise than before; null: none. */
function noticeOf({ ticket, to, payoutMinor, generation }: EndedTicket): PlayerNotice | null {
  const { lottery_code, numero, player_ref: playerRef, id } = ticket;
  const params = { lottery: lotteryOf(lottery_code).names.TY, numero };
  if (to === 'cancelled') {
    const isOrdered = ticket.status === 'stopping';
    const about = { playerRef, reference: id, amountMinor: payoutMinor, params };
    return isOrdered ? null : { kind: 'lotteryCancelled', ...about };
  }
  const difference = payoutMinor - (ticket.payout_minor ?? payoutMinor);
  if (difference === 0n) return null;
  const about = { playerRef, reference: `${id} ${generation}`, params };
  return difference > 0n
    ? { kind: 'lotteryRaised', ...about, amountMinor: difference }
    : { kind: 'lotteryLowered', ...about, amountMinor: -difference };
}

type SettleTools = Pick<LottoDependencies, 'database' | 'clock' | 'walletOf' | 'staffPorts'>;

/** Pays the tickets of an issue in batches. What is paid follows from the draw alone, so that a batch that is cut off is sent again. */
export function createSettle(deps: SettleTools, issues: IssueStore, tickets: TicketStore) {
  const { database, clock, walletOf, staffPorts } = deps;

  /** Sends a batch and writes down what was booked. Throws for a ticket that can never be settled. */
  const send = async (vendorCode: string, outcomes: readonly Outcome[]): Promise<void> => {
    const { answers } = await walletOf(vendorCode).settleBets({ bets: outcomes.map(({ request }) => request) });
    const booked = outcomes.filter((_, index) => answers[index]?.status === 'ok');
    await database.transaction().execute(async (transaction) => {
      await tickets.end(transaction, booked, clock.now());
      for (const outcome of booked) {
        const notice = noticeOf(outcome);
        if (notice) await staffPorts.notify(transaction, vendorCode, notice);
      }
    });
    const refused = outcomes.flatMap(({ ticket }, index) =>
      answers[index]?.status === 'ok' ? [] : [`${ticket.id}: ${answers[index]?.code}`],
    );
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
    /** Gives back what was bought ahead and is not wanted any more. */
    giveBack: async (): Promise<void> => {
      for (const chaseId of await tickets.wonChases()) await tickets.stop(chaseId, clock.now());
      for (;;) {
        const due = await tickets.stopping();
        for (const vendorCode of new Set(due.map(({ vendor_code }) => vendor_code)))
          await send(vendorCode, due.filter(({ vendor_code }) => vendor_code === vendorCode).map(refundOf));
        if (due.length === 0) return;
      }
    },
  };
}
export type Settle = ReturnType<typeof createSettle>;
