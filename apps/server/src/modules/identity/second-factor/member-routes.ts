import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { SecondFactorStore } from '../../../platform/second-factor/store.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createStepUp } from '../login/step-up.ts';
import { createMemberStore } from '../member-store.ts';
import { holdOpenSession } from '../sessions/session-opening.ts';
import { createAsking, isEmptyProof, type MemberRequest, type SecondFactorProof } from './asking.ts';
import { createEnrolling } from './enrolling.ts';
import { createGivenFactors } from './given.ts';

export type SecondFactorRoutes = HandlersOf<
  | 'memberSecondFactor'
  | 'startSecondFactor'
  | 'finishSecondFactor'
  | 'removeSecondFactor'
  | 'renewRecoveryCodes'
  | 'giveSecondFactor'
>;

/** A member's authenticator app, passkeys and recovery codes. */
export function createSecondFactorRoutes(tools: IdentityTools): SecondFactorRoutes {
  const { database, clock, secondFactors } = tools;
  const asking = createAsking(tools);
  const finish = createEnrolling(tools, asking);
  const ownerFault = createOwnerCheck(tools);

  const answerFault = ({ member, ip, origin }: MemberRequest, proof: SecondFactorProof) =>
    asking.answerFault({ brandId: member.brandId, ip, origin }, accountOf(member), proof);

  /** Password and second factor, then the change, unless the session was put out meanwhile. */
  const changed = async <V>(
    request: MemberRequest,
    given: SecondFactorProof & { password: string },
    change: (store: SecondFactorStore, transaction: Database) => Promise<V | null>,
  ) => {
    const wrong = (await ownerFault(request, given.password)) ?? (await answerFault(request, given));
    if (wrong) return wrong;
    const value = await database
      .transaction()
      .execute(async (transaction) =>
        (await holdOpenSession(transaction, request.member))
          ? change(secondFactors.within(transaction), transaction)
          : null,
      );
    return value === null ? fail('not_found') : ok(value);
  };

  return {
    memberSecondFactor: async ({ member }) => ok(await secondFactors.shown(member.id)),

    startSecondFactor: async ({ body, ...request }) => {
      const { member, origin } = request;
      const wrong = (await asking.sessionFault(member)) ?? (await ownerFault(request, body.password));
      if (wrong) return wrong;
      const [{ name: issuer }, row] = await Promise.all([
        tools.brands.introductionOf(member.brandId),
        createMemberStore(database).byId(member.id),
      ]);
      const account = { ...accountOf(member), name: row?.username ?? '' };
      if (body.kind === 'totp') return ok({ totp: await secondFactors.beginTotp(account, issuer), passkey: null });
      const options = await secondFactors.beginPasskey(account, issuer, origin);
      return options ? ok({ totp: null, passkey: { ...options } }) : fail('limit_reached');
    },

    finishSecondFactor: ({ body, ...request }) => finish(request, body),

    removeSecondFactor: ({ body, ...request }) =>
      changed(request, body, async (store, transaction) => {
        const { id } = request.member;
        const isGone = await (body.passkeyId === undefined
          ? store.removeTotp(id)
          : store.removePasskey(id, body.passkeyId));
        if (!isGone) return null;
        if ((await store.methodsOf(id)).length === 0) await store.removeRecoveryCodes(id);
        await tools.notifySecondFactor(transaction, { memberId: id, change: 'removed', reference: tools.newId() });
        return {};
      }),

    renewRecoveryCodes: ({ body, ...request }) =>
      changed(request, body, async (store) => ({
        recoveryCodes: await secondFactors.recoveryCodes.renew(store, request.member.id),
      })),

    giveSecondFactor: async ({ body, ...request }) => {
      const { member, origin } = request;
      if (isEmptyProof(body)) return (await asking.question(accountOf(member), origin, '')) ?? fail('not_found');
      const wrong = await answerFault(request, body);
      if (wrong) return wrong;
      await createGivenFactors(database).add(member.id, member.sessionId, clock.now());
      return ok({});
    },
  };
}

const accountOf = ({ id, sessionId }: RequestMember) => ({ id, sessionId });

/** Null once the login password was right; who has none must have logged in just now. */
function createOwnerCheck(tools: IdentityTools) {
  const stepUp = createStepUp(tools);
  return async ({ member, ...caller }: MemberRequest, password: string) => {
    const account = await createMemberStore(tools.database).candidateById(member.id);
    if (!account) return fail('internal_error');
    return account.passwordHash === null
      ? stepUp.freshSessionFault(member)
      : stepUp.passwordFault(caller, account, password, 'password');
  };
}
