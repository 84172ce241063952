import { auditedPayoutAdmin } from '../modules/back-office/index.ts';
import { createHeldPayoutAdmin, runVendorHeld } from '../modules/gateway/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { systemClock as clock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import { commandAuditLog, commandOccasion } from './command-audit.ts';
import { runCommand } from './run-command.ts';

/** `npm run vendor:held`: payouts that wait for a person, paid or refused (docs/how-to/connect-a-vendor.md). */
await runCommand('The payouts cannot be reached', (database, settings) => {
  const auditLog = commandAuditLog(database, settings);
  // Decisions are written in transactions of their own: no lane of a running site is needed.
  const ledger = createLedger({
    database,
    money: { batchWriters: [], connectionsPerBatchWriter: 1, reads: database },
    clock,
    newId,
  });
  const admin = createHeldPayoutAdmin({ database, clock, ledger });
  const audited = auditedPayoutAdmin({ clock, auditLog, admin }, commandOccasion('vendor:held').actor);
  return runVendorHeld(process.argv.slice(2), audited, (line) => console.log(line));
});
