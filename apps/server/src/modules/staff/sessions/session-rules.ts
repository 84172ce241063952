import type { RequestStaff } from '../../../platform/http/handlers.ts';
import type { StaffSession } from './session-store.ts';

export const minuteMs = 60_000;
const idleMs = 60 * minuteMs;
export const absoluteMs = 12 * 60 * minuteMs;

/** True while a session counts: not ended, of an account that is enabled and looks after the brand, neither idle nor too old. */
export function isAwake(session: StaffSession, now: Date): boolean {
  if (session.endedAt || session.staffEndedAt) return false;
  if (session.staffBrandId !== null && session.staffBrandId !== session.brandId) return false;
  return now.getTime() < session.expiresAt.getTime() && now.getTime() - session.lastSeenAt.getTime() < idleMs;
}

export const lastSeenIsStale = (session: StaffSession, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= minuteMs;

/** Who works in the session, and what he may do. */
export function requestStaffOf(session: StaffSession): RequestStaff {
  const { id, staffId, brandId, username, permissions, permissionsEverywhere } = session;
  const given = session.secondFactorAt === null ? 'missing' : 'given';
  const secondFactor = session.hasSecondFactor ? given : 'none';
  return {
    id: staffId,
    brandId,
    sessionId: id,
    username,
    permissions,
    permissionsEverywhere,
    forAllBrands: session.staffBrandId === null,
    secondFactor,
  };
}
