import { type Check, countsOfKinds, type FaultRow } from './check.ts';

export interface Finding {
  /** Name of the fault. */
  check: string;
  /** Tells the fault and names the rows. */
  sentence: string;
}

export interface AuditReport {
  /** Whether all of the books was read, or what was booked since an earlier audit. */
  scope: 'full' | 'since';
  /** Give it to the next audit as `since`. */
  next: string;
  accounts: number;
  memberAccounts: number;
  /** Acts and lines that were read; of a full audit all there are. */
  operations: number;
  transfers: number;
  bets: number;
  /** How far all accounts together are from 0, in minor units, over all currencies. */
  imbalanceMinor: bigint;
  negativeBalances: number;
  /** Member accounts whose stored balance equals the one rebuilt from the lines. */
  rebuiltEqual: number;
  rebuiltDiffers: number;
  findings: Finding[];
  /** How many faults of each name there are; `findings` tells at most twenty of each. */
  faults: Record<string, number>;
  /** Worth a look; the books are right all the same. */
  warnings: Finding[];
}

/** `rows` as `boundedRows` gives them. */
export function findingsOf({ sentences }: Check, rows: readonly FaultRow[]): Finding[] {
  const counts = countsOfKinds(rows);
  return Object.entries(sentences).flatMap(([name, sentence]) => {
    const ofName = rows.filter(({ fault }) => fault === name);
    const told = ofName.map((row) => ({ check: name, sentence: sentence(row) }));
    const more = (counts[name] ?? 0) - told.length;
    return more > 0 ? [...told, { check: name, sentence: `${more} more of the same kind.` }] : told;
  });
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
  ...report.warnings.map((warning) => `  (warning) ${warning.check}: ${warning.sentence}`),
];
