import type { SecurityBurst, SecurityKind } from './security-kinds.ts';

const minuteMs = 60_000;

/**
 * Finds bursts in this process. `of` is told each event and answers the burst that it completes; while a burst goes on, it is told once
 * in each of its windows. `elapsedMs`: a time that only grows.
 */
export function createBurstWatch(bursts: readonly SecurityBurst[], elapsedMs: () => number) {
  const watched = bursts.map((burst) => ({ burst, timesMs: [] as number[], quietUntilMs: Number.NEGATIVE_INFINITY }));
  return {
    of: (kind: SecurityKind): SecurityBurst[] => {
      const nowMs = elapsedMs();
      return watched.flatMap((watch) => {
        const { burst, timesMs } = watch;
        if (burst.kind !== kind) return [];
        const windowMs = burst.windowMinutes * minuteMs;
        timesMs.push(nowMs);
        if (timesMs.length > burst.count) timesMs.shift();
        const [firstMs = nowMs] = timesMs;
        const isBurst = timesMs.length === burst.count && nowMs - firstMs < windowMs;
        if (!isBurst || nowMs < watch.quietUntilMs) return [];
        watch.quietUntilMs = nowMs + windowMs;
        return [burst];
      });
    },
  };
}
