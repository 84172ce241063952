import type { Check } from './check.ts';

/** A held bet ends within 15 seconds; the job that ends forgotten ones gets as long again, and then some. */
const holdLimit = '2 minutes';
const roundLimit = '48 hours';
/** The server cuts such a transaction after 15 seconds. */
const idleLimit = '1 minute';

/** What should have gone on long ago. */
export const stateChecks: readonly Check[] = [
  {
    sql: () => `
      select 'stuck-hold' as fault, vendor_code as vendor, round_id as round, opened_at::text as opened from rounds
      where status = 'held' and opened_at < now() - interval '${holdLimit}'`,
    sentences: {
      'stuck-hold': (row) =>
        `The bet ${row.vendor} ${row.round} has been held since ${row.opened} and was neither confirmed nor given back.`,
    },
  },
  {
    sql: () => `
      select 'stuck-round' as fault, vendor_code as vendor, round_id as round, opened_at::text as opened from rounds
      where closed_at is null and status <> 'cancelled' and opened_at < now() - interval '${roundLimit}' order by opened_at`,
    sentences: { 'stuck-round': (row) => `Round ${row.vendor} ${row.round} has been open since ${row.opened}.` },
    isWarning: true,
  },
  {
    sql: () => `
      select 'stuck-transaction' as fault, process, since::text as since from idle_transactions()
      where since < now() - interval '${idleLimit}'`,
    sentences: {
      'stuck-transaction': (row) => `Database process ${row.process} has held a transaction idle since ${row.since}.`,
    },
  },
];
