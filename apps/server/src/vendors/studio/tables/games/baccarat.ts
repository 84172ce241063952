import {
  type BaccaratHand,
  type BaccaratSeen,
  commissionBets,
  dealHand,
  isSideBet,
  noCommissionBets,
  packs,
  seenOf,
  winnerOf,
} from '@baize/games/baccarat';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, standardLimits } from './limits.ts';
import { noShoe, shoeAfter, sideBetsUntilRound, startOf, takeShoe } from './shoe-game.ts';

const { msPerCard, squeezeMs } = paces.baccarat;

const handOf = (outcome: Stored) => outcome as unknown as BaccaratHand;

function baccarat(gameCode: string, rulesVersion: string, bets: readonly BetType<BaccaratSeen>[]): TableGame {
  const sideKeys = bets.map(({ key }) => key).filter(isSideBet);
  return {
    gameCode,
    rulesVersion,
    limits: standardLimits,
    ...cardClock,
    historyLength: 72,
    betTypes: bets as unknown as readonly BetType<Stored>[],
    firstStart: { ...noShoe },
    closedBets: (start) => (startOf(start).rounds >= sideBetsUntilRound ? sideKeys : []),
    deal: (stored, draw) => {
      const start = startOf(stored);
      const fresh = takeShoe(start, packs, draw);
      const { hand, shoe } = dealHand(fresh.shoe, draw);
      return { outcome: { ...hand, burnt: fresh.burnt }, next: { ...shoeAfter(start, fresh, shoe) } };
    },
    seenOf: (outcome) => ({ ...seenOf(handOf(outcome)) }),
    showMs: (outcome) => (handOf(outcome).player.length + handOf(outcome).banker.length) * msPerCard + squeezeMs,
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

export const baccaratTable = baccarat('baccarat', 'baccarat-1', commissionBets());
export const noCommissionTable = baccarat('baccarat_no_commission', 'baccarat-nc-1', noCommissionBets());
