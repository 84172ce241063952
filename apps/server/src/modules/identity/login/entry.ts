import { type CallInput, type Calls, type CallValue, isAgentType } from '@baize/contract';
import { fail, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { Candidate } from '../member-store.ts';
import type { SessionMethod } from '../schema.ts';
import { createGivenFactors } from '../second-factor/given.ts';
import type { Caller } from '../sessions/session-opening.ts';
import { createDeviceTokens, deviceLifeMs } from './device-tokens.ts';
import { mustRenew } from './login-rules.ts';
import { askSecondStep } from './second-step.ts';

type LoginBody = CallInput<Calls['login']>['body'];
type LoginValue = CallValue<Calls['login']>;
export type EntryError = 'account_blocked' | 'member_no_enter' | 'error_not_agent' | 'second_factor_required';
export type Page = LoginBody['loginPage'];

/** Null for an account that may come in by this page. */
export function pageFault(settings: BrandSettings, page: Page, { type }: Candidate) {
  if (page === 'agent' && !isAgentType(type)) return fail('error_not_agent');
  return page === 'member' && isAgentType(type) && !settings.agentsEnterMemberPage ? fail('member_no_enter') : null;
}

/** How every way of logging in ends: page rules, session, remembered device. */
export function createEntry(tools: IdentityTools) {
  const { database, clock, newId, randomToken, hashToken } = tools;

  const newDevice = async (
    transaction: typeof database,
    device: { brandId: string; memberId: string; familyId: string; sessionId: string },
  ) => {
    const token = randomToken();
    const tokenHash = hashToken(token);
    await createDeviceTokens(transaction).insert({ ...device, tokenHash, createdAt: clock.now() });
    return { token, lifeSeconds: deviceLifeMs / 1000 };
  };

  /**
   * Opens the session of somebody who has proved who he is, inside the caller's transaction. `family`: the remembered login to go on with.
   */
  const enter = async (
    caller: Caller,
    candidate: Candidate,
    how: {
      method: SessionMethod;
      page: Page;
      settings: BrandSettings;
      family: string | null;
      /** A second factor is asked for unless it was given, or the device is one on which it was. */
      secondStep?: 'given';
    },
    transaction: typeof database,
  ): Promise<Result<LoginValue, EntryError>> => {
    const { method, page, settings, family: familyId } = how;
    const wrongPage = pageFault(settings, page, candidate);
    if (wrongPage) return wrongPage;
    const { memberId } = candidate;
    if (how.secondStep !== 'given' && method !== 'device') {
      const first = { method, page, remember: familyId !== null };
      const asked = await askSecondStep(tools, transaction, caller.brand.id, candidate, first);
      if (asked) return asked;
    }
    const sessionId = newId();
    const session = await tools.openSession(transaction, caller, { memberId, method, settings, sessionId });
    if (!session) return fail('account_blocked');
    if (how.secondStep === 'given') await createGivenFactors(transaction).add(memberId, sessionId, clock.now());
    const brandId = caller.brand.id;
    const deviceCookie =
      familyId === null ? undefined : await newDevice(transaction, { brandId, memberId, familyId, sessionId });
    const passwordExpired = mustRenew(settings, candidate, method, clock.now());
    return { ok: true, value: { ...session, passwordExpired }, ...(deviceCookie ? { deviceCookie } : {}) };
  };
  return enter;
}
export type Entry = ReturnType<typeof createEntry>;
