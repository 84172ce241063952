import { type Exposure, liabilityOf } from '@baize/games/sportsbook';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What is at stake on one selection of a match. */
export interface SelectionExposure extends Exposure {
  readonly matchId: string;
  readonly market: string;
  readonly selection: string;
  readonly line: number | null;
  readonly bets: number;
  /** Bets of several legs with this one among them, and their whole stakes. */
  readonly parlays: number;
  readonly parlayStakeMinor: bigint;
}

/** What open bets put at stake on the selections of matches. */
export async function exposuresOf(database: Database, matchIds: readonly string[]): Promise<SelectionExposure[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<SelectionExposure>`
    select l.match_id as "matchId", l.market, l.selection, l.line,
      count(*) filter (where jsonb_array_length(b.legs) = 1)::int as bets,
      count(*) filter (where jsonb_array_length(b.legs) > 1)::int as parlays,
      coalesce(sum(b.open_unit_minor) filter (where jsonb_array_length(b.legs) = 1), 0)::bigint as "stakeMinor",
      coalesce(sum(b.open_unit_minor * (b.legs->0->>'odds')::bigint / 100)
        filter (where jsonb_array_length(b.legs) = 1), 0)::bigint as "returnMinor",
      coalesce(sum(b.stake_minor) filter (where jsonb_array_length(b.legs) > 1), 0)::bigint as "parlayStakeMinor"
    from sportsbook.bet_legs l join sportsbook.bets b on b.id = l.bet_id
    where l.match_id = any(${matchIds}::text[]) and b.state in ('PENDING', 'ACCEPTED')
    group by l.match_id, l.market, l.selection, l.line`.execute(database);
  return rows;
}

type Place = Pick<SelectionExposure, 'matchId' | 'market' | 'selection' | 'line'>;

/** Whether two lines are the two sides of one: a handicap's sides have opposite ones. */
const isSameLine = (one: number | null, other: number | null) => Math.abs(one ?? 0) === Math.abs(other ?? 0);

/** What the book loses when a selection wins, the other sides of its market counted. */
export function selectionLiability(all: readonly SelectionExposure[], place: Place): bigint {
  const ofMarket = all.filter(
    (one) => one.matchId === place.matchId && one.market === place.market && isSameLine(one.line, place.line),
  );
  const own = ofMarket.find(({ selection, line }) => selection === place.selection && line === place.line);
  const others = ofMarket.filter((one) => one !== own);
  return liabilityOf(own ?? { stakeMinor: 0n, returnMinor: 0n }, others);
}

/** The worst selections of every market of a match together. */
export function matchLiability(all: readonly SelectionExposure[], matchId: string): bigint {
  const worst = new Map<string, bigint>();
  for (const one of all) {
    if (one.matchId !== matchId) continue;
    const key = `${one.market} ${Math.abs(one.line ?? 0)}`;
    const liability = selectionLiability(all, one);
    if (liability > (worst.get(key) ?? 0n)) worst.set(key, liability);
  }
  return [...worst.values()].reduce((sum, liability) => sum + liability, 0n);
}
