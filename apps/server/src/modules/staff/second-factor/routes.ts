import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { passkeyRoutes } from './passkeys.ts';
import { createSecondFactorTools, type SecondFactorDependencies } from './tools.ts';
import { totpRoutes } from './totp-routes.ts';

type Routes = HandlersOf<'staffSecondFactor'> & ReturnType<typeof totpRoutes> & ReturnType<typeof passkeyRoutes>;

/** Second factors of staff accounts. */
export function secondFactorRoutes(deps: SecondFactorDependencies): Routes {
  const { secondFactors } = deps;
  const tools = createSecondFactorTools(deps);
  return {
    staffSecondFactor: async ({ staff }) => {
      const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
        secondFactors.totpOf(staff.id),
        secondFactors.passkeysOf(staff.id),
        secondFactors.recoveryCodesLeft(staff.id),
      ]);
      const addedAt = totp?.sealed_secret ? totp.added_at : null;
      return ok({
        totp: addedAt && {
          addedAt: addedAt.toISOString(),
          lastUsedAt: totp?.last_used_at?.toISOString() ?? null,
        },
        passkeys: passkeys.map(({ id, name, added_at, last_used_at }) => ({
          passkeyId: id,
          name,
          addedAt: added_at.toISOString(),
          lastUsedAt: last_used_at?.toISOString() ?? null,
        })),
        recoveryCodesLeft,
      });
    },
    ...totpRoutes(deps, tools),
    ...passkeyRoutes(deps, tools),
  };
}
