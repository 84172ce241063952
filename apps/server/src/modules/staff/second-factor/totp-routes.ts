import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { createSecondFactorStore } from './store.ts';
import type { SecondFactorDependencies, SecondFactorTools } from './tools.ts';
import { isTotpCode, newTotpSecret, totpStepOf, totpUri } from './totp.ts';

type Routes = HandlersOf<
  'staffTotpStart' | 'staffTotpFinish' | 'staffTotpRemove' | 'staffRecoveryCodes' | 'staffSecondFactorGive'
>;

/** An authenticator that is set up is finished within this time. */
const setUpMs = 15 * 60_000;

/** The authenticator app: set up, taken away, asked for at sign-in; recovery codes stand in for it. */
export function totpRoutes(deps: SecondFactorDependencies, tools: SecondFactorTools): Routes {
  const { database, clock, secretBox, secondFactors } = deps;
  return {
    staffTotpStart: async ({ staff, ip, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      const secret = newTotpSecret();
      await secondFactors.beginTotp(staff.id, await secretBox.seal(secret), clock.now());
      const { name } = await deps.brands.introductionOf(staff.brandId);
      return ok({ secret, uri: totpUri(name, staff.username, secret) });
    },

    staffTotpFinish: async ({ staff, ip, body }) => {
      const totp = await secondFactors.totpOf(staff.id);
      const at = clock.now();
      const sealed = totp?.sealed_new_secret;
      if (!sealed || !totp.new_since || at.getTime() - totp.new_since.getTime() > setUpMs) return fail('not_found');
      const secret = await secretBox.open(sealed);
      let step: number | null = null;
      const wrong = await tools.countedGuess({ staff, ip }, async () => {
        step = await totpStepOf(secret, body.code.trim(), clock);
        return step !== null;
      });
      if (wrong || step === null) return wrong ?? fail('second_factor_wrong');
      const countedStep: number = step;
      return database.transaction().execute(async (transaction) => {
        const store = createSecondFactorStore(transaction);
        if (!(await store.finishTotp(staff.id, sealed, countedStep, at))) return fail('not_found');
        const sessions = createSessionStore(transaction);
        await sessions.giveSecondFactor(staff.sessionId, at);
        await sessions.forgetSecondFactors(staff.id, staff.sessionId);
        const recoveryCodes = await tools.recoveryCodes.firstOnes(store, staff.id);
        await tools.audit(transaction, { staff, ip }, at, 'addTotp');
        return ok({ recoveryCodes });
      });
    },

    staffTotpRemove: async ({ staff, ip, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      return database.transaction().execute(async (transaction) => {
        const store = createSecondFactorStore(transaction);
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
        const recoveryCodes = await tools.recoveryCodes.renew(createSecondFactorStore(transaction), staff.id);
        await tools.audit(transaction, { staff, ip }, clock.now(), 'renewRecoveryCodes');
        return ok({ recoveryCodes });
      });
    },

    staffSecondFactorGive: async ({ staff, ip, body }) => {
      if (staff.secondFactor === 'none') return fail('second_factor_setup_required');
      const at = clock.now();
      const code = body.code.trim();
      const wrong = await tools.countedGuess({ staff, ip }, async () => {
        if (!isTotpCode(code)) return tools.recoveryCodes.use(secondFactors, staff.id, code, at);
        const totp = await secondFactors.totpOf(staff.id);
        const secret = totp?.sealed_secret ? await secretBox.open(totp.sealed_secret) : null;
        const step = secret === null ? null : await totpStepOf(secret, code, clock);
        return step !== null && secondFactors.useTotpStep(staff.id, step, at);
      });
      if (wrong) return wrong;
      const by = isTotpCode(code) ? 'totp' : 'recoveryCode';
      await database.transaction().execute(async (transaction) => {
        await createSessionStore(transaction).giveSecondFactor(staff.sessionId, at);
        await tools.audit(transaction, { staff, ip }, at, 'giveSecondFactor', { by });
      });
      return ok({ recoveryCodesLeft: await secondFactors.recoveryCodesLeft(staff.id) });
    },
  };
}
