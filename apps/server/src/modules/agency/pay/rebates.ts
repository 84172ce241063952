import type { GameType, RateKind } from '@baize/contract';
import { localDateOf } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { AgentRules } from '../contracts/index.ts';
import { isByPoints, pointsVendor } from '../team/index.ts';
import { addPoints } from './points.ts';
import { createEarned, fallingUnits, idsOf, type UnitsOf } from './rebate-lines.ts';
import type { PayRun, WantedPay } from './schema.ts';

interface Played {
  memberId: string;
  path: string;
  gameType: GameType;
  turnover: string;
}

/** Turnover by member and game type; `except`: a vendor whose games earn otherwise. */
async function playedOn(
  database: Database,
  { brandId, currencyCode }: PayRun,
  { day, except }: { day: string; except: string },
): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select member_id as "memberId", upline_path as path, game_type as "gameType", sum(valid_turnover_minor)::text as turnover
    from turnover_days where brand_id = ${brandId} and day = ${day}::date and account_kind = 'cash' and currency_code = ${currencyCode}
      and vendor_code <> ${except}
    group by 1, 2, 3 having sum(valid_turnover_minor) > 0 order by 1, 2, 3`.execute(database);
  return rows;
}

/** By account and kind, in ten-thousandths of a percent. */
async function unitsOn(database: Database, brandId: string, day: string): Promise<UnitsOf> {
  const { rows } = await sql<{ key: string; units: string }>`
    select distinct on (member_id, game_type) member_id || game_type as key, (percent * 10000)::bigint::text as units
    from agent_rates where brand_id = ${brandId} and valid_from <= ${day}::date
    order by member_id, game_type, valid_from desc`.execute(database);
  const units = new Map(rows.map((row) => [row.key, BigInt(row.units)]));
  return (id: string, kind: RateKind) => units.get(id + kind) ?? 0n;
}

/** The rebates of a day by difference (rulebook 8.2) and, of classic lotteries, by points (8.3), of every account that earns something. */
export async function rebatePays(
  database: Database,
  run: PayRun,
  rules: Pick<AgentRules, 'pointsFrom'>,
): Promise<WantedPay[]> {
  const day = localDateOf(run.period.start, run.zone);
  const unitsOf = await unitsOn(database, run.brandId, day);
  const earned = createEarned();
  const isWithPoints = isByPoints(rules, day);
  for (const played of await playedOn(database, run, { day, except: isWithPoints ? pointsVendor : '' })) {
    const { memberId, path, gameType, turnover } = played;
    const line = [...idsOf(path), memberId];
    const counted = fallingUnits(line.map((id) => unitsOf(id, gameType)));
    line.forEach((id, index) => {
      const units = (counted[index] ?? 0n) - (counted[index + 1] ?? 0n);
      if (units > 0n) earned.add(id, { step: 'turnover', label: gameType, amountMinor: BigInt(turnover), units });
    });
  }
  if (isWithPoints) await addPoints(database, run, unitsOf, earned);
  return earned.pays();
}
