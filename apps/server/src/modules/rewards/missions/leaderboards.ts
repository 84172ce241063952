import { type Period, periodAt } from '@baize/periods';
import { type PlacedPrize, sharePrizes } from '@baize/rewards';
import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
import { minorAt } from '../settings/amounts.ts';
import type { AllSettings } from '../settings/defaults.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { runStatement } from '../statements.ts';
import type { RewardBrand } from '../vip/bonuses.ts';

export type BoardSetting = AllSettings['missions']['leaderboards'][number];

export interface Scored {
  memberId: string;
  nickname: string;
}

const shownRows = 20;
const claimMs = 14 * 86_400_000;

/** The first letters alone, so that nobody finds a member by it. */
export const maskedName = (name: string): string => `${name.slice(0, 2)}***`;

/** Places and prizes by valid turnover in a period. */
export function createBoards(
  deps: Pick<RewardDependencies, 'database' | 'clock' | 'newId'>,
  settings: RewardSettingsStore,
) {
  const { database, clock, newId } = deps;

  const placesOf = async (
    brandId: string,
    board: BoardSetting,
    period: Period,
    exponent: number,
  ): Promise<PlacedPrize<Scored>[]> => {
    const types = board.gameTypes.length === 0 ? sql`` : sql`and t.game_type = any (${board.gameTypes}::text[])`;
    const { rows } = await sql<Scored & { score: string }>`
      select t.member_id as "memberId", m.nickname, sum(t.valid_turnover_minor)::text as score
      from turnover_days t join members m on m.id = t.member_id
      where t.brand_id = ${brandId} and t.account_kind = 'cash' ${types}
        and t.day between ${period.firstDate}::date and ${period.lastDate}::date
      group by 1, 2 order by sum(t.valid_turnover_minor) desc, 1`.execute(database);
    const prizes = board.prizes.map((prize, place) => minorAt(`prizes.${place}`, prize, exponent));
    return sharePrizes(
      prizes,
      rows.map(({ score, ...name }) => ({ name, score: BigInt(score) })),
    );
  };

  return {
    /** The first places of a running period, and the member's own. */
    standing: async (brandId: string, board: BoardSetting, memberId: string, exponent: number, zone: string) => {
      const period = periodAt(board.period, clock.now(), zone);
      const places = await placesOf(brandId, board, period, exponent);
      return {
        period,
        players: places.length,
        first: places.slice(0, shownRows),
        mine: places.find(({ name }) => name.memberId === memberId) ?? null,
      };
    },

    /** Gives the prizes of the boards whose period ended with this day; each once. */
    close: async (brand: RewardBrand, dayEnd: Date, zone: string): Promise<void> => {
      const { leaderboards } = await settings.of(brand.id, 'missions');
      for (const board of leaderboards) {
        const period = periodAt(board.period, new Date(dayEnd.getTime() - 1), zone);
        if (period.end.getTime() !== dayEnd.getTime()) continue;
        for (const { name, prizeMinor } of await placesOf(brand.id, board, period, brand.exponent)) {
          if (prizeMinor === 0n) continue;
          const names = Object.fromEntries(Object.entries(board.names).map(([locale, text]) => [locale, text ?? '']));
          await runStatement(
            database,
            giveStatement({
              ...{
                memberId: name.memberId,
                id: newId(),
                brandId: brand.id,
                source: 'leaderboard',
                payout: 'cash',
                names,
              },
              reference: `${board.leaderboardId}/${period.key}`,
              subject: board.leaderboardId,
              amountMinor: prizeMinor,
              currencyCode: brand.currencyCode,
              terms: null,
              givenAt: clock.now(),
              expiresAt: new Date(dayEnd.getTime() + claimMs),
            }),
          );
        }
      }
    },
  };
}
export type Boards = ReturnType<typeof createBoards>;
