import { compare, type Rational } from '../exact/rational.ts';

/** Where a bet stands (rulebook 6.8). */
export const betStates = ['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID', 'CASHED_OUT'] as const;
export type BetState = (typeof betStates)[number];

export interface BetTransition {
  readonly from: BetState;
  readonly to: BetState;
  readonly actor: 'book' | 'member' | 'trader';
  readonly reason: string;
}

/** Everything that can become of a bet; what is not here cannot. A resettlement pays the difference and keeps the state SETTLED or VOID. */
export const betTransitions: readonly BetTransition[] = [
  { from: 'PENDING', to: 'ACCEPTED', actor: 'book', reason: 'delayPassed' },
  { from: 'PENDING', to: 'REJECTED', actor: 'book', reason: 'refused' },
  { from: 'ACCEPTED', to: 'SETTLED', actor: 'book', reason: 'resultKnown' },
  { from: 'ACCEPTED', to: 'VOID', actor: 'book', reason: 'voidRule' },
  { from: 'ACCEPTED', to: 'CASHED_OUT', actor: 'member', reason: 'offerTaken' },
  { from: 'SETTLED', to: 'SETTLED', actor: 'trader', reason: 'resultCorrected' },
  { from: 'SETTLED', to: 'VOID', actor: 'trader', reason: 'voidRule' },
  { from: 'VOID', to: 'SETTLED', actor: 'trader', reason: 'resultCorrected' },
];

export const canBecome = (from: BetState, to: BetState): boolean =>
  betTransitions.some((transition) => transition.from === from && transition.to === to);

/** Which change of the price a member takes while his bet waits. */
export const pricePolicies = ['none', 'better', 'any'] as const;
export type PricePolicy = (typeof pricePolicies)[number];

/** What a book offers on a selection. */
export interface OfferedPrice {
  readonly isOpen: boolean;
  readonly odds: Rational;
  readonly line: number;
}

export type RefusedBet = 'market_closed' | 'line_changed' | 'price_changed' | 'odds_too_low';

/** No price below 1.01 is taken. */
const minOdds: Rational = { numerator: 101n, denominator: 100n };

function passes(policy: PricePolicy, change: number): boolean {
  if (policy === 'any') return true;
  return policy === 'better' ? change >= 0 : change === 0;
}

/** Whether a bet is accepted after its delay: undefined, or why not. The odds that hold are those of the offer. */
export function refusalOf(
  asked: { odds: Rational; line: number; policy: PricePolicy },
  offer: OfferedPrice | undefined,
): RefusedBet | undefined {
  if (!offer?.isOpen) return 'market_closed';
  if (offer.line !== asked.line) return 'line_changed';
  if (compare(offer.odds, minOdds) < 0) return 'odds_too_low';
  return passes(asked.policy, compare(offer.odds, asked.odds)) ? undefined : 'price_changed';
}

const second = 1000;

/** How long a bet in play waits before it is looked at again, by sport; before the match nobody waits. */
export const inPlayDelayMs: Readonly<Record<'football' | 'tennis' | 'esports', number>> = {
  football: 5 * second,
  tennis: 3 * second,
  esports: 6 * second,
};
