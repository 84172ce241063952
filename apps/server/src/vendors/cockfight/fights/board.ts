import {
  type Arena,
  arenaTote,
  birdPrices,
  chancesOf,
  drawPrice,
  type FightBet,
  type FightOutcome,
  fightBets,
  imbalanceOf,
  malayText,
  type TotePayout,
} from '@baize/games/cockfight';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { FightRow } from '../schema.ts';
import { pairingOfRow } from './course.ts';

/** What is down on a bet of a fight. */
export interface BetSums {
  readonly bets: number;
  readonly stakeMinor: bigint;
  readonly riskMinor: bigint;
  readonly winMinor: bigint;
}
export type FightSums = Readonly<Record<FightBet, BetSums>>;

const nothing: BetSums = { bets: 0, stakeMinor: 0n, riskMinor: 0n, winMinor: 0n };

/** What is down on a fight; with `playerRef` of one player. */
export async function sumsOf(database: Database, fightId: string, playerRef: string | null = null): Promise<FightSums> {
  const { rows } = await sql<BetSums & { bet: FightBet }>`
    select bet, count(*)::int as bets, sum(stake_minor)::bigint as "stakeMinor", sum(risk_minor)::bigint as "riskMinor",
      sum(win_minor)::bigint as "winMinor"
    from cockfight.bets where fight_id = ${fightId} and state <> 'REJECTED'
      and (${playerRef}::text is null or player_ref = ${playerRef})
    group by bet`.execute(database);
  const found = new Map(rows.map(({ bet, ...sums }) => [bet, sums]));
  return Object.fromEntries(fightBets.map((bet) => [bet, found.get(bet) ?? nothing])) as Record<FightBet, BetSums>;
}

const ownBet: Readonly<Record<Exclude<FightOutcome, 'CANCEL'>, FightBet>> = {
  MERON: 'meron',
  WALA: 'wala',
  BDD: 'bdd',
  FTD: 'ftd',
};

/** What an outcome would cost the operator; negative: it gains. Birds of a tote are paid by their pool. */
export function liabilityOf({ book }: Arena, sums: FightSums, outcome: Exclude<FightOutcome, 'CANCEL'>): bigint {
  const isDraw = outcome === 'BDD' || outcome === 'FTD';
  const isTote = book === 'tote';
  const counted = fightBets.filter((bet) => (bet !== 'meron' && bet !== 'wala') || !(isDraw || isTote));
  const won = counted.includes(ownBet[outcome]) ? sums[ownBet[outcome]] : nothing;
  const staked = counted.reduce((sum, bet) => sum + sums[bet].riskMinor, 0n);
  return won.winMinor - staked;
}

/** Money of a fortieth of the largest liability moves prices as far as they go. */
const depthShare = 40n;

/** The odds board: Malay odds of birds, '' where the pool pays; so much to one of draws. */
export type OddsBoard = Readonly<Record<FightBet, string>>;

export function boardOf(arena: Arena, row: FightRow, sums: FightSums): OddsBoard {
  const draws = { bdd: drawPrice(arena, 'bdd'), ftd: drawPrice(arena, 'ftd') };
  if (arena.book === 'tote') return { meron: '', wala: '', ...draws };
  const costs = ({ winMinor, riskMinor }: BetSums, other: BetSums) => winMinor - riskMinor - other.riskMinor;
  const liabilities = { meron: costs(sums.meron, sums.wala), wala: costs(sums.wala, sums.meron) };
  const imbalance = imbalanceOf(liabilities, arena.limits.maxLiabilityMinor / depthShare);
  const { meron, wala } = birdPrices(arena, chancesOf(pairingOfRow(row)), imbalance);
  return { meron: malayText(meron), wala: malayText(wala), ...draws };
}

/** What the pool would pay as it stands, or pays once it is closed; null: a fixed book. */
export function toteOfFight(arena: Arena, row: FightRow, sums: FightSums): TotePayout | null {
  if (arena.book === 'fixed') return null;
  const { meron_per100_minor: meronPer100Minor, wala_per100_minor: walaPer100Minor } = row;
  if (meronPer100Minor !== null && walaPer100Minor !== null)
    return { meronPer100Minor, walaPer100Minor, isCancelled: row.cancel_ground === 'pool' };
  return arenaTote(arena, { meronMinor: sums.meron.stakeMinor, walaMinor: sums.wala.stakeMinor });
}
