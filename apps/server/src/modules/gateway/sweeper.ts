import { holdLifeMs, type VendorWallet } from '@baize/vendor-kit';
import { sql } from 'kysely';
import type { GatewayDependencies } from './dependencies.ts';

/** A round of which nobody has heard for so long is closed, or shown to a person. */
export const roundLifeMs = 48 * 60 * 60 * 1000;
/** How many of a kind are looked at in one go; the next goes on behind them, so that none stands in another's way for ever. */
const defaultSize = 500;

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
  size = defaultSize,
) {
  const held = pagesOf(sql`r.status = 'held'`);
  const open = pagesOf(sql`not r.is_bet and r.closed_at is null`);

  /** The next rounds of a kind that began before a moment, the oldest first; after the last ones it begins again. */
  function pagesOf(kind: ReturnType<typeof sql>) {
    let last: Row | undefined;
    return async (before: Date): Promise<Row[]> => {
      const after = last ? sql`and (r.opened_at, r.round_id) > (${last.openedAt}, ${last.roundId})` : sql``;
      const rows = await rowsOf(sql`${kind} and r.opened_at < ${before} ${after}`);
      last = rows.length < size ? undefined : rows.at(-1);
      return rows;
    };
  }

  const rowsOf = async (condition: ReturnType<typeof sql>): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select r.vendor_code as "vendorCode", r.round_id as "roundId", r.member_id as "memberId", r.stake_minor as "stakeMinor",
        r.opened_at as "openedAt", p.player_ref as "playerRef", g.game_code as "gameCode",
        r.is_credited or r.status = 'cancelled' as "isOver"
      from rounds r
        join player_refs p on p.vendor_code = r.vendor_code and p.member_id = r.member_id
        join games g on g.id = r.game_id
      where ${condition} order by r.opened_at, r.round_id limit ${size}`.execute(deps.reads);
    return rows;
  };

  const close = async (round: Row): Promise<boolean> => {
    const answer = await walletFor(round.vendorCode).endRound(round);
    return answer.status === 'ok' && !answer.replay;
  };

  return async (): Promise<Sweep> => {
    const now = deps.clock.now().getTime();
    const sweep: Sweep = { released: 0, closed: 0, escalated: [] };
    for (const { vendorCode, roundId, playerRef } of await held(new Date(now - holdLifeMs))) {
      const answer = await walletFor(vendorCode).discardBet({ betId: roundId, playerRef });
      if (answer.status === 'ok' && !answer.replay) sweep.released += 1;
    }
    for (const round of await open(new Date(now - roundLifeMs))) {
      if (!round.isOver) {
        const { vendorCode, roundId, memberId, stakeMinor, openedAt } = round;
        sweep.escalated.push({ vendorCode, roundId, memberId, stakeMinor, openedAt });
      } else if (await close(round)) sweep.closed += 1;
    }
    return sweep;
  };
}
