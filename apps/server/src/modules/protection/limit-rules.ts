import type { OwnLimitKind } from '@baize/contract';
import type { ChangeClock } from './limit-states.ts';

export interface ProtectionSettings {
  raiseDelayHours: Record<LimitSpan, number>;
  secondYesDays: number;
}

export type LimitSpan = 'day' | 'week' | 'month';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a limit adds up over: the first word of its name. */
export const spanOf = (kind: OwnLimitKind): LimitSpan =>
  kind.startsWith('day') ? 'day' : kind.startsWith('week') ? 'week' : 'month';

/** What a limit adds up: the last word of its name. */
export const measureOf = (kind: OwnLimitKind): 'deposit' | 'loss' | 'stake' =>
  kind.endsWith('Deposit') ? 'deposit' : kind.endsWith('Loss') ? 'loss' : 'stake';

/** Lower or new at once, higher or none later (rulebook 9.1); null is no limit. */
export function effectOf(currentMinor: bigint | null, wantedMinor: bigint | null): 'none' | 'atOnce' | 'later' {
  if (currentMinor === wantedMinor) return 'none';
  if (currentMinor === null) return 'atOnce';
  return wantedMinor !== null && wantedMinor < currentMinor ? 'atOnce' : 'later';
}

/** From when and until when a raised limit of a kind can be said yes to a second time. */
export function clockOf(kind: OwnLimitKind, settings: ProtectionSettings, now: Date): ChangeClock {
  const readyAt = new Date(now.getTime() + settings.raiseDelayHours[spanOf(kind)] * hourMs);
  return { readyAt, lapsesAt: new Date(readyAt.getTime() + settings.secondYesDays * dayMs) };
}
