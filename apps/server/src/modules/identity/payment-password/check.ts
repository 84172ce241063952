import { setTimeout } from 'node:timers/promises';
import { createKeyQueues } from '../../../platform/jobs/key-queues.ts';
import { fail, type Result } from '../../../platform/result.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createPaymentPasswordStore, maxTries } from './store.ts';

/** What is wrong with a payment password; the field's key is told with it. */
export type PaymentPasswordFault = Extract<
  Result<
    never,
    'payment_password_wrong' | 'payment_password_locked' | 'payment_password_not_set' | 'service_unavailable'
  >,
  { ok: false }
>;

const askAgainMs = 100;
/** As long as a comparison may take on a busy server. */
const maxWaitMs = 2_000;

/**
 * Null for the right payment password of the member. Five wrong ones lock it for an hour, for whoever tries and however many at once;
 * setting it anew with a code ends the lock. `field` is where the form shows what is wrong.
 */
export function createPaymentPasswordCheck({
  database,
  clock,
  passwords,
  securityEvents,
}: Pick<IdentityTools, 'database' | 'clock' | 'passwords' | 'securityEvents'>) {
  const store = createPaymentPasswordStore(database);
  const inQueue = createKeyQueues();

  const fault = <K extends PaymentPasswordFault['message']>(field: string, key: K, detail = {}) =>
    fail(key, { fields: { [field]: { key } }, ...detail });

  const lockedFault = (field: string, until: Date) =>
    fault(field, 'payment_password_locked', {
      retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1_000)),
    });

  /** Takes one of the tries; where other processes have the last ones at work, it waits for how they end. Undefined: none is left. */
  const takeTry = async (memberId: string) => {
    for (let waitedMs = 0; ; waitedMs += askAgainMs) {
      const taken = await store.takeTry(memberId, clock.now());
      if (taken || waitedMs >= maxWaitMs) return taken;
      const row = await store.of(memberId);
      if (!row || row.lockedUntil !== null) return undefined;
      await setTimeout(askAgainMs);
    }
  };

  const check = async (memberId: string, value: string, field: string): Promise<PaymentPasswordFault | null> => {
    const taken = await takeTry(memberId);
    if (!taken) {
      const until = await store.lockSpent(memberId, clock.now());
      return until ? lockedFault(field, until) : fault(field, 'payment_password_not_set');
    }
    const verified = await passwords.verify(taken.hash, value);
    if (!verified.ok) {
      await store.giveTryBack(memberId);
      return verified;
    }
    if (verified.value) {
      await store.clearTries(memberId);
      return null;
    }
    if (taken.failures < maxTries) return fault(field, 'payment_password_wrong');
    const until = await store.lockSpent(memberId, clock.now());
    if (until) securityEvents.note({ kind: 'payment_password_locked', subject: `member:${memberId}` });
    return until ? lockedFault(field, until) : fault(field, 'payment_password_wrong');
  };

  // Of one member one is compared at a time: a right one must not find the tries taken by others that are right, too.
  return (memberId: string, value: string, field = 'paymentPassword') =>
    inQueue([memberId], () => check(memberId, value, field));
}
