/** What decides over a session's life; times of the injected clock. */
export interface SessionFacts {
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  /** The member's, not the session's. */
  blockedAt: Date | null;
  passwordChangedAt: Date | null;
}

/** How often "last seen" is written; a session may therefore end up to this much before its idle limit, never after it. */
const lastSeenStepMs = 60_000;
const minuteMs = 60_000;

/** Dead at once after logout, block and password change; after the idle limit; and at its end whatever happens. */
export function isSessionAlive(session: SessionFacts, now: Date, idleMinutes: number): boolean {
  if (session.endedAt || session.blockedAt) return false;
  if (session.passwordChangedAt && session.passwordChangedAt > session.createdAt) return false;
  if (now >= session.expiresAt) return false;
  return now.getTime() - session.lastSeenAt.getTime() < idleMinutes * minuteMs;
}

export const lastSeenIsStale = (session: SessionFacts, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= lastSeenStepMs;
