import {
  type BaccaratHand,
  type BaccaratSeen,
  commissionBets,
  dealHand,
  noCommissionBets,
  seenOf,
  shoeRules,
  winnerOf,
} from '@baize/games/baccarat';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, shoeLimits, speedClock } from './limits.ts';
import { noShoe, shoeAfter, startOf, takeShoe } from './shoe-game.ts';

const handOf = (outcome: Stored) => outcome as unknown as BaccaratHand;

/** Bets that a counter of cards could come to like are small ones: what he could win by it stays below the cost of his time. */
const commonMax = {
  player: 5_000,
  banker: 5_000,
  tie: 500,
  playerPair: 500,
  bankerPair: 500,
  eitherPair: 500,
  perfectPair: 100,
  small: 500,
  big: 500,
  playerNaturalWins: 500,
  bankerNaturalWins: 500,
  playerDragonBonus: 200,
  bankerDragonBonus: 200,
};
/** Worth less than their stake in every round that was counted. */
const neverFavoured = ['player', 'banker', 'tie'];
/** A quick table deals nearly twice the shoes in an hour, so what their end favours takes half of it. */
const speedMax = {
  small: 250,
  big: 250,
  playerDragonBonus: 100,
  bankerDragonBonus: 100,
  dragon7: 50,
  panda8: 100,
};

const regularPace = { clock: cardClock, pace: paces.baccarat };
const speedPace = { clock: speedClock, pace: paces.speedBaccarat };

function baccarat(
  code: Pick<TableGame, 'gameCode' | 'rulesVersion'>,
  bets: readonly BetType<BaccaratSeen>[],
  max: Readonly<Record<string, number>>,
  { clock, pace }: typeof regularPace | typeof speedPace = regularPace,
): TableGame {
  return {
    ...code,
    limits: shoeLimits({ ...commonMax, ...max }, neverFavoured),
    ...clock,
    historyLength: 72,
    betTypes: bets as unknown as readonly BetType<Stored>[],
    firstStart: { ...noShoe },
    deal: (stored, draw) => {
      const start = startOf(stored);
      const fresh = takeShoe(start, shoeRules, draw);
      const { hand, shoe } = dealHand(fresh.shoe, draw);
      return { outcome: { ...hand, burnt: fresh.burnt }, next: { ...shoeAfter(start, fresh, shoe) } };
    },
    seenOf: (outcome) => ({ ...seenOf(handOf(outcome)) }),
    showMs: (outcome) =>
      (handOf(outcome).player.length + handOf(outcome).banker.length) * pace.msPerCard + pace.squeezeMs,
    summaryOf: (outcome) => {
      const seen = seenOf(handOf(outcome));
      const { playerTotal, bankerTotal } = seen;
      return {
        winner: winnerOf(seen),
        playerTotal,
        bankerTotal,
        playerPair: seen.playerPair !== 'none',
        bankerPair: seen.bankerPair !== 'none',
        /** A fresh shoe: the roads begin anew. */
        isFresh: outcome.burnt !== null,
      };
    },
  };
}

export const baccaratTable = baccarat({ gameCode: 'baccarat', rulesVersion: 'baccarat-1' }, commissionBets(), {
  dragon7: 100,
  panda8: 200,
});
export const noCommissionTable = baccarat(
  { gameCode: 'baccarat_no_commission', rulesVersion: 'baccarat-nc-1' },
  noCommissionBets(),
  { superSix: 500, luckySix: 200 },
);
export const speedBaccaratTable = baccarat(
  { gameCode: 'speed_baccarat', rulesVersion: 'baccarat-speed-1' },
  commissionBets(),
  speedMax,
  speedPace,
);
