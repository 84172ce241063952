import { v7 as newId } from 'uuid';
import { beforeAll } from 'vitest';
import { type BrandRow, insertBrand, insertMember } from '../../../test/support/factories.ts';
import { type TestClock, testClock } from '../../../test/support/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/support/test-database.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { createAuditLog } from '../audit-log/index.ts';
import { createMemberStore } from '../identity/member-store.ts';
import { type AgencyModule, createAgency } from './index.ts';

export interface AgencyHarness extends TestDatabase {
  clock: TestClock;
  agency: AgencyModule;
  brand: BrandRow;
  /** True: nothing can be written into the audit log. */
  isLogBroken: boolean;
}

export const publicOrigin = 'https://a.example';

/** The agency over a real database with one brand, whose audit log can be broken. */
export function useAgency(): AgencyHarness {
  const harness = useTestDatabase() as AgencyHarness;
  harness.clock = testClock();
  harness.isLogBroken = false;
  beforeAll(async () => {
    harness.brand = await insertBrand(harness.owner, 'first');
    const { database, clock } = harness;
    const auditLog = createAuditLog({ database, clock, anchorPath: '' });
    harness.agency = createAgency({
      database,
      clock,
      newId,
      brands: { publicOriginOf: async () => publicOrigin },
      auditLog: {
        append: (...entry) => {
          if (harness.isLogBroken) throw new Error('no log');
          return auditLog.append(...entry);
        },
      },
      changeType: (transaction, memberId, type) => createMemberStore(transaction).changeType(memberId, type),
    });
  });
  return harness;
}

/** A new account of a kind in a brand, as it asks; its Host header is not to be believed. */
export async function newCaller(harness: AgencyHarness, type: RequestMember['type'] = 0, operator = harness.brand) {
  const { id } = await insertMember(harness.owner, operator.id, { type });
  const member = { id, brandId: operator.id, sessionId: newId(), type };
  return { brand: operator, member, ip: '192.0.2.7', origin: 'https://evil.example', userAgent: 'test' };
}
export type Caller = Awaited<ReturnType<typeof newCaller>>;
