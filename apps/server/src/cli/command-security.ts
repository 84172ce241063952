import { existsSync } from 'node:fs';
import type { Config } from '../boot/config.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createLogger, securityWriter } from '../platform/log/logger.ts';
import { createSecurityEvents, type SecurityEvents } from '../platform/log/security-events.ts';
import { commandAuditLog } from './command-audit.ts';

type LogSettings = Pick<Config, 'logLevel' | 'logTarget' | 'dataFolder'>;

/** For a command beside the site: the site's log and audit log; its counts are nobody's. */
export function commandSecurityEvents(database: Database, settings: LogSettings): SecurityEvents {
  const { logLevel: level, dataFolder } = settings;
  const target = existsSync(dataFolder) ? settings.logTarget : 'stderr';
  const logger = createLogger({ level, target, dataFolder });
  const auditLog = commandAuditLog(database, settings);
  return createSecurityEvents({
    write: securityWriter(logger),
    counted: () => undefined,
    raiseAlarm: ({ code, detail }) => logger.error({ alarm: code, ...detail }, 'alarm'),
    lookupHash: () => {
      throw new Error('a command has no client, whose address or name would be hidden');
    },
    append: (row) => auditLog.append(database, { ...row, at: systemClock.now() }),
  });
}
