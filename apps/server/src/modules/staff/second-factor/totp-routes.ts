import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { isTotpCode } from '../../../platform/second-factor/totp.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import type { SecondFactorDependencies, SecondFactorTools } from './tools.ts';

type Routes = HandlersOf<
  'staffTotpStart' | 'staffTotpFinish' | 'staffTotpRemove' | 'staffRecoveryCodes' | 'staffSecondFactorGive'
>;

/** The authenticator app: set up, taken away, asked for at sign-in; recovery codes stand in for it. */
export function totpRoutes(deps: SecondFactorDependencies, tools: SecondFactorTools): Routes {
  const { database, clock, secondFactors } = deps;
  return {
    staffTotpStart: async ({ staff, ip, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      const { name } = await deps.brands.introductionOf(staff.brandId);
      return ok(await secondFactors.beginTotp({ id: staff.id, name: staff.username }, name));
    },

    staffTotpFinish: async ({ staff, ip, body }) => {
      const begun = await secondFactors.newTotpOf(staff.id);
      const at = clock.now();
      if (!begun) return fail('not_found');
      const { sealed, secret } = begun;
      let step: number | null = null;
      const wrong = await tools.countedGuess({ staff, ip }, async () => {
        step = await secondFactors.totpStepOf(secret, body.code);
        return step !== null;
      });
      if (wrong || step === null) return wrong ?? fail('second_factor_wrong');
      const countedStep: number = step;
      return database.transaction().execute(async (transaction) => {
        const store = secondFactors.within(transaction);
        if (!(await store.finishTotp(staff.id, sealed, countedStep, at))) return fail('not_found');
        const sessions = createSessionStore(transaction);
        await sessions.giveSecondFactor(staff.sessionId, at);
        await sessions.forgetSecondFactors(staff.id, staff.sessionId);
        const recoveryCodes = await secondFactors.recoveryCodes.firstOnes(store, staff.id);
        await tools.audit(transaction, { staff, ip }, at, 'addTotp');
        return ok({ recoveryCodes });
      });
    },

    staffTotpRemove: async ({ staff, ip, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      return database.transaction().execute(async (transaction) => {
        const store = secondFactors.within(transaction);
        if (!(await store.removeTotp(staff.id))) return fail('not_found');
        await createSessionStore(transaction).forgetSecondFactors(staff.id, staff.sessionId);
        if ((await store.passkeysOf(staff.id)).length === 0) await store.removeRecoveryCodes(staff.id);
        await tools.audit(transaction, { staff, ip }, clock.now(), 'removeTotp');
        return ok({});
      });
    },

    staffRecoveryCodes: async ({ staff, ip, body }) => {
      if (staff.secondFactor !== 'given') return fail('second_factor_setup_required');
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      return database.transaction().execute(async (transaction) => {
        const recoveryCodes = await secondFactors.recoveryCodes.renew(secondFactors.within(transaction), staff.id);
        await tools.audit(transaction, { staff, ip }, clock.now(), 'renewRecoveryCodes');
        return ok({ recoveryCodes });
      });
    },

    staffSecondFactorGive: async ({ staff, ip, body }) => {
      if (staff.secondFactor === 'none') return fail('second_factor_setup_required');
      const at = clock.now();
      const wrong = await tools.countedGuess({ staff, ip }, () => secondFactors.isRightCode(staff.id, body.code));
      if (wrong) return wrong;
      const by = isTotpCode(body.code.trim()) ? 'totp' : 'recoveryCode';
      await database.transaction().execute(async (transaction) => {
        await createSessionStore(transaction).giveSecondFactor(staff.sessionId, at);
        await tools.audit(transaction, { staff, ip }, at, 'giveSecondFactor', { by });
      });
      return ok({ recoveryCodesLeft: await secondFactors.store.recoveryCodesLeft(staff.id) });
    },
  };
}
