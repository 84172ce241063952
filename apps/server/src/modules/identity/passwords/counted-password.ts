import type { RequestContext } from '../../../platform/http/handlers.ts';
import { ok, type Result } from '../../../platform/result.ts';
import type { IdentityTools } from '../dependencies.ts';

/** One counted check of the password of an account, known or not; who fails too often is told to wait. */
export function createCountedPassword({
  throttle,
  passwords,
  securityEvents,
}: Pick<IdentityTools, 'throttle' | 'passwords' | 'securityEvents'>) {
  return async (
    { brand, ip }: Pick<RequestContext, 'brand' | 'ip'>,
    /** `memberId`, `passwordHash` null: nobody has the name, or the account has no password. */
    account: { username: string; memberId: string | null; passwordHash: string | null },
    password: string,
  ): Promise<Result<boolean, 'too_many_requests' | 'service_unavailable'>> => {
    const { username, memberId, passwordHash } = account;
    const whose = memberId === null ? { typedName: username } : { subject: `member:${memberId}` };
    const event = { brandId: brand.id, ip, ...whose };
    const attempt = await throttle.begin({ brandId: brand.id, username, ip });
    if (!attempt.ok) {
      securityEvents.note({ kind: 'login_locked_out', ...event });
      return attempt;
    }
    const verified = await passwords.verify(passwordHash, password);
    if (!verified.ok) {
      await throttle.takeBack(attempt.value);
      return verified;
    }
    if (verified.value && memberId !== null) await throttle.succeed(attempt.value);
    else securityEvents.note({ kind: 'login_failed', ...event });
    return ok(verified.value && memberId !== null);
  };
}
