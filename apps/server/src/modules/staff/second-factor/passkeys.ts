import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import type { SecondFactorDependencies, SecondFactorTools } from './tools.ts';

type Routes = HandlersOf<
  'staffPasskeyStart' | 'staffPasskeyFinish' | 'staffPasskeyRemove' | 'staffPasskeyChallenge' | 'staffPasskeyGive'
>;

/** Passkeys (WebAuthn): added, taken away, asked for at sign-in. */
export function passkeyRoutes(deps: SecondFactorDependencies, tools: SecondFactorTools): Routes {
  const { database, clock, secondFactors } = deps;

  return {
    staffPasskeyStart: async ({ staff, ip, origin, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      const { name } = await deps.brands.introductionOf(staff.brandId);
      const account = { id: staff.id, sessionId: staff.sessionId, name: staff.username };
      const options = await secondFactors.beginPasskey(account, name, origin);
      return options ? ok({ options: { ...options } }) : fail('limit_reached');
    },

    staffPasskeyFinish: async ({ staff, ip, origin, body }) => {
      const challenge = await secondFactors.takeNewChallenge(staff);
      if (challenge === null) return fail('not_found');
      const passkey = await secondFactors.newPasskey(body.name, { response: body.response, challenge, origin });
      if (!passkey) return fail('second_factor_wrong');
      const at = clock.now();
      return database.transaction().execute(async (transaction) => {
        const store = secondFactors.within(transaction);
        if (!(await store.addPasskey(staff.id, passkey))) return fail('second_factor_wrong');
        await createSessionStore(transaction).giveSecondFactor(staff.sessionId, at);
        const recoveryCodes = await secondFactors.recoveryCodes.firstOnes(store, staff.id);
        await tools.audit(transaction, { staff, ip }, at, 'addPasskey', { name: body.name });
        return ok({ recoveryCodes });
      });
    },

    staffPasskeyRemove: async ({ staff, ip, params, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      return database.transaction().execute(async (transaction) => {
        const store = secondFactors.within(transaction);
        if (!(await store.removePasskey(staff.id, params.passkeyId))) return fail('not_found');
        await createSessionStore(transaction).forgetSecondFactors(staff.id, staff.sessionId);
        if ((await store.methodsOf(staff.id)).length === 0) await store.removeRecoveryCodes(staff.id);
        await tools.audit(transaction, { staff, ip }, clock.now(), 'removePasskey', { passkeyId: params.passkeyId });
        return ok({});
      });
    },

    staffPasskeyChallenge: async ({ staff, origin }) => {
      const options = await secondFactors.askForPasskey(staff, origin);
      return options ? ok({ options: { ...options } }) : fail('second_factor_setup_required');
    },

    staffPasskeyGive: async ({ staff, ip, origin, body }) => {
      const isRight = () => secondFactors.isRightPasskey(staff, origin, body.response);
      const wrong = await tools.countedGuess({ staff, ip }, isRight);
      if (wrong) return wrong;
      const at = clock.now();
      await database.transaction().execute(async (transaction) => {
        await createSessionStore(transaction).giveSecondFactor(staff.sessionId, at);
        await tools.audit(transaction, { staff, ip }, at, 'giveSecondFactor', { by: 'passkey' });
      });
      return ok({});
    },
  };
}
