import { createBars } from './bars.ts';
import type { ProtectionDependencies } from './dependencies.ts';
import { createMemberRoutes, type MemberRoutes } from './member-routes.ts';
import { createOverview } from './overview.ts';
import { createStaffRoutes, type StaffRoutes } from './staff-routes.ts';

export { createContactBars } from './contact-bars.ts';

export interface ProtectionModule {
  routes: MemberRoutes & StaffRoutes;
}

/** What protects players from harm: own limits, reminders, breaks and exclusions (docs/decisions/139). */
export function createProtection(deps: ProtectionDependencies): ProtectionModule {
  const parts = { overview: createOverview(deps), bar: createBars(deps) };
  return { routes: { ...createMemberRoutes(deps, parts), ...createStaffRoutes(deps, parts) } };
}
