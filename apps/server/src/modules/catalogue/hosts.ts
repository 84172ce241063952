import type { Clock } from '../../platform/clock.ts';

/** What a host said is good for so long; then it is asked again when somebody needs it. */
const probeAgainAfterMs = 30_000;
const probeDeadlineMs = 1_500;
/** A picture that every site has: the one in place of a missing cover. */
const probePicture = '/art/scenes/game-fallback.webp';

/** Whether a host does its work now. Never rejects. */
export type Probe = (origin: string) => Promise<boolean>;

interface Health {
  checkedAtMs: number;
  /** Of the last check that ended; null before the first. */
  isWell: boolean | null;
  checking: Promise<boolean> | null;
}

/** Which of a brand's hosts answer. Only hosts in use are looked after, at most every 30 seconds. */
export function createHosts({ clock, probe }: { clock: Clock; probe: Probe }) {
  const healths = new Map<string, Health>();

  const healthOf = (origin: string): Health => {
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
    return health;
  };

  return {
    /** Those that answer; only a host that was never asked is waited for. */
    answering: async (origins: readonly string[]): Promise<string[]> => {
      const well = await Promise.all(origins.map(async (origin) => isWellOf(healthOf(origin))));
      return origins.filter((_, index) => well[index]);
    },
    /** Those that are known to answer; waits for none, so a host is missing until its first check has ended. */
    known: (origins: readonly string[]): string[] => origins.filter((origin) => healthOf(origin).isWell ?? false),
  };
}
export type Hosts = ReturnType<typeof createHosts>;

const isWellOf = ({ isWell, checking }: Health) => isWell ?? checking ?? false;

/** Asks a host for the health call of the site behind it. */
export const probeHost: Probe = (origin) => answersWell(`${origin}/wps/system/health`, () => true);

/** Asks a host for a picture of the site. */
export const probePictureHost: Probe = (origin) =>
  answersWell(origin + probePicture, (type) => type.startsWith('image/'));

async function answersWell(url: string, isRight: (contentType: string) => boolean): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(probeDeadlineMs), redirect: 'error' });
    await response.body?.cancel();
    return response.ok && isRight(response.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
