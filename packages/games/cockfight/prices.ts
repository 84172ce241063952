import type { Arena } from './arenas.ts';
import { type FightChances, meronShareOf } from './chances.ts';
import type { Side } from './course.ts';

/** Malay odds in hundredths: 80 is 0.80, -94 is -0.94. */
export type MalayCents = number;

/** Prices of both birds. */
export type BirdPrices = Readonly<Record<Side, MalayCents>>;

const cents = 100;
/** Money moves the share of a bird by at most this. */
const maxShift = 0.06;
const shiftStep = 0.005;
/** What the operator keeps of every price, however far the money moved it: no side is ever offered better than this under its fair price. */
const minMargin = 0.01;
/** No bird is quoted below 0.30 or beyond -0.30. */
const minProfit = 0.3;
/** Binary rounding of a price that falls on the hundredth. */
const rounding = 1e-9;

/** How a profit for one unit at risk is quoted, down to the hundredth in the operator's favour. */
export function malayOf(profit: number): MalayCents {
  if (profit <= 1) return Math.floor(profit * cents + rounding);
  const size = Math.ceil(cents / profit - rounding);
  return size >= cents ? cents : -size;
}

export const profitOf = (price: MalayCents): number => (price > 0 ? price / cents : cents / -price);

function priceOf(share: number, quoted: number, overround: number): MalayCents {
  const asked = 1 / (quoted * (1 + overround)) - 1;
  const most = (1 - minMargin) / share - 1;
  return malayOf(Math.min(Math.max(asked, minProfit), most, 1 / minProfit));
}

/** The prices of a fight while the money stands so: `imbalance` from -1, all on wala, to 1, all on meron, of what moves them to the limit. */
export function birdPrices(arena: Pick<Arena, 'overround'>, chances: FightChances, imbalance = 0): BirdPrices {
  const share = meronShareOf(chances);
  const clamped = Math.max(-1, Math.min(1, imbalance));
  const shift = Math.round((clamped * maxShift) / shiftStep) * shiftStep;
  const overround = arena.overround / 10_000;
  return {
    meron: priceOf(share, share + shift, overround),
    wala: priceOf(1 - share, 1 - share - shift, overround),
  };
}

/** What two results would cost, as a share of what moves prices to their limit. */
export function imbalanceOf(liabilities: Readonly<Record<Side, bigint>>, depthMinor: bigint): number {
  const difference = (liabilities.meron - liabilities.wala) / 2n;
  return Number((difference * 1_000n) / depthMinor) / 1_000;
}

/** As the odds board has it: 0.80, -0.94. */
export const malayText = (price: MalayCents): string => (price / cents).toFixed(2);
