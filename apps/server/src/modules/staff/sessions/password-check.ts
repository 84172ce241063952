import { verify } from '@node-rs/argon2';
import { createWorkQueue } from '../../../platform/jobs/work-queue.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { StaffDependencies } from '../dependencies.ts';
import { createStaffThrottle } from './throttle.ts';

/** Argon2id like a real one; no password has it. A name that nobody has costs as much as one that is there. */
const hashOfNobody = `$argon2id$v=19$m=47104,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface Account {
  username: string;
  /** Null: nobody has the name, or the account has no password. */
  passwordHash: string | null;
}

/** One counted check of a staff password; who fails too often is told to wait. `confirm` is called for a right one before the count is taken back. */
export function createPasswordCheck(deps: StaffDependencies) {
  const throttle = createStaffThrottle(deps);
  const inQueue = createWorkQueue({ maxRunning: 1, maxWaiting: 16 });

  const check = async (
    { username, passwordHash }: Account,
    password: string,
    ip: string,
    isRight: (isPassword: boolean) => boolean | Promise<boolean> = (isPassword) => isPassword,
  ): Promise<Result<boolean, 'too_many_requests' | 'service_unavailable'>> => {
    const attempt = await throttle.begin(username, ip);
    if (!attempt.ok) return attempt;
    const verified = await inQueue(() => verify(passwordHash ?? hashOfNobody, password));
    if (!verified.ok) {
      await throttle.takeBack(attempt.value);
      return verified;
    }
    const right = await isRight(verified.value && passwordHash !== null);
    if (right) await throttle.succeed(attempt.value);
    return ok(right);
  };

  /** The same for the account of a session: null, or the failure for the caller. */
  const confirm = async (account: Account, password: string, ip: string) => {
    const checked = await check(account, password, ip);
    if (!checked.ok) return checked;
    return checked.value ? null : fail('in_incorrect_password');
  };

  return { check, confirm, purge: throttle.purge };
}
export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
