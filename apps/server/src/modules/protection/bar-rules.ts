import type { BarLength } from '@baize/contract';
import type { PlayBar } from '../../platform/play-bar.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Length = { kind: PlayBar['kind'] } & ({ ms: number } | { months: number } | { isForEver: true });

/** What each length is (rulebook 9.1). */
export const lengths: Record<BarLength, Length> = {
  '24h': { kind: 'coolOff', ms: dayMs },
  '7d': { kind: 'coolOff', ms: 7 * dayMs },
  '30d': { kind: 'coolOff', ms: 30 * dayMs },
  '6m': { kind: 'exclusion', months: 6 },
  '1y': { kind: 'exclusion', months: 12 },
  '2y': { kind: 'exclusion', months: 24 },
  '5y': { kind: 'exclusion', months: 60 },
  forever: { kind: 'exclusion', isForEver: true },
};

/** A month without the day takes the first days of the next one: never shorter than its name. */
function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

/** The break or exclusion of a length that begins now. */
export function barFrom(length: BarLength, now: Date): PlayBar {
  const { kind, ...long } = lengths[length];
  if ('isForEver' in long) return { kind, until: null };
  const until = 'ms' in long ? new Date(now.getTime() + long.ms) : monthsLater(now, long.months);
  return { kind, until };
}

/** Both together: the later end, and an exclusion where one of them is one. Nothing ever shortens what stands. */
export function together(bar: PlayBar | null, further: PlayBar): PlayBar {
  if (!bar) return further;
  const kind = bar.kind === 'exclusion' || further.kind === 'exclusion' ? 'exclusion' : 'coolOff';
  if (bar.until === null || further.until === null) return { kind, until: null };
  return { kind, until: bar.until > further.until ? bar.until : further.until };
}

export const isSame = (one: PlayBar | null, other: PlayBar): boolean =>
  one !== null && one.kind === other.kind && one.until?.getTime() === other.until?.getTime();
