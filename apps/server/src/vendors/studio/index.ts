import type { StudioDependencies } from './dependencies.ts';
import { createFinish } from './finish.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { type StudioRoutes, studioRoutes } from './routes.ts';

export { createStudioBook } from './book.ts';
export type { StudioDependencies } from './dependencies.ts';
export type { Recovery } from './recovery.ts';

export interface Studio {
  routes: StudioRoutes;
  /** For the boot list: finishes the rounds that a crash cut off between decision and money. */
  recoverDecidedRounds(): Promise<Recovery>;
}

/** The built-in game vendor: it decides rounds and reaches money through the wallet contract only. */
export function createStudio(deps: StudioDependencies): Studio {
  return { routes: studioRoutes(deps), recoverDecidedRounds: createRecovery(deps, createFinish(deps)) };
}
