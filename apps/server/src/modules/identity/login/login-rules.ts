import type { BrandSettings } from '../../brand/index.ts';
import type { SessionMethod } from '../schema.ts';

const dayMs = 24 * 60 * 60_000;
const heldMs = 15 * 60_000;

/** Whether the change-password popup opens: the factory's password, or one too old where the brand renews them; not after SMS or social. */
export function mustRenew(
  settings: Pick<BrandSettings, 'passwordExpiryDays'>,
  account: { mustChangePassword: boolean; passwordChangedAt: Date | null },
  method: SessionMethod,
  now: Date,
): boolean {
  if (method === 'sms' || method === 'social' || account.passwordChangedAt === null) return false;
  if (account.mustChangePassword) return true;
  const ageMs = now.getTime() - account.passwordChangedAt.getTime();
  return settings.passwordExpiryDays !== null && ageMs >= settings.passwordExpiryDays * dayMs;
}

/** The session was opened within the last quarter of an hour. */
export const isFresh = (session: { createdAt: Date }, now: Date): boolean =>
  now.getTime() - session.createdAt.getTime() < heldMs;

/** spec decision 14: the session itself began with a password (or the device token in its place) less than 15 minutes ago. */
export function isPasswordHeld(session: { method: SessionMethod; createdAt: Date }, now: Date): boolean {
  const proved = session.method === 'password' || session.method === 'device' || session.method === 'register';
  return proved && isFresh(session, now);
}
