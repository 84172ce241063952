import { sql } from 'kysely';

export interface SessionRow {
  sessionId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  ip: string;
  userAgent: string;
  isSecondFactorVerified: boolean;
}

/** Of the table `staff_sessions s`. */
export const openSessionColumns = sql`s.id as "sessionId", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
  s.expires_at as "expiresAt", s.ip, s.user_agent as "userAgent", s.second_factor_at is not null as "isSecondFactorVerified"`;

export const sessionView = ({ createdAt, lastSeenAt, expiresAt, ...row }: SessionRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
