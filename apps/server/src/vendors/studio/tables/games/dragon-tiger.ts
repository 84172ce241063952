import { deal } from '@baize/games/cards';
import { type DragonTigerSeen, dragonTigerBets, shoeRules, winnerOf } from '@baize/games/dragon-tiger';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, shoeLimits } from './limits.ts';
import { noShoe, shoeAfter, startOf, takeShoe } from './shoe-game.ts';

const cardsOf = (outcome: Stored) => outcome as unknown as DragonTigerSeen;
const bets = dragonTigerBets();

/** Bets on one card are worth counting for once many cards are gone: they are small ones, those on a suit the smallest. */
const evenMax = 500;
const suitMax = 100;
const oneCardMax = Object.fromEntries(
  ['dragon', 'tiger'].flatMap((side) => [
    ...['Big', 'Small', 'Odd', 'Even', 'Red', 'Black'].map((name) => [`${side}${name}`, evenMax] as const),
    [`${side}Suit`, suitMax] as const,
  ]),
);
/** Worth less than their stake in every round that was counted. */
const neverFavoured = ['dragon', 'tiger', 'tie'];

export const dragonTigerTable: TableGame = {
  gameCode: 'dragon_tiger',
  rulesVersion: 'dragon-tiger-1',
  limits: shoeLimits({ dragon: 5_000, tiger: 5_000, tie: 500, suitedTie: 100, ...oneCardMax }, neverFavoured),
  ...cardClock,
  bettingMs: 15_000,
  historyLength: 72,
  betTypes: bets as unknown as readonly BetType<Stored>[],
  firstStart: { ...noShoe },
  deal: (stored, draw) => {
    const start = startOf(stored);
    const fresh = takeShoe(start, shoeRules, draw);
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
