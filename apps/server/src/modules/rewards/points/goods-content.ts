import type { MallGoods } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { RewardDependencies } from '../dependencies.ts';
import type { FreeRounds } from '../granting/free-rounds.ts';
import { minorAt, SettingsFault } from '../settings/amounts.ts';

type Games = RewardDependencies['freeRounds']['games'];

/** What a piece pays out; null: it is no cash. Throws SettingsFault. */
export function cashOf({ kind, cash }: Pick<MallGoods, 'kind' | 'cash'>, exponent: number): bigint | null {
  if (kind !== 'cash') return null;
  const minor = minorAt('cash', cash ?? '', exponent);
  if (minor === 0n) throw new SettingsFault('cash', 'amount_zero');
  return minor;
}

/** The rounds that a piece is; null: it is none. Throws SettingsFault for a game that gives none away, or a bet that it is not played at. */
export function roundsOf(
  { kind, gameCode, rounds, bet }: Pick<MallGoods, 'kind' | 'gameCode' | 'rounds' | 'bet'>,
  games: Games,
  exponent: number,
): FreeRounds | null {
  if (kind !== 'freeRounds') return null;
  const game = games.find((candidate) => candidate.gameCode === gameCode);
  if (!game) throw new SettingsFault('gameCode', 'field_format');
  if (rounds === 0) throw new SettingsFault('rounds', 'field_format');
  const betMinor = minorAt('bet', bet ?? '', exponent);
  if (!game.betsMinor.includes(betMinor)) throw new SettingsFault('bet', 'bet_not_offered');
  return { vendorCode: game.vendorCode, gameCode: game.gameCode, count: rounds, betMinor: String(betMinor) };
}

/** As members see them. */
export const shownRounds = ({ vendorCode, gameCode, count, betMinor }: FreeRounds, exponent: number) => ({
  ...{ vendor: vendorCode, gameCode, count },
  bet: shownAmount(BigInt(betMinor), exponent),
});

/** As staff edits them. */
export const editedRounds = (rounds: FreeRounds | null, exponent: number) => ({
  gameCode: rounds?.gameCode ?? null,
  rounds: rounds?.count ?? 0,
  bet: rounds && shownAmount(BigInt(rounds.betMinor), exponent),
});

/** Games whose rounds may be given for free, with their bets. */
export const shownGames = (games: Games, exponent: number) =>
  games.map(({ gameCode, betsMinor }) => ({
    gameCode,
    bets: betsMinor.map((betMinor) => shownAmount(betMinor, exponent)),
  }));
