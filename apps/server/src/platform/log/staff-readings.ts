import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { RequestContext, RequestStaff } from '../http/handlers.ts';
import type { SecurityAct, SecurityEvents } from './security-events.ts';

/** The console asks anew at each change of a page: what a session reads again within this time is one reading. */
const oneReadingMs = 15 * 60_000;
const maxRecentReadings = 5_000;

export type StaffReading = Pick<SecurityAct, 'kind' | 'subject'>;
export type NoteReading = (
  reader: Pick<RequestContext, 'ip'> & { staff: RequestStaff },
  reading: StaffReading,
) => Promise<void>;

/** Notes each reading of personal data before it happens; rejects where it cannot be noted, and then nothing may be shown. */
export function createStaffReadings(deps: {
  securityEvents: Pick<SecurityEvents, 'record'>;
  clock: Clock;
}): NoteReading {
  const notedAtMs = new LRUCache<string, number>({ max: maxRecentReadings });

  return async ({ staff, ip }, reading) => {
    const key = `${staff.sessionId} ${reading.kind} ${reading.subject}`;
    const nowMs = deps.clock.now().getTime();
    if (nowMs - (notedAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < oneReadingMs) return;
    await deps.securityEvents.record({
      ...reading,
      brandId: staff.brandId,
      ip,
      actor: { kind: 'staff', id: staff.id },
    });
    notedAtMs.set(key, nowMs);
  };
}
