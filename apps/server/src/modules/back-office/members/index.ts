import { createCorrections } from '../corrections/index.ts';
import { createMemberActs } from './acts.ts';
import type { MemberAdminDependencies } from './dependencies.ts';
import { createMemberExport, type MemberExportDependencies } from './export/index.ts';
import { createMemberAdminStore } from './member-store.ts';
import { createMemberReading } from './reading.ts';
import { createRecordActs } from './record/acts.ts';
import { createMemberRecord } from './record/index.ts';

export type { MemberAdminDependencies } from './dependencies.ts';

/** Members as the operator's staff sees them, and what it does to them. */
export function createMemberAdmin(deps: MemberAdminDependencies & MemberExportDependencies) {
  const { routes, lists } = createMemberReading(deps);
  const record = createMemberRecord(deps);
  const store = createMemberAdminStore(deps.database);
  const corrections = createCorrections({
    ...deps,
    typeOf: async (brandId, memberId) => (await store.find(brandId, memberId, deps.clock.now()))?.type,
  });
  return {
    lists: { ...lists, ...record.lists },
    routes: {
      ...routes,
      ...record.routes,
      ...createRecordActs(deps),
      ...createMemberExport(deps),
      ...createMemberActs(deps),
      ...corrections.routes,
    },
  };
}
