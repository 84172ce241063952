import { demoOrigins } from '../boot/demo-origins.ts';
import { demoBrandCode } from '../demo/index.ts';
import { createPublicOrigins } from '../modules/brand/index.ts';
import { runStaffCreate } from '../modules/staff/index.ts';
import { systemClock as clock } from '../platform/clock.ts';
import { hashToken, newId, randomToken } from '../platform/crypto/ids.ts';
import { commandAuditLog } from './command-audit.ts';
import { runCommand } from './run-command.ts';

/** `npm run staff:create`: a link that makes a staff account, also while the site is running. */
await runCommand('No link was made', (database, settings) => {
  const fallback = settings.demo ? { code: demoBrandCode, origins: demoOrigins(settings) } : null;
  return runStaffCreate(process.argv.slice(2), {
    database,
    clock,
    newId,
    randomToken,
    hashToken,
    publicOriginOf: createPublicOrigins({ database, clock, fallback }),
    auditLog: commandAuditLog(database, settings),
    log: (line) => console.log(line),
  });
});
