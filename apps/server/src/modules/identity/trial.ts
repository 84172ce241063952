import type { Calls, CallValue } from '@baize/contract';
import { secretCharacters } from '../../platform/crypto/secret-characters.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { IdentityTools } from './dependencies.ts';
import type { Caller } from './session-opening.ts';
import { createSessionStore } from './session-store.ts';

const perDay = 20;
const dayMs = 24 * 3_600_000;
const nameAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const nameLength = 9;

/** Free play: a trial account of its own for each login, with play money of its own; an address has so many in a day. */
export function createTrial(tools: IdentityTools) {
  const { database, brands, clock } = tools;

  return async (
    caller: Caller,
  ): Promise<Result<CallValue<Calls['loginFreePlay']>, 'operation_not_allowed' | 'quota_exceeded'>> => {
    const settings = await brands.settingsOf(caller.brand.id);
    if (!settings.freePlay) return fail('operation_not_allowed');
    const since = new Date(clock.now().getTime() - dayMs);
    const opened = await createSessionStore(database).countTrials(caller.brand.id, caller.ip, since);
    if (opened >= perDay) return fail('quota_exceeded', { retryAfterSeconds: 3_600 });
    return database.transaction().execute(async (transaction) => {
      const memberId = await tools.openMember(transaction, {
        brand: caller.brand,
        username: `trial${secretCharacters(nameAlphabet, nameLength)}`,
        passwordHash: null,
        type: 4,
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
