import type { GatewayModule } from './modules/gateway/index.ts';
import { type Repeating, repeat } from './platform/jobs/repeat.ts';
import type { RaiseAlarm } from './platform/log/alarm.ts';

const sweepEveryMs = 5_000;

/** Ends what vendors left open, all the time; a round without an answer is told once in the life of the process. */
export function startSweeping(
  gateway: Pick<GatewayModule, 'sweep'>,
  raiseAlarm: RaiseAlarm,
  onFailure: (error: unknown) => void,
): Repeating {
  const told = new Set<string>();
  return repeat(
    sweepEveryMs,
    async () => {
      const { escalated } = await gateway.sweep();
      for (const { vendorCode, roundId, stakeMinor, openedAt } of escalated) {
        const key = `${vendorCode}/${roundId}`;
        if (told.has(key)) continue;
        told.add(key);
        const detail = { vendorCode, roundId, stakeMinor: `${stakeMinor}`, openedAt: openedAt.toISOString() };
        raiseAlarm({ code: 'round_without_answer', detail });
      }
    },
    onFailure,
  );
}
