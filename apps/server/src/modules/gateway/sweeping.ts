import type { RaiseAlarm } from '../../platform/log/alarm.ts';
import type { Tick } from '../../platform/part.ts';
import type { Sweep } from './sweeper.ts';

const sweepEveryMs = 5_000;

/** Ends what vendors left open, all the time; a round without an answer raises an alarm once in the life of the process. */
export function sweepingTick(gateway: { sweep(): Promise<Sweep> }, raiseAlarm: RaiseAlarm): Tick {
  const told = new Set<string>();
  return {
    everyMs: sweepEveryMs,
    work: async () => {
      const { escalated } = await gateway.sweep();
      for (const { vendorCode, roundId, stakeMinor, openedAt } of escalated) {
        const key = `${vendorCode}/${roundId}`;
        if (told.has(key)) continue;
        told.add(key);
        const detail = { vendorCode, roundId, stakeMinor: `${stakeMinor}`, openedAt: openedAt.toISOString() };
        raiseAlarm({ code: 'round_without_answer', detail });
      }
    },
  };
}
