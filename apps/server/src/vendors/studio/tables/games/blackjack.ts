import {
  type BlackjackDeal,
  blackjackBets,
  blackjackDecisions,
  dealBlackjack,
  dealerHand,
  furtherBets,
  isNatural,
  totalOf,
} from '@baize/games/blackjack';
import { paces } from '@baize/games/paces';
import type { BetType, DecisionRules } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, tableLimits } from './limits.ts';

const { dealMs, drawMs, decideMs, msPerCard, readMs } = paces.blackjack;
const dealOf = (outcome: Stored) => outcome as unknown as BlackjackDeal;
const decisions = blackjackDecisions as unknown as DecisionRules<Stored, Stored, Stored>;

/** One hand for all players, which each plays for himself; eight fresh packs for every round (BJ-1). */
export const blackjackTable: TableGame = {
  gameCode: 'blackjack',
  rulesVersion: 'blackjack-1',
  limits: tableLimits({ main: 2_500, perfectPairs: 200, twentyOnePlusThree: 100 }),
  ...cardClock,
  bettingMs: 15_000,
  historyLength: 72,
  betTypes: blackjackBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealBlackjack(draw) }, next: {} }),
  seenOf: (outcome) => decisions.seenBy(outcome, []),
  decisions: {
    rules: decisions,
    betTypes: furtherBets() as unknown as readonly BetType<Stored>[],
    dealMs: ({ phase }) => (phase === 1 ? dealMs : drawMs),
    decideMs,
  },
  showMs: (outcome) => dealerHand(dealOf(outcome)).length * msPerCard + readMs,
  summaryOf: (outcome) => {
    const cards = dealerHand(dealOf(outcome));
    return { dealerTotal: totalOf(cards).total, isBlackjack: isNatural(cards) };
  },
};
