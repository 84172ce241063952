import { LRUCache } from 'lru-cache';
import type { SteadyClock } from '../../../platform/clock.ts';
import type { TableRoundRow } from './rounds-store.ts';

type Times = Pick<TableRoundRow, 'id' | 'opened_at' | 'phase_at' | 'dealt_at' | 'settled_at'>;

export interface RoundTimes {
  /**
   * What time it is in a round: the wall clock as it stood when this process first saw the round, and what has gone by since. Whoever sets the
   * wall clock meanwhile neither ends a round nor holds it up.
   * @param elapsedMs an earlier reading of the same clock; now by default
   */
  nowOf(round: Times, elapsedMs?: number): Date;
}

/** More than tables run at a time; of others the one that was asked for longest ago is forgotten. */
const remembered = 256;
const ofTimings = new WeakMap<SteadyClock, RoundTimes>();

/** One for each clock, so that all parts of a process have the same time in a round. */
export function roundTimesOf(clock: SteadyClock): RoundTimes {
  const known = ofTimings.get(clock) ?? createRoundTimes(clock);
  ofTimings.set(clock, known);
  return known;
}

function createRoundTimes(clock: SteadyClock): RoundTimes {
  const offsetsMs = new LRUCache<string, number>({ max: remembered });

  const offsetOf = (round: Times): number => {
    const known = offsetsMs.get(round.id);
    if (known !== undefined) return known;
    // What has happened lies in the past: a clock that was set back before we came must not lengthen what is left.
    const { opened_at, phase_at, dealt_at, settled_at } = round;
    const past = [opened_at, phase_at, dealt_at, settled_at].map((at) => at?.getTime() ?? 0);
    const offsetMs = Math.max(clock.now().getTime(), ...past) - clock.elapsedMs();
    offsetsMs.set(round.id, offsetMs);
    return offsetMs;
  };

  return { nowOf: (round, elapsedMs = clock.elapsedMs()) => new Date(offsetOf(round) + elapsedMs) };
}
