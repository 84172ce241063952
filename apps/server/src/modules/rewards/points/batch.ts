import { type LocalDate, periodOfKey } from '@baize/periods';
import { pointsFor } from '@baize/rewards';
import { sql } from 'kysely';
import { earnPoints } from '../../ledger/index.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { minorAt, ratesOf } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import type { RewardBrand } from '../vip/bonuses.ts';

const atOnce = 256;
const firstId = '00000000-0000-0000-0000-000000000000';

interface DayOfMember {
  memberId: string;
  turnover: Record<string, string>;
}

/** Points of a day for everybody who played; each member's day is booked once, and what is left over is carried on. */
export function createPointBatches(
  { database, ledger }: Pick<RewardDependencies, 'database' | 'ledger'>,
  settings: RewardSettingsStore,
) {
  const playersOf = async (brandId: string, day: LocalDate, after: string): Promise<DayOfMember[]> => {
    const { rows } = await sql<DayOfMember>`
      select d.member_id as "memberId", json_object_agg(d.game_type, d.turnover::text) as turnover from (
        select member_id, game_type, sum(valid_turnover_minor) as turnover from turnover_days
        where brand_id = ${brandId} and day = ${day}::date and account_kind = 'cash' and member_id > ${after}::uuid
          and not exists (select from point_batches p where p.member_id = turnover_days.member_id and p.day = ${day}::date)
        group by 1, 2) d
      group by 1 order by 1 limit ${atOnce}`.execute(database);
    return rows;
  };

  const bookDay = (
    { memberId, turnover }: DayOfMember,
    day: LocalDate,
    rules: { weightsPpm: Record<string, bigint>; perTurnoverMinor: bigint },
  ): Promise<boolean> =>
    ledger.runWalletTransaction<{ isBooked: boolean; carryPpm: string }, boolean>({
      memberId,
      references: [],
      facts: () => sql`json_build_object(
        'isBooked', exists (select from point_batches where member_id = ${memberId} and day = ${day}::date),
        'carryPpm', coalesce((select carry_ppm::text from point_batches where member_id = ${memberId}
          order by booked_at desc, day desc limit 1), '0'))`,
      decide: ({ wallet, facts }, now) => {
        if (!wallet || facts.isBooked) return { answer: false };
        const sums = Object.fromEntries(Object.entries(turnover).map(([type, minor]) => [type, BigInt(minor)]));
        const { points, carryPpm } = pointsFor({ ...rules, turnover: sums, carriedPpm: BigInt(facts.carryPpm) });
        const earned = { reference: `points/${memberId}/${day}`, memberId, subject: day, amountMinor: points };
        return {
          acts: points > 0n ? [earnPoints(earned)] : [],
          lockedAccount: 'cash',
          statements: [
            {
              name: 'point_batch',
              text: `insert into point_batches (member_id, day, points, carry_ppm, booked_at) values ($1, $2, $3, $4, $5)`,
              values: [memberId, day, points, carryPpm, now],
            },
          ],
          booked: () => ({ answer: true }),
          insufficient: false,
        };
      },
    });

  /** Books a day of a brand; a repeat books what is missing. */
  return async (brand: RewardBrand, key: LocalDate, zone: string): Promise<void> => {
    const points = await settings.of(brand.id, 'points');
    if (!points.enabled) return;
    const day = periodOfKey('D', key, zone).key;
    const rules = {
      weightsPpm: ratesOf(points.weights),
      perTurnoverMinor: minorAt('perTurnover', points.perTurnover, brand.exponent),
    };
    for (let after = firstId; ; ) {
      const players = await playersOf(brand.id, day, after);
      await Promise.all(players.map((player) => bookDay(player, day, rules)));
      const last = players.at(-1);
      if (!last) return;
      after = last.memberId;
    }
  };
}
