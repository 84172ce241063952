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

const noBets: BetSums = { bets: 0, stakeMinor: 0n, riskMinor: 0n, winMinor: 0n };

/** A fight that nobody has bet on. */
export const noSums = Object.fromEntries(fightBets.map((bet) => [bet, noBets])) as FightSums;

/** What is down on a fight in one pool; with `playerRef` of one player. */
export async function sumsOf(
  database: Database,
  { fightId, pool, playerRef = null }: { fightId: string; pool: string; playerRef?: string | null },
): Promise<FightSums> {
  const { rows } = await sql<BetSums & { bet: FightBet }>`
    select bet, count(*)::int as bets, sum(stake_minor)::bigint as "stakeMinor", sum(risk_minor)::bigint as "riskMinor",
      sum(win_minor)::bigint as "winMinor"
    from cockfight.bets where fight_id = ${fightId} and pool = ${pool} and state <> 'REJECTED'
      and (${playerRef}::text is null or player_ref = ${playerRef})
    group by bet`.execute(database);
  const found = new Map(rows.map(({ bet, ...sums }) => [bet, sums]));
  return Object.fromEntries(fightBets.map((bet) => [bet, found.get(bet) ?? noBets])) as Record<FightBet, BetSums>;
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
  const won = counted.includes(ownBet[outcome]) ? sums[ownBet[outcome]] : noBets;
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

const poolOf = ({ meron, wala }: FightSums) => ({ meronMinor: meron.stakeMinor, walaMinor: wala.stakeMinor });

/** What a pool would pay as it stands; null: a fixed book. */
export const toteOfSums = (arena: Arena, row: FightRow, sums: FightSums): TotePayout | null =>
  arena.book === 'fixed' ? null : arenaTote(arena, pairingOfRow(row), poolOf(sums));

/** The pools with money on a fight. */
export async function poolsOf(database: Database, fightId: string): Promise<string[]> {
  const { rows } = await sql<{ pool: string }>`
    select distinct pool from cockfight.bets where fight_id = ${fightId} and state <> 'REJECTED' order by pool`.execute(
    database,
  );
  return rows.map(({ pool }) => pool);
}
