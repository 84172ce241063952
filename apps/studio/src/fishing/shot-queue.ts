import { clientPace } from '@baize/games/fishing';
import type { Hit } from './world.ts';

export interface Batch {
  readonly betMinor: bigint;
  readonly shots: readonly Hit[];
}

/** Hits that wait for the next batch, in their order; a batch has one bet. */
export function createShotQueue() {
  const hits: Hit[] = [];
  /** Staked on the screen, and not answered yet. */
  let onTheWayMinor = 0n;
  const stakeOf = ({ betMinor, shots }: Batch) => betMinor * BigInt(shots.length);

  return {
    add: (hit: Hit) => void hits.push(hit),
    take: (): Batch | null => {
      const betMinor = hits[0]?.betMinor;
      if (betMinor === undefined) return null;
      const other = hits.findIndex((hit) => hit.betMinor !== betMinor);
      const shots = hits.splice(0, Math.min(other < 0 ? hits.length : other, clientPace.maxShots));
      const batch = { betMinor, shots };
      onTheWayMinor += stakeOf(batch);
      return batch;
    },
    answered: (batch: Batch) => {
      onTheWayMinor -= stakeOf(batch);
    },
    /** What the balance on the screen is lower by. */
    stakedMinor: (): bigint => hits.reduce((sum, { betMinor }) => sum + betMinor, onTheWayMinor),
    drop: () => void hits.splice(0),
    isEmpty: () => hits.length === 0,
  };
}
export type ShotQueue = ReturnType<typeof createShotQueue>;
