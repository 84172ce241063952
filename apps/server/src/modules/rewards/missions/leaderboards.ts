import { type Period, periodAt } from '@baize/periods';
import { prizeOfPlaces } from '@baize/rewards';
import { createTtlMemo } from '../../../platform/ttl-memo.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
import { minorAt } from '../settings/amounts.ts';
import type { AllSettings } from '../settings/defaults.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { runStatement } from '../statements.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import { placeOn, scoreOf, standingsOf, winnersOf } from './ranking.ts';

export type BoardSetting = AllSettings['missions']['leaderboards'][number];

interface Placed {
  place: number;
  scoreMinor: bigint;
  prizeMinor: bigint;
}

interface Standing {
  period: Period;
  players: number;
  first: (Placed & { memberId: string; nickname: string })[];
  /** Null: no turnover in the period. */
  mine: Placed | null;
}

const shownRows = 20;
/** All players of a brand see the same places, so one reading serves them. */
const freshMs = 5_000;
const claimMs = 14 * 86_400_000;

/** The first letters alone, so that nobody finds a member by it. */
export const maskedName = (name: string): string => `${name.slice(0, 2)}***`;

/** Places and prizes by valid turnover in a period. */
export function createBoards(
  deps: Pick<RewardDependencies, 'database' | 'clock' | 'newId' | 'brands'>,
  settings: RewardSettingsStore,
) {
  const { database, clock, newId } = deps;

  const prizesOf = (board: BoardSetting, exponent: number): bigint[] =>
    board.prizes.map((prize, place) => minorAt(`prizes.${place}`, prize, exponent));

  const standings = createTtlMemo({
    clock,
    lifeMs: freshMs,
    load: async (key) => {
      const [brandId, code, gameTypes] = JSON.parse(key) as [string, BoardSetting['period'], string[]];
      const { timeZone } = await deps.brands.settingsOf(brandId);
      const play = { brandId, gameTypes, period: periodAt(code, clock.now(), timeZone) };
      const { first, scoreCounts } = await standingsOf(database, play, shownRows);
      return { play, first, scoreCounts, players: scoreCounts.reduce((sum, [, count]) => sum + count, 0) };
    },
  });

  return {
    /** The first places of a running period, and the member's own; some seconds old. */
    standing: async (brandId: string, board: BoardSetting, memberId: string, exponent: number): Promise<Standing> => {
      const { play, first, scoreCounts, players } = await standings.get(
        JSON.stringify([brandId, board.period, board.gameTypes]),
      );
      const prizes = prizesOf(board, exponent);
      const withPrize = <T extends { place: number; tied: number }>(one: T) => ({
        ...one,
        prizeMinor: prizeOfPlaces(prizes, one.place, one.tied),
      });
      const shown = first.map(withPrize);
      const own = shown.find((one) => one.memberId === memberId);
      if (own) return { period: play.period, players, first: shown, mine: own };
      const scoreMinor = await scoreOf(database, play, memberId);
      const place = placeOn(scoreCounts, scoreMinor);
      return { period: play.period, players, first: shown, mine: place && withPrize({ ...place, scoreMinor }) };
    },

    /** Gives the prizes of the boards whose period ended with this day; each once. */
    close: async (brand: RewardBrand, dayEnd: Date, zone: string): Promise<void> => {
      const { leaderboards } = await settings.of(brand.id, 'missions');
      for (const board of leaderboards) {
        const period = periodAt(board.period, new Date(dayEnd.getTime() - 1), zone);
        if (period.end.getTime() !== dayEnd.getTime()) continue;
        const prizes = prizesOf(board, brand.exponent);
        const play = { brandId: brand.id, gameTypes: board.gameTypes, period };
        for (const { memberId, place, tied } of await winnersOf(database, play, prizes.length)) {
          const prizeMinor = prizeOfPlaces(prizes, place, tied);
          if (prizeMinor === 0n) continue;
          const names = Object.fromEntries(Object.entries(board.names).map(([locale, text]) => [locale, text ?? '']));
          await runStatement(
            database,
            giveStatement({
              ...{
                memberId,
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
