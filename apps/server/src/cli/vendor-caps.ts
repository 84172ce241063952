import { auditedVendorAdmin } from '../modules/back-office/index.ts';
import { createVendorAdmin, runVendorCaps } from '../modules/gateway/index.ts';
import { systemClock as clock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import { commandAuditLog, commandOccasion } from './command-audit.ts';
import { commandSecurityEvents } from './command-security.ts';
import { runCommand } from './run-command.ts';

/** `npm run vendor:caps`: what a vendor may cost, from where it may call, and its switch (docs/how-to/connect-a-vendor.md). */
await runCommand('The caps cannot be reached', (database, settings) => {
  const auditLog = commandAuditLog(database, settings);
  const securityEvents = commandSecurityEvents(database, settings);
  const vendorAdmin = createVendorAdmin({ database, clock, newId });
  const admin = auditedVendorAdmin(
    { database, clock, auditLog, vendorAdmin, securityEvents },
    commandOccasion('vendor:caps'),
  );
  return runVendorCaps(process.argv.slice(2), admin, (line) => console.log(line));
});
