import type { GameType } from '@baize/contract';
import { localDateOf } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { amountStep, type PayRun, type WantedPay } from './schema.ts';

/** Ten-thousandths of a percent: what the rates are kept in. */
const perUnit = 1_000_000n;

interface Played {
  memberId: string;
  path: string;
  gameType: GameType;
  turnover: string;
}

const idOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

async function playedOn(database: Database, { brandId, currencyCode }: PayRun, day: string): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select member_id as "memberId", upline_path as path, game_type as "gameType", sum(valid_turnover_minor)::text as turnover
    from turnover_days where brand_id = ${brandId} and day = ${day}::date and account_kind = 'cash' and currency_code = ${currencyCode}
    group by 1, 2, 3 having sum(valid_turnover_minor) > 0 order by 1, 2, 3`.execute(database);
  return rows;
}

/** By account and game type, in ten-thousandths of a percent. */
async function unitsOn(
  database: Database,
  brandId: string,
  day: string,
): Promise<(id: string, type: GameType) => bigint> {
  const { rows } = await sql<{ key: string; units: string }>`
    select distinct on (member_id, game_type) member_id || game_type as key, (percent * 10000)::bigint::text as units
    from agent_rates where brand_id = ${brandId} and valid_from <= ${day}::date
    order by member_id, game_type, valid_from desc`.execute(database);
  const units = new Map(rows.map((row) => [row.key, BigInt(row.units)]));
  return (id, type) => units.get(id + type) ?? 0n;
}

interface Earned {
  /** Turnover times units, exactly; floored once at the end. */
  scaled: bigint;
  byType: Map<GameType, { scaled: bigint; turnoverMinor: bigint }>;
}

/** The rebates of a day by difference (rulebook 8.2), of every account whose rate earns something. */
export async function rebatePays(database: Database, run: PayRun): Promise<WantedPay[]> {
  const day = localDateOf(run.period.start, run.zone);
  const unitsOf = await unitsOn(database, run.brandId, day);
  const earned = new Map<string, Earned>();
  for (const { memberId, path, gameType, turnover } of await playedOn(database, run, day)) {
    const line = [...path.split('/').filter(Boolean).map(idOf), memberId];
    const counted = fallingUnits(line.map((id) => unitsOf(id, gameType)));
    line.forEach((id, index) => {
      const units = (counted[index] ?? 0n) - (counted[index + 1] ?? 0n);
      if (units > 0n) add(earned, id, gameType, BigInt(turnover), units);
    });
  }
  return [...earned].map(([memberId, { scaled, byType }]) => ({
    ...{ memberId, contractId: null, carryMinor: 0n, dueMinor: scaled / perUnit },
    steps: [
      ...[...byType].flatMap(([type, one]) => [
        amountStep('turnover', one.turnoverMinor, type),
        amountStep('gross', one.scaled / perUnit, type),
      ]),
      amountStep('keeps', scaled / perUnit),
    ],
  }));
}

/** A rate above that of the level over it counts as that one's. */
function fallingUnits(units: readonly bigint[]): bigint[] {
  let upline = units[0] ?? 0n;
  return units.map((own) => {
    upline = own < upline ? own : upline;
    return upline;
  });
}

function add(earned: Map<string, Earned>, id: string, type: GameType, turnoverMinor: bigint, units: bigint): void {
  const own = earned.get(id) ?? { scaled: 0n, byType: new Map() };
  const ofType = own.byType.get(type) ?? { scaled: 0n, turnoverMinor: 0n };
  own.scaled += turnoverMinor * units;
  own.byType.set(type, {
    scaled: ofType.scaled + turnoverMinor * units,
    turnoverMinor: ofType.turnoverMinor + turnoverMinor,
  });
  earned.set(id, own);
}
