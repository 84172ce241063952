import { paces } from '@baize/games/paces';
import type { BetType, DecisionRules } from '@baize/games/table-engine';
import {
  dealThreeCards,
  playBets,
  showdownOf,
  type ThreeCardDeal,
  threeCardBets,
  threeCardDecisions,
  threeCardHandOf,
} from '@baize/games/three-card-poker';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, tableLimits } from './limits.ts';

const { dealMs, decideMs, showMs } = paces.threeCardPoker;
/** As cards of a lobby know them: a dealer who does not qualify has lost the ante. */
const winners = { player: 'player', notQualified: 'player', dealer: 'banker', tie: 'tie' } as const;
const handsOf = (outcome: Stored) => outcome as unknown as ThreeCardDeal;
const decisions = threeCardDecisions as unknown as DecisionRules<Stored, Stored, Stored>;

/** One hand for all players, each of whom plays or folds it for himself. */
export const threeCardPokerTable: TableGame = {
  gameCode: 'three_card_poker',
  rulesVersion: 'three-card-poker-1',
  limits: tableLimits({ ante: 3_000, pairPlus: 500, sixCard: 100 }),
  ...cardClock,
  bettingMs: 15_000,
  historyLength: 72,
  betTypes: threeCardBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealThreeCards(draw) }, next: {} }),
  seenOf: (outcome) => decisions.seenBy(outcome, []),
  decisions: {
    rules: decisions,
    betTypes: playBets() as unknown as readonly BetType<Stored>[],
    dealMs: () => dealMs,
    decideMs,
  },
  showMs: () => showMs,
  summaryOf: (outcome) => {
    const [player, dealer] = [handsOf(outcome).player, handsOf(outcome).dealer].map(threeCardHandOf);
    if (!player || !dealer) return {};
    const showdown = showdownOf(player.rank, dealer.rank);
    return { winner: winners[showdown], showdown, player: player.name, dealer: dealer.name };
  },
};
