import { createMemberActs } from './acts.ts';
import type { MemberAdminDependencies } from './dependencies.ts';
import { createMemberReading } from './reading.ts';

export type { MemberAdminDependencies } from './dependencies.ts';

/** Members as the operator's staff sees them, and what it does to them. */
export function createMemberAdmin(deps: MemberAdminDependencies) {
  const { routes, lists } = createMemberReading(deps);
  return { lists, routes: { ...routes, ...createMemberActs(deps) } };
}
