import type { RequestContext, RequestMember } from '../../../platform/http/handlers.ts';
import { type Failure, fail } from '../../../platform/result.ts';
import type { AskedAccount } from '../../../platform/second-factor/second-factors.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createGivenFactors } from './given.ts';

/** What somebody gives as his second factor: a code, or what his browser answered for a passkey. */
export interface SecondFactorProof {
  code?: string | undefined;
  response?: Record<string, unknown> | undefined;
}

export const isEmptyProof = ({ code, response }: SecondFactorProof): boolean =>
  code === undefined && response === undefined;

interface From {
  brandId: string;
  ip: string;
  origin: string;
}
export type MemberRequest = Pick<RequestContext, 'brand' | 'ip' | 'userAgent' | 'origin'> & { member: RequestMember };
type Guess = Failure<'second_factor_wrong' | 'too_many_requests'>;

/** Asking members for their second factor, and counting what they guess. */
export function createAsking(tools: IdentityTools) {
  const { secondFactors, throttle, securityEvents, clock, database } = tools;

  /** One counted guess. */
  const counted = async (
    { brandId, ip }: Pick<From, 'brandId' | 'ip'>,
    memberId: string,
    isRight: () => Promise<boolean>,
  ): Promise<Guess | null> => {
    const attempt = await throttle.begin({ brandId, username: `second factor of ${memberId}`, ip });
    if (!attempt.ok) return attempt;
    if (await isRight()) {
      await throttle.succeed(attempt.value);
      return null;
    }
    securityEvents.note({ kind: 'login_failed', brandId, ip, subject: `member:${memberId}` });
    return fail('second_factor_wrong');
  };

  return {
    /** What is asked, as the failure's detail; null for an account without a second factor. */
    question: async (account: AskedAccount, origin: string, ticket: string) => {
      const methods = await secondFactors.store.methodsOf(account.id);
      if (methods.length === 0) return null;
      const options = methods.includes('passkey') ? await secondFactors.askForPasskey(account, origin) : null;
      return fail('second_factor_required', { secondStep: { ticket, methods, passkey: options && { ...options } } });
    },
    counted,
    /** Null for a right answer; after too many wrong ones the answer is that he has to wait. */
    answerFault: (from: From, account: AskedAccount, { code, response }: SecondFactorProof): Promise<Guess | null> =>
      counted(from, account.id, async () =>
        response
          ? secondFactors.isRightPasskey(account, from.origin, response)
          : code !== undefined && secondFactors.isRightCode(account.id, code),
      ),
    /** Null for a session in which the second factor was given lately, and for an account that has none. */
    sessionFault: async (member: {
      id: string;
      sessionId: string;
    }): Promise<Failure<'second_factor_required'> | null> => {
      const methods = await secondFactors.store.methodsOf(member.id);
      if (methods.length === 0) return null;
      const isGiven = await createGivenFactors(database).isFresh(member.id, member.sessionId, clock.now());
      return isGiven ? null : fail('second_factor_required');
    },
  };
}
export type Asking = ReturnType<typeof createAsking>;
