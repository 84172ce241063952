import path from 'node:path';
import { runCommand } from './command-database.ts';
import { commandSecurityEvents } from './command-security.ts';
import { auditAnchorsName } from './folders.ts';
import { createAuditLog } from './modules/audit-log/index.ts';
import { createVendorDesk, runVendorCaps } from './modules/gateway/index.ts';
import { auditedVendorDesk } from './modules/money-desk/index.ts';
import { systemClock as clock } from './platform/clock.ts';
import { newId } from './platform/crypto/ids.ts';

/** `npm run vendor:caps`: what a vendor may cost, from where it may call, and its switch (docs/how-to/connect-a-vendor.md). */
const actor = { kind: 'system', id: 'vendor:caps' } as const;
const reason = 'asked for on the command line';

await runCommand('The caps cannot be reached', (database, settings) => {
  const anchorPath = path.join(settings.dataFolder, auditAnchorsName);
  const auditLog = createAuditLog({ database, clock, anchorPath });
  const securityEvents = commandSecurityEvents(database, settings);
  const vendorDesk = createVendorDesk({ database, clock, newId });
  const desk = auditedVendorDesk({ database, clock, auditLog, vendorDesk, securityEvents }, { actor, reason });
  return runVendorCaps(process.argv.slice(2), desk, (line) => console.log(line));
});
