import { shownAmount } from '@baize/money';
import { type Figure, isAmount } from './rules.ts';

/** A figure as it is kept: an amount in minor units. */
export type KeptFigure = Figure & { value: string | null };

/** Figures as they travel: amounts as decimals. */
export const shownFigures = (figures: readonly KeptFigure[], exponent: number): KeptFigure[] =>
  figures.map(({ fact, hours, value }) => ({
    ...{ fact, hours },
    value: value !== null && isAmount(fact) ? shownAmount(BigInt(value), exponent) : value,
  }));
