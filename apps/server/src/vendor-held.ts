import { commandAuditLog } from './command-audit.ts';
import { runCommand } from './command-database.ts';
import { createHeldPayoutDesk, runVendorHeld } from './modules/gateway/index.ts';
import { createLedger } from './modules/ledger/index.ts';
import { auditedPayoutDesk } from './modules/money-desk/index.ts';
import { systemClock as clock } from './platform/clock.ts';
import { newId } from './platform/crypto/ids.ts';

/** `npm run vendor:held`: payouts that wait for a person, paid or refused (docs/how-to/connect-a-vendor.md). */
await runCommand('The payouts cannot be reached', (database, settings) => {
  const auditLog = commandAuditLog(database, settings);
  // Decisions are written in transactions of their own: no lane of a running site is needed.
  const ledger = createLedger({ database, money: { lanes: [], writersOfLane: 1, reads: database }, clock, newId });
  const desk = createHeldPayoutDesk({ database, clock, ledger });
  const audited = auditedPayoutDesk({ clock, auditLog, desk }, { kind: 'system', id: 'vendor:held' });
  return runVendorHeld(process.argv.slice(2), audited, (line) => console.log(line));
});
