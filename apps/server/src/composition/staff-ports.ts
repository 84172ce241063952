import type { AuditLogModule } from '../modules/audit-log/index.ts';
import { staffAct } from '../modules/audit-log/index.ts';
import { findPlayers, findPlayersNamed } from '../modules/gateway/index.ts';
import { createMessageSender } from '../modules/messages/index.ts';
import { findStaffNames } from '../modules/staff/index.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import type { Database } from '../platform/database/database.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import { createStaffReadings } from '../platform/log/staff-readings.ts';
import type { StaffPorts } from '../vendors/index.ts';
import { playerMessage } from './notices/member-notices.ts';
import type { InCore } from './vendors/vendors-apart.ts';

/** What vendors of this program get for the calls of the operator's staff and for messages to players. */
export function createStaffPorts(deps: {
  database: Database;
  inCore: InCore;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}): StaffPorts {
  const { database, inCore, clock, auditLog } = deps;
  const messages = createMessageSender({ clock, newId });
  const noteReading = createStaffReadings(deps);
  return {
    playersOf: (vendorCode, playerRefs) => findPlayers(database, vendorCode, playerRefs),
    playersNamed: (vendorCodes, brandId, beginning) => findPlayersNamed(database, vendorCodes, brandId, beginning),
    staffNames: (ids) => findStaffNames(database, ids),
    notify: (caller, vendorCode, notice) =>
      inCore(caller, async (transaction) => {
        const player = (await findPlayers(transaction, vendorCode, [notice.playerRef])).get(notice.playerRef);
        if (player) await messages.send(transaction, playerMessage(player, notice));
      }),
    audit: (by, done) => auditLog.append(database, staffAct(by, clock.now(), done)),
    noteReading: (by, subject) => noteReading(by, { kind: 'staff_read_list', subject }),
  };
}
