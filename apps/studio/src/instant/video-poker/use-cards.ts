import type { InstantRound } from '@baize/contract';
import { useState } from 'react';
import { waitFor } from '../../game-frame/round-player.ts';
import { isStill } from '../../lib/is-still.ts';
import { type Instant, useInstant } from '../../table-frame/use-instant.ts';
import { everyPlace } from './round.ts';

const turnMs = 130;
const lastTurnMs = 320;
const none: readonly number[] = [];

export interface Cards {
  instant: Instant;
  /** Places whose cards lie face down. */
  covered: readonly number[];
  /** Cards are asked for or are being turned: what came out is known here and not to the player. */
  isTurning: boolean;
  deal: (betMinor: bigint) => Promise<void>;
  /** Draws what is not held; the round, when all cards are turned. */
  draw: (held: readonly number[]) => Promise<InstantRound | null>;
}

/** Rounds whose cards are turned one after the other; who wants less motion sees them at once. */
export function useCards(): Cards {
  const instant = useInstant({ isShownLater: true });
  const [covered, setCovered] = useState(none);
  const [isTurning, setTurning] = useState(false);

  const turn = async (places: readonly number[]) => {
    for (let turned = 1; turned <= places.length; turned += 1) {
      await waitFor(turnMs);
      setCovered(places.slice(turned));
    }
    await waitFor(lastTurnMs);
  };
  /** The cards at these places are thrown away and, once the answer is here, turned. */
  const bring = async (places: readonly number[], ask: () => Promise<InstantRound | null>) => {
    setTurning(true);
    setCovered(places);
    const round = await ask();
    if (round && !isStill()) await turn(places);
    setCovered(none);
    setTurning(false);
    if (round?.status === 'settled') instant.show(round);
    return round;
  };
  return {
    ...{ instant, covered, isTurning },
    deal: async (betMinor) => {
      await bring(everyPlace, () => instant.play(betMinor, {}));
    },
    draw: (held) =>
      bring(
        everyPlace.filter((place) => !held.includes(place)),
        () => instant.step({ hold: [...held] }),
      ),
  };
}
