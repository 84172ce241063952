import type { Calls, CallValue } from '@baize/contract';
import { secretCharacters } from '../../platform/crypto/secret-characters.ts';
import { takeLock } from '../../platform/database/named-locks.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { IdentityTools } from './dependencies.ts';
import type { Candidate } from './member-store.ts';
import type { Caller } from './sessions/session-opening.ts';
import { createSessionStore } from './sessions/session-store.ts';

const trialType = 4;
const perDay = 20;
const dayMs = 24 * 3_600_000;
const nameAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const nameLength = 9;

/** spec decision 19: a trial balance is what it was at first again, once in each 24 hours since the account was made, at a login. */
export function createTrialRenewal({ database, clock, accounts }: IdentityTools) {
  return async (candidate: Candidate, grantMinor: bigint): Promise<void> => {
    const days = Math.floor((clock.now().getTime() - candidate.registeredAt.getTime()) / dayMs);
    if (candidate.type !== trialType || days === 0) return;
    const { memberId } = candidate;
    await accounts.resetTrial(database, { memberId, toMinor: grantMinor, reference: `renewal-${memberId}-${days}` });
  };
}

/** Free play: a trial account of its own for each login, with play money of its own; a network has so many in a day. */
export function createTrial(tools: IdentityTools) {
  const { database, brands, clock } = tools;

  return async (
    caller: Caller,
  ): Promise<Result<CallValue<Calls['loginFreePlay']>, 'operation_not_allowed' | 'quota_exceeded'>> => {
    const settings = await brands.settingsOf(caller.brand.id);
    if (!settings.freePlay) return fail('operation_not_allowed');
    const since = new Date(clock.now().getTime() - dayMs);
    return database.transaction().execute(async (transaction) => {
      const network = networkOf(caller.ip);
      await takeLock(transaction, `trial ${caller.brand.id} ${network}`);
      const opened = await createSessionStore(transaction).countTrials(caller.brand.id, network, since);
      if (opened >= perDay) return fail('quota_exceeded', { retryAfterSeconds: 3_600 });
      const memberId = await tools.openMember(transaction, {
        brand: caller.brand,
        username: `trial${secretCharacters(nameAlphabet, nameLength)}`,
        passwordHash: null,
        type: trialType,
        trialGrantMinor: settings.trialGrantMinor,
        registeredFrom: '',
        profile: {},
      });
      const session =
        memberId && (await tools.openSession(transaction, caller, { memberId, method: 'trial', settings }));
      if (!session) throw new Error('a trial account could not be opened');
      return ok({ ...session, passwordExpired: false });
    });
  };
}
