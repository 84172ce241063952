import type { GameType, PrizeMode } from '@baize/contract';
import { type Lottery, type LotteryVendor, lotteries } from '@baize/games/lottery-catalogue';

/** A code under which lotteries are offered. */
export interface LottoVendor {
  readonly code: LotteryVendor;
  readonly displayName: string;
  readonly prizeMode: PrizeMode;
  readonly isVietnamese: boolean;
  readonly gameType: GameType;
}

/** The vendors' codes of the specification; the first one does the work of all. */
export const lottoVendors: readonly LottoVendor[] = [
  { code: 'TCG_LOTTO_VN', displayName: 'TCG Lotto VN', prizeMode: 'SEA', isVietnamese: true, gameType: 'LOTT' },
  { code: 'TCG_SEA', displayName: 'TCG SEA', prizeMode: 'SEA', isVietnamese: false, gameType: 'LOTT' },
  { code: 'LOTT', displayName: 'Lottery', prizeMode: 'Lott', isVietnamese: false, gameType: 'LOTT' },
  { code: 'ELOTT', displayName: 'E-Lottery', prizeMode: 'Elott', isVietnamese: false, gameType: 'ELOTT' },
];

const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));

export const findLottery = (code: string): Lottery | undefined => byCode.get(code);

/** Throws for a code that no lottery has. */
export function lotteryOf(code: string): Lottery {
  const lottery = byCode.get(code);
  if (!lottery) throw new Error(`there is no lottery ${code}`);
  return lottery;
}

/** Lotteries whose results are printed in one table: the provinces of a region, with the given one first; any other lottery alone. */
export const printedWith = (lottery: Lottery): readonly Lottery[] =>
  isRegional(lottery)
    ? [lottery, ...lotteries.filter((one) => one.code !== lottery.code && one.tag === lottery.tag && isRegional(one))]
    : [lottery];
const isRegional = ({ vendor }: Lottery): boolean =>
  lottoVendors.some((one) => one.code === vendor && one.isVietnamese);

export const lotteriesOf = (vendorCode: string): readonly Lottery[] =>
  lotteries.filter(({ vendor }) => vendor === vendorCode);
