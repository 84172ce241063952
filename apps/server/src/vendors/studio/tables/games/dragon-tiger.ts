import { deal } from '@baize/games/cards';
import { type DragonTigerSeen, dragonTigerBets, isSideBet, packs, winnerOf } from '@baize/games/dragon-tiger';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, standardLimits } from './limits.ts';
import { noShoe, shoeAfter, sideBetsUntilRound, startOf, takeShoe } from './shoe-game.ts';

const cardsOf = (outcome: Stored) => outcome as unknown as DragonTigerSeen;
const bets = dragonTigerBets();
const sideKeys = bets.map(({ key }) => key).filter(isSideBet);

export const dragonTigerTable: TableGame = {
  gameCode: 'dragon_tiger',
  rulesVersion: 'dragon-tiger-1',
  limits: standardLimits,
  ...cardClock,
  bettingMs: 15_000,
  historyLength: 72,
  betTypes: bets as unknown as readonly BetType<Stored>[],
  firstStart: { ...noShoe },
  closedBets: (start) => (startOf(start).rounds >= sideBetsUntilRound ? sideKeys : []),
  deal: (stored, draw) => {
    const start = startOf(stored);
    const fresh = takeShoe(start, packs, draw);
    const { cards, shoe } = deal(fresh.shoe, 2, draw);
    const [dragon, tiger] = cards;
    return { outcome: { dragon, tiger, burnt: fresh.burnt }, next: { ...shoeAfter(start, fresh, shoe) } };
  },
  seenOf: ({ dragon, tiger }) => ({ dragon, tiger }),
  showMs: () => paces.dragonTiger.showMs,
  summaryOf: (outcome) => ({
    winner: winnerOf(cardsOf(outcome)),
    dragon: outcome.dragon,
    tiger: outcome.tiger,
    isFresh: outcome.burnt !== null,
  }),
};
