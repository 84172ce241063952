import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredLeg } from '../schema.ts';
import type { NewBet } from './bet-store.ts';
import { exposuresOf, matchLiability, type SelectionExposure, selectionLiability } from './exposure.ts';
import { type Limits, maxReturnOf } from './limits.ts';

/** What the player has open on the selections of the bet already: the largest sum of one of them. */
async function stakedOnSelections(transaction: Database, bet: NewBet, legs: readonly StoredLeg[]): Promise<bigint> {
  const [matchIds, markets, selections, lines] = [
    legs.map(({ matchId }) => matchId),
    legs.map(({ market }) => market),
    legs.map(({ selection }) => selection),
    legs.map(({ line }) => line),
  ];
  const { rows } = await sql<{ largest: bigint }>`
    select coalesce(max(staked), 0)::bigint as largest from (
      select sum(b.stake_minor) as staked
      from unnest(${matchIds}::text[], ${markets}::text[], ${selections}::text[], ${lines}::int[])
          asked(match_id, market, selection, line)
        join sportsbook.bet_legs l on l.match_id = asked.match_id and l.market = asked.market
          and l.selection = asked.selection and l.line is not distinct from asked.line
        join sportsbook.bets b on b.id = l.bet_id
      where b.player_ref = ${bet.player_ref} and b.vendor_code = ${bet.vendor_code} and b.state in ('PENDING', 'ACCEPTED')
      group by l.match_id, l.market, l.selection, l.line) open_bets`.execute(transaction);
  return rows[0]?.largest ?? 0n;
}

/** What is open with a bet on one selection added. */
function withBet(all: readonly SelectionExposure[], leg: StoredLeg, stakeMinor: bigint, returnMinor: bigint) {
  const isOwn = (one: SelectionExposure) =>
    one.market === leg.market && one.selection === leg.selection && one.line === leg.line;
  const { matchId, market, selection, line } = leg;
  const nothing = { stakeMinor: 0n, returnMinor: 0n, bets: 0, parlays: 0, parlayStakeMinor: 0n };
  const own = all.find(isOwn) ?? { matchId, market, selection, line, ...nothing };
  const added = { ...own, stakeMinor: own.stakeMinor + stakeMinor, returnMinor: own.returnMinor + returnMinor };
  return [...all.filter((one) => !isOwn(one)), added];
}

/** Whether a bet would go beyond what the book takes of one player on a selection, or risks on a selection or a match. Its matches are locked. */
export async function isBeyondRisk(
  transaction: Database,
  bet: NewBet,
  legs: readonly StoredLeg[],
  limits: Limits,
): Promise<boolean> {
  const stakeMinor = BigInt(bet.stake_minor);
  const staked = await stakedOnSelections(transaction, bet, legs);
  if (staked + stakeMinor > limits.memberOnSelection) return true;
  const [leg, ...others] = legs;
  if (!leg || others.length > 0) return false;
  const open = await exposuresOf(transaction, [leg.matchId]);
  const after = withBet(open, leg, stakeMinor, maxReturnOf(0, stakeMinor, legs));
  const isBeyond = selectionLiability(after, leg) > limits.selectionLiability;
  return isBeyond || matchLiability(after, leg.matchId) > limits.matchLiability;
}
