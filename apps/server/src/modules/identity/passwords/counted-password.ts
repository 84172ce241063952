import type { RequestContext } from '../../../platform/http/handlers.ts';
import { ok, type Result } from '../../../platform/result.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createSignIns } from '../sessions/sign-ins.ts';

/** One counted check of the password of an account, known or not; who fails too often is told to wait. */
export function createCountedPassword({
  throttle,
  passwords,
  securityEvents,
  ...tools
}: Pick<IdentityTools, 'throttle' | 'passwords' | 'securityEvents' | 'background' | 'database' | 'clock' | 'newId'>) {
  /** No answer waits for it, so that its time does not tell whether there is an account. */
  const noteWrong = (memberId: string, { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>): void => {
    const signIn = { member_id: memberId, id: tools.newId(), at: tools.clock.now(), ip, user_agent: userAgent };
    const failed = { method: 'password', outcome: 'wrongPassword' } as const;
    tools.background.run(() => createSignIns(tools.database).add({ ...signIn, ...failed }));
  };

  return async (
    { brand, ip, userAgent }: Pick<RequestContext, 'brand' | 'ip' | 'userAgent'>,
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
    if (!verified.value && memberId !== null) noteWrong(memberId, { ip, userAgent });
    return ok(verified.value && memberId !== null);
  };
}
