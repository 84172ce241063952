import type pg from 'pg';
import type { Clock } from './platform/clock.ts';
import { type Repeating, repeat } from './platform/jobs/repeat.ts';
import type { RaiseAlarm } from './platform/log/alarm.ts';
import { createDriftMonitor } from './vendors/studio/index.ts';

const lookEveryMs = 10 * 60_000;

/** Raises an alarm, once a day for each game, when the studio's games pay another share than they are told to. */
export function startDriftWatch(deps: {
  books: pg.Pool;
  clock: Clock;
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}): Repeating {
  const monitor = createDriftMonitor(deps);
  return repeat(
    lookEveryMs,
    async () => {
      for (const { stakeMinor, paidMinor, ...drift } of await monitor.look()) {
        deps.raiseAlarm({
          code: 'game_drift',
          detail: { ...drift, stakeMinor: `${stakeMinor}`, paidMinor: `${paidMinor}` },
        });
      }
    },
    deps.onFailure,
  );
}
