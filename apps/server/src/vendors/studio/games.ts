import type { DrawBelow } from '@baize/fairness';
import * as lanternGarden from '@baize/games/lantern-garden';
import type { StoredEvent } from './tables.ts';

/** A game of the studio as its server sees it: offered bets, and rules that decide a whole round. */
export interface StudioGame {
  gameCode: string;
  /** Stored with each round, so that it is replayed by the rules that decided it. */
  rulesVersion: string;
  betsMinor: readonly bigint[];
  defaultBetMinor: bigint;
  play(request: { betMinor: bigint; draw: DrawBelow }): { events: readonly StoredEvent[]; payoutMinor: bigint };
  /** What the house's record keeps of a bet beside its money. */
  settle(betMinor: bigint, payoutMinor: bigint): { result: string; validTurnoverMinor: bigint };
}

const lanternGardenGame: StudioGame = {
  ...lanternGarden,
  play: (request) => {
    const { events, payoutMinor } = lanternGarden.playRound(lanternGarden.config, request);
    return { events: events.map((event) => ({ ...event })), payoutMinor };
  },
};

/** Every game that the studio serves; a new one is one entry here. */
const games: readonly StudioGame[] = [lanternGardenGame];

export const findGame = (gameCode: string): StudioGame | undefined => games.find((game) => game.gameCode === gameCode);
