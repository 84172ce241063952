import { add, compare, invert, type Rational } from '../exact/rational.ts';
import { type OddsFormat, parsePrice, toDecimalOdds } from '../sportsbook/odds-formats.ts';
import { type SettledSingle, settleSingle } from '../sportsbook/payout.ts';
import { type LegResult, one } from '../sportsbook/results.ts';

/** The two birds, and the two ways in which neither wins (rulebook 7). */
export const fightBets = ['meron', 'wala', 'bdd', 'ftd'] as const;
export type FightBet = (typeof fightBets)[number];

export const fightOutcomes = ['MERON', 'WALA', 'BDD', 'FTD', 'CANCEL'] as const;
export type FightOutcome = (typeof fightOutcomes)[number];

const isOnBird = (bet: FightBet) => bet === 'meron' || bet === 'wala';

/** Draws give bets on the birds back; a fight that is cancelled voids every bet. */
export function resultOfFight(bet: FightBet, outcome: FightOutcome): LegResult {
  if (outcome === 'CANCEL') return 'void';
  if (outcome.toLowerCase() === bet) return 'win';
  return isOnBird(bet) && (outcome === 'BDD' || outcome === 'FTD') ? 'push' : 'loss';
}

/** A bird is quoted in Malay odds, a draw as so much to one. */
export const formatOf = (bet: FightBet): OddsFormat => (isOnBird(bet) ? 'malay' : 'hongkong');

/** Reads a price as it is quoted; undefined when it is none of the bet. */
export const parseFightPrice = (text: string, bet: FightBet): Rational | undefined => parsePrice(text, formatOf(bet));

/** Below 0 where the first price pays less than the second, 0 where both pay as much. Throws RangeError for a text that is no price of the bet. */
export function compareFightPrices(bet: FightBet, one: string, other: string): number {
  const [first, second] = [one, other].map((text) => parseFightPrice(text, bet));
  if (!first || !second) throw new RangeError(`${one} or ${other} is no price of ${bet}`);
  return compare(toDecimalOdds(first, formatOf(bet)), toDecimalOdds(second, formatOf(bet)));
}

/** How often a draw must come for its price to be fair. */
export const fairDrawRate = (toOne: Rational): Rational => invert(add(toOne, one));

/** What a bet pays, in the format in which it was taken. Throws RangeError for a number that is no price of the bet. */
export const settleFightBet = (
  { stakeMinor, price, bet }: { stakeMinor: bigint; price: Rational; bet: FightBet },
  outcome: FightOutcome,
): SettledSingle => settleSingle({ stakeMinor, price, format: formatOf(bet) }, resultOfFight(bet, outcome));
