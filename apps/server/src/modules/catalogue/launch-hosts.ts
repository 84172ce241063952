import type { Clock } from '../../platform/clock.ts';

/** A host that did not answer rightly is left out for so long, then tried again. */
const probeAgainAfterMs = 30_000;
const probeDeadlineMs = 1_500;

export interface LaunchHostTools {
  clock: Clock;
  /** Draws one of `count`, from 0. */
  pick: (count: number) => number;
  /** Whether a host delivers games now. Never rejects. */
  probe: (origin: string) => Promise<boolean>;
}

interface Health {
  checkedAtMs: number;
  /** Of the last check that ended; null before the first. */
  isWell: boolean | null;
  checking: Promise<boolean> | null;
}

/** Draws the host that a game is launched from, among those that answer. Only hosts in use are looked after, at most every 30 seconds. */
export function createLaunchHosts({ clock, pick, probe }: LaunchHostTools) {
  const healths = new Map<string, Health>();

  /** What is known now; only a host that was never asked is waited for. */
  const isWell = (origin: string): Promise<boolean> | boolean => {
    const nowMs = clock.now().getTime();
    const health = healths.get(origin) ?? { checkedAtMs: Number.NEGATIVE_INFINITY, isWell: null, checking: null };
    healths.set(origin, health);
    if (!health.checking && Math.abs(nowMs - health.checkedAtMs) >= probeAgainAfterMs) {
      health.checkedAtMs = nowMs;
      health.checking = probe(origin).then((answered) => {
        health.isWell = answered;
        health.checking = null;
        return answered;
      });
    }
    return health.isWell ?? health.checking ?? false;
  };

  /** An origin, or null: none is well, games come from this site itself. */
  return async (origins: readonly string[]): Promise<string | null> => {
    const healthy = await Promise.all(origins.map(async (origin) => ((await isWell(origin)) ? origin : null)));
    const usable = healthy.filter((origin) => origin !== null);
    return usable.length === 0 ? null : (usable[pick(usable.length)] ?? null);
  };
}
export type DrawLaunchHost = ReturnType<typeof createLaunchHosts>;

/** Asks a host for the health call of the site behind it. */
export async function probeHost(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeDeadlineMs);
    const response = await fetch(`${origin}/wps/system/health`, { signal, redirect: 'error' });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
