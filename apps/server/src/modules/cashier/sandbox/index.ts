import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { sandboxRoutes } from './routes.ts';
import { createSandboxService, type SandboxDependencies, type SandboxService } from './service.ts';

export type { SandboxDependencies } from './service.ts';

export interface SandboxCashier extends SandboxService {
  routes: HandlersOf<'sandboxDeposit'>;
}

/** Play money at once, without a provider. */
export function createSandbox(deps: SandboxDependencies): SandboxCashier {
  const service = createSandboxService(deps);
  return { ...service, routes: sandboxRoutes(service) };
}
