import type { AuditLogModule } from '../../modules/audit-log/index.ts';
import { findPlayerRefs } from '../../modules/gateway/index.ts';
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
}) =>
  createRisk({
    ...deps,
    newId,
    noteReading: createStaffReadings(deps),
    collusionPairs: async (asked) => {
      const counts = asked.map(() => 0);
      for (const { code, collusionPairsOf } of deps.vendors) {
        if (!collusionPairsOf) continue;
        const memberIds = [...new Set(asked.map(({ memberId }) => memberId))];
        const refs = await findPlayerRefs(deps.database, code, memberIds);
        const players = asked.flatMap(({ memberId, at }, index) => {
          const playerRef = refs.get(memberId);
          return playerRef === undefined ? [] : [{ index, playerRef, until: at }];
        });
        const found = players.length > 0 ? await collusionPairsOf(players) : [];
        for (const [place, { index }] of players.entries()) counts[index] = (counts[index] ?? 0) + (found[place] ?? 0);
      }
      return counts;
    },
  });
