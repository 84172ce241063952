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
    staffSecondFactor: async ({ staff }) => ok(await secondFactors.shown(staff.id)),
    ...totpRoutes(deps, tools),
    ...passkeyRoutes(deps, tools),
  };
}
