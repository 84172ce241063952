import { sql } from 'kysely';
import type { AuditLogModule } from '../../modules/audit-log/index.ts';
import { refOfMember } from '../../modules/gateway/index.ts';
import { createRisk } from '../../modules/risk/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/crypto/ids.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import { createStaffReadings } from '../../platform/log/staff-readings.ts';
import type { BuiltInVendor } from '../../vendors/index.ts';

/** Risk rules with what vendors know of members who play together. */
export const createRiskParts = (deps: {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
  vendors: readonly Pick<BuiltInVendor, 'code' | 'collusionPairsOf'>[];
}) => {
  const counts = deps.vendors.flatMap(({ code, collusionPairsOf }) =>
    collusionPairsOf ? [{ code, collusionPairsOf }] : [],
  );
  return createRisk({
    ...deps,
    newId,
    noteReading: createStaffReadings(deps),
    collusionPairs: (memberId, until) =>
      sql<number>`(${sql.join(
        [sql`0`, ...counts.map(({ code, collusionPairsOf }) => collusionPairsOf(refOfMember(code, memberId), until))],
        sql` + `,
      )})`,
  });
};
