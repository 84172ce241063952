import { holdLifeMs, type VendorWallet } from '@baize/vendor-kit';
import { sql } from 'kysely';
import type { GatewayDependencies } from './dependencies.ts';

/** A round of which nobody has heard for so long is closed, or shown to a person. */
export const roundLifeMs = 48 * 60 * 60 * 1000;
/** How many are looked at in one go; the rest waits for the next. */
const sweepSize = 500;

export interface SweptRound {
  vendorCode: string;
  roundId: string;
  memberId: string;
  stakeMinor: bigint;
  openedAt: Date;
}

export interface Sweep {
  /** Held bets whose confirmation never came: given back. */
  released: number;
  /** Old rounds that were paid, or whose stakes were all taken back: closed. */
  closed: number;
  /** Old rounds with a stake and no answer: somebody must ask the vendor. */
  escalated: SweptRound[];
}

type Row = SweptRound & { playerRef: string; gameCode: string; isOver: boolean };

/**
 * Ends what vendors left open. Every step is an ordinary command with its guards, so two sweepers at once, or a vendor who comes in the same
 * moment, do nothing twice. Two-step bets that are confirmed may stay open for weeks and are left alone.
 */
export function createSweeper(
  deps: Pick<GatewayDependencies, 'reads' | 'clock'>,
  walletFor: (vendorCode: string) => VendorWallet,
) {
  const heldBefore = async (before: Date): Promise<Row[]> => rowsOf(sql`r.status = 'held' and r.opened_at < ${before}`);
  const openBefore = async (before: Date): Promise<Row[]> =>
    rowsOf(sql`not r.is_bet and r.closed_at is null and r.opened_at < ${before}`);

  const rowsOf = async (condition: ReturnType<typeof sql>): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select r.vendor_code as "vendorCode", r.round_id as "roundId", r.member_id as "memberId", r.stake_minor as "stakeMinor",
        r.opened_at as "openedAt", p.player_ref as "playerRef", g.game_code as "gameCode",
        r.is_credited or r.status = 'cancelled' as "isOver"
      from rounds r
        join player_refs p on p.vendor_code = r.vendor_code and p.member_id = r.member_id
        join games g on g.id = r.game_id
      where ${condition} order by r.opened_at limit ${sweepSize}`.execute(deps.reads);
    return rows;
  };

  const close = async (round: Row): Promise<boolean> => {
    const answer = await walletFor(round.vendorCode).endRound(round);
    return answer.status === 'ok' && !answer.replay;
  };

  return async (): Promise<Sweep> => {
    const now = deps.clock.now().getTime();
    const sweep: Sweep = { released: 0, closed: 0, escalated: [] };
    for (const { vendorCode, roundId, playerRef } of await heldBefore(new Date(now - holdLifeMs))) {
      const answer = await walletFor(vendorCode).discardBet({ betId: roundId, playerRef });
      if (answer.status === 'ok' && !answer.replay) sweep.released += 1;
    }
    for (const round of await openBefore(new Date(now - roundLifeMs))) {
      if (!round.isOver) {
        const { vendorCode, roundId, memberId, stakeMinor, openedAt } = round;
        sweep.escalated.push({ vendorCode, roundId, memberId, stakeMinor, openedAt });
      } else if (await close(round)) sweep.closed += 1;
    }
    return sweep;
  };
}
