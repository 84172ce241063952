import type { Calls, CallValue } from '@baize/contract';
import { formatAmount, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { betsForPoint, type ReturnSums, returnBand } from './return-band.ts';

type ReturnRow = CallValue<Calls['staffGameReturns']>['rows'][number];

interface Row extends ReturnSums {
  gameId: string;
  vendorCode: string;
  gameCode: string;
  name: string;
  rtpHundredths: number | null;
  stakedMinor: string;
  paidMinor: string;
}

const dayMs = 86_400_000;
const maxRows = 200;
const hundredths = 10_000;

/** What a brand's games paid back within some days, from the betting record; cash alone, and no bet that was taken back. */
export async function gameReturns(
  database: Database,
  { brandId, exponent, days }: { brandId: string; exponent: number; days: number },
  now: Date,
): Promise<ReturnRow[]> {
  const since = new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<Row>`
    select g.id as "gameId", g.vendor_code as "vendorCode", g.game_code as "gameCode",
      coalesce(g.names->>'TY', g.names->>'EN', g.game_code) as name, g.rtp_hundredths as "rtpHundredths", sums.*
    from (
      select game_id, count(*)::int as bets, sum(stake_minor)::text as "stakedMinor", sum(payout_minor)::text as "paidMinor",
        sum(stake_minor)::float8 as staked, sum(payout_minor)::float8 as paid,
        sum(payout_minor::float8 * payout_minor) as "paidSquares", sum(payout_minor::float8 * stake_minor) as products,
        sum(stake_minor::float8 * stake_minor) as "stakeSquares"
      from bets where brand_id = ${brandId} and settled_at > ${since} and account_kind = 'cash' and status = 'settled'
      group by game_id having sum(stake_minor) > 0
    ) sums join games g on g.id = sums.game_id
    order by sums.staked desc, g.id limit ${maxRows}`.execute(database);
  return rows.map((row) => viewOf(row, exponent));
}

function viewOf({ rtpHundredths, stakedMinor, paidMinor, ...row }: Row, exponent: number): ReturnRow {
  const expected = rtpHundredths === null ? null : rtpHundredths / hundredths;
  const band = expected === null ? null : returnBand(row, expected);
  const share = row.paid / row.staked;
  const { gameId, vendorCode, gameCode, name, bets } = row;
  return {
    ...{ gameId, vendorCode, gameCode, name, bets },
    staked: shownAmount(BigInt(stakedMinor), exponent),
    paid: shownAmount(BigInt(paidMinor), exponent),
    paidPercent: percentOf(share),
    expectedPercent: expected === null ? null : percentOf(expected),
    band: band && { low: percentOf(band.low), high: percentOf(band.high) },
    betsForPoint: expected === null ? null : betsForPoint(row, expected),
    isOutside: band !== null && (share < band.low || share > band.high),
  };
}

const percentOf = (share: number): string => formatAmount(BigInt(Math.round(share * hundredths)), 2);
