import { LRUCache } from 'lru-cache';
import type { RequestContext, RequestStaff } from '../../platform/http/handlers.ts';
import type { SecurityAct } from '../../platform/log/security-events.ts';
import type { SupportDependencies } from './dependencies.ts';

/** The console asks anew at each message: what a session reads again within this time is one reading. */
const oneReadingMs = 15 * 60_000;
const maxCachedRounds = 5_000;

type Reading = Pick<SecurityAct, 'kind' | 'subject'>;

/** Tells of each reading before it happens; rejects where it cannot be told, and then nothing may be shown. */
export function createReadings({ securityEvents, clock }: Pick<SupportDependencies, 'securityEvents' | 'clock'>) {
  const toldAtMs = new LRUCache<string, number>({ max: maxCachedRounds });

  return async (reader: Pick<RequestContext, 'ip'> & { staff: RequestStaff }, reading: Reading): Promise<void> => {
    const { staff, ip } = reader;
    const key = `${staff.sessionId} ${reading.subject}`;
    const nowMs = clock.now().getTime();
    if (nowMs - (toldAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < oneReadingMs) return;
    await securityEvents.record({ ...reading, brandId: staff.brandId, ip, actor: { kind: 'staff', id: staff.id } });
    toldAtMs.set(key, nowMs);
  };
}
