import pg from 'pg';
import { bookChecks } from './book-checks.ts';
import { businessChecks } from './business-checks.ts';
import type { Check } from './check.ts';

export interface Finding {
  /** Name of the check that found it. */
  check: string;
  /** Tells the fault and names the rows. */
  sentence: string;
}

export interface AuditReport {
  accounts: number;
  memberAccounts: number;
  operations: number;
  transfers: number;
  bets: number;
  /** How far all accounts together are from 0, in minor units, over all currencies. */
  imbalanceMinor: bigint;
  negativeBalances: number;
  /** Member accounts whose stored balance equals the one rebuilt from the transfers. */
  rebuiltEqual: number;
  rebuiltDiffers: number;
  findings: Finding[];
}

/** Faults of one kind that are told one by one; beyond that they are only counted. */
const maxSentences = 20;

/**
 * The second bookkeeper: reads the books with SQL of its own, in one snapshot, and rebuilds every balance. Shares no code with the
 * ledger. Takes a connection string (as a role that may read all tables) or a connected client that no transaction runs on.
 */
export async function audit(books: string | pg.Client): Promise<AuditReport> {
  if (typeof books !== 'string') return auditSnapshot(books);
  const client = new pg.Client({ connectionString: books, application_name: 'baize-auditor' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await auditSnapshot(client);
  } finally {
    await client.end();
  }
}

async function auditSnapshot(client: pg.Client): Promise<AuditReport> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const counts = await countsOf(client);
    const faults = new Map<string, Record<string, string | null>[]>();
    const findings: Finding[] = [];
    for (const check of [...bookChecks, ...businessChecks]) {
      const rows = await rowsOf(client, check);
      faults.set(check.name, rows);
      findings.push(...findingsOf(check, rows));
    }
    const rebuiltDiffers = faults.get('stored-differs-from-rebuilt')?.length ?? 0;
    return {
      ...counts,
      imbalanceMinor: (faults.get('imbalance') ?? []).reduce((sum, row) => sum + size(BigInt(row.imbalance ?? 0)), 0n),
      negativeBalances: faults.get('negative-balance')?.length ?? 0,
      rebuiltEqual: counts.memberAccounts - rebuiltDiffers,
      rebuiltDiffers,
      findings,
    };
  } finally {
    await client.query('rollback');
  }
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount);

async function countsOf(client: pg.Client) {
  const { rows } = await client.query(`select
    (select count(*) from accounts)::int as accounts,
    (select count(*) from accounts where member_id is not null)::int as "memberAccounts",
    (select count(*) from operations)::int as operations,
    (select count(*) from transfers)::int as transfers,
    (select count(*) from bets)::int as bets`);
  return rows[0] as Pick<AuditReport, 'accounts' | 'memberAccounts' | 'operations' | 'transfers' | 'bets'>;
}

async function rowsOf(client: pg.Client, check: Check): Promise<Record<string, string | null>[]> {
  const { rows } = await client.query(check.sql);
  return rows;
}

function findingsOf({ name, sentence }: Check, rows: readonly Record<string, string | null>[]): Finding[] {
  const told = rows.slice(0, maxSentences).map((row) => ({ check: name, sentence: sentence(row) }));
  const more = rows.length - told.length;
  return more > 0 ? [...told, { check: name, sentence: `${more} more of the same kind.` }] : told;
}

/** The report as a person reads it, one figure a line, then the findings. */
export const reportLines = (report: AuditReport): string[] => [
  `accounts ${report.accounts} (${report.memberAccounts} of members)`,
  `operations ${report.operations}, transfers ${report.transfers}, bets ${report.bets}`,
  `imbalance ${report.imbalanceMinor}`,
  `negative balances ${report.negativeBalances}`,
  `rebuilt = stored for ${report.rebuiltEqual} of ${report.memberAccounts} accounts`,
  `findings ${report.findings.length}`,
  ...report.findings.map((finding) => `  ${finding.check}: ${finding.sentence}`),
];
