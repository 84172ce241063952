import { auditedVendorAdmin } from '../modules/back-office/index.ts';
import { createVendorAdmin, runVendorKey } from '../modules/gateway/index.ts';
import { systemClock as clock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import { commandAuditLog, commandOccasion } from './command-audit.ts';
import { commandSecurityEvents } from './command-security.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run vendor:key -- --vendor CODE`: adds, lists and retires the keys of a vendor that calls the wallet over HTTP, while the site is
 * running. A new private key is printed once.
 */
await runCommand('The keys cannot be reached', (database, settings) => {
  const auditLog = commandAuditLog(database, settings);
  const vendorAdmin = createVendorAdmin({ database, clock, newId });
  const securityEvents = commandSecurityEvents(database, settings);
  const admin = auditedVendorAdmin(
    { database, clock, auditLog, vendorAdmin, securityEvents },
    commandOccasion('vendor:key'),
  );
  return runVendorKey(process.argv.slice(2), admin, (line) => console.log(line));
});
