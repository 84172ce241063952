import { ppmOfMultiple, ratesOf } from '../settings/amounts.ts';
import type { AllSettings } from '../settings/defaults.ts';
import type { BonusTerms } from './rows.ts';

/** A bonus that was won is wagered so many times, in so many days. */
const wonMultiple = '10';
const wonDays = 30;

/** Weights in millionths, as they are kept. */
export const keptWeights = (weights: Readonly<Record<string, string | undefined>>): BonusTerms['weightsPpm'] =>
  Object.fromEntries(Object.entries(ratesOf(weights)).map(([type, ratePpm]) => [type, String(ratePpm)]));

/** The terms of a bonus that is the prize of a mission or a raffle. */
export const wonBonusTerms = ({ weights, excludedGames }: AllSettings['wagering']): BonusTerms => ({
  base: 'B',
  depositMinor: '0',
  multiplePpm: String(ppmOfMultiple(wonMultiple)),
  maxStakeMinor: null,
  weightsPpm: keptWeights(weights),
  excludedGames,
  days: wonDays,
});
