import { readTimeZones } from '../modules/brand/index.ts';
import { createTurnover } from '../modules/turnover/index.ts';
import { systemClock } from '../platform/clock.ts';
import { commandAudit } from './command-audit.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run turnover:rebuild`: adds up the hours and days of turnover, and the sums that reports read, again, also while the site is running; after
 * a brand changed its time zone, or when the auditor names a difference.
 */
await runCommand('The turnover cannot be added up', async (database, settings) => {
  const audit = commandAudit(database, settings, 'turnover:rebuild');
  await createTurnover({ database, clock: systemClock, zoneOf: await readTimeZones(database) }).rebuild((transaction) =>
    audit(transaction, { brandId: null, act: 'rebuildTurnover', subject: 'turnover' }),
  );
  console.log('The turnover was added up again from the betting record.');
  return 0;
});
