import type { Bird } from './birds.ts';
import type { FightOutcome } from './book.ts';
import type { Pairing } from './programme.ts';

/** What chances are counted in. */
export const chanceUnit = 10_000;
/** How often both fall together, and how often the time runs out. */
export const drawChances = { BDD: 1_000, FTD: 560 } as const;

export type FoughtOutcome = Exclude<FightOutcome, 'CANCEL'>;
/** In ten-thousandths; together all of them. */
export type FightChances = Readonly<Record<FoughtOutcome, number>>;

const decided = chanceUnit - drawChances.BDD - drawChances.FTD;
const weightOf = ({ strength }: Bird) => strength ** 2;

/** What a fight is drawn by: whole numbers, so that everybody recomputes the same. */
export function chancesOf({ meron, wala }: Pairing): FightChances {
  const meronChance = Math.round((decided * weightOf(meron)) / (weightOf(meron) + weightOf(wala)));
  return { MERON: meronChance, WALA: decided - meronChance, ...drawChances };
}

/** How often meron wins of the fights that one of both wins. */
export const meronShareOf = ({ MERON, WALA }: FightChances): number => MERON / (MERON + WALA);
