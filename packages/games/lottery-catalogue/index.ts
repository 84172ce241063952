import { fastLotteries } from './fast.ts';
import type { Lottery } from './lottery.ts';
import { seaLotteries } from './sea.ts';
import { vietnamLotteries } from './vietnam.ts';

export type { Lottery, LotteryVendor } from './lottery.ts';
export { type GameCode, gameCodes, rulesOf } from './rules.ts';

/** Every lottery that the program draws. */
export const lotteries: readonly Lottery[] = [...vietnamLotteries, ...seaLotteries, ...fastLotteries];
