import type { LottoIssue, LottoTicket } from '@baize/contract';
import { CannotVerify, isCommittedSeed, replay } from '@baize/fairness';
import { drawNumbers } from '@baize/games/lottery';
import { rulesOf } from '@baize/games/lottery-catalogue';
import { settledLines } from '../tickets/settled-lines.ts';
import { findLottery } from '../vendors.ts';

/** A paid ticket with its draw, as its proof shows it. */
export type ShownTicket = LottoTicket & { issue: Omit<LottoIssue, 'serverSeed'> };
/** The draw of a ticket whose player hides what it cost and won. */
type ShownDraw = Pick<ShownTicket, 'gameId' | 'issue'> & { lines?: undefined };

export interface TicketVerdict {
  /** The revealed seed is the one whose hash was shown before betting opened. */
  isCommitted: boolean;
  /** The seed draws exactly these numbers, and the lines bring exactly what was paid. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

/** Draws the issue of a ticket again and settles its lines. Throws Error with the reason for one that follows from no seed. */
export async function verifyTicket(ticket: ShownTicket | ShownDraw, serverSeed: string): Promise<TicketVerdict> {
  const { issue } = ticket;
  const lottery = findLottery(ticket.gameId);
  if (!lottery) throw new CannotVerify('noRules', `no rules for ${ticket.gameId}`);
  if (issue.serverSeedHash === null) throw new CannotVerify('noSeed', 'the draw follows from no seed');
  if (serverSeed === '') throw new CannotVerify('seedMissing', 'the server seed is missing');
  const { shape } = rulesOf(lottery.rules);
  const seeds = { serverSeed, clientSeed: issue.clientSeed, nonce: 0 };
  const result = await replay(seeds, (draw) => drawNumbers(shape, draw));
  const drawn = Object.fromEntries(shape.map(({ key }) => [key, issue.result?.[key] ?? []]));
  const isCommitted = await isCommittedSeed(serverSeed, issue.serverSeedHash);
  if (ticket.lines === undefined) {
    return {
      isCommitted,
      isSame: JSON.stringify(drawn) === JSON.stringify(result),
      shown: { result: drawn },
      recomputed: { result },
    };
  }
  const lines = settledLines(
    { lottery_code: ticket.gameId, lines: plain(ticket), prize_group: ticket.prizeGroup },
    result,
  );
  const payouts = lines.map(({ payoutMinor = '0' }) => payoutMinor);
  const shown = {
    result: drawn,
    payouts: ticket.lines.map(({ payoutMinor }) => payoutMinor),
    payoutMinor: ticket.payoutMinor,
  };
  const recomputed = { result, payouts, payoutMinor: `${payouts.reduce((sum, minor) => sum + BigInt(minor), 0n)}` };
  return {
    isCommitted,
    isSame: JSON.stringify(shown) === JSON.stringify(recomputed),
    shown,
    recomputed,
  };
}

/** The lines as they were sold. */
const plain = ({ lines }: ShownTicket) =>
  lines.map(({ bet, selection, unitMinor, costMinor, topPrizeMinor, lowered, rebateMinor }) => ({
    ...{ bet, selection, unitMinor, costMinor, topPrizeMinor },
    ...{ lowered: { ...lowered }, rebateMinor },
  }));
