import { faultsOf } from './check.ts';
import { reportTable } from './print.ts';
import type { ReportRow } from './row.ts';

export interface Printed {
  out: string;
  /** One line for each fault; the command has failed where there is one. */
  faults: string[];
}

/** What `npm run games:report` prints for its arguments; `report` computes the rows. */
export async function reportCommand(args: readonly string[], report: () => Promise<ReportRow[]>): Promise<Printed> {
  const unknown = args.filter((arg) => arg !== '--json');
  if (unknown.length > 0) return { out: '', faults: [`games:report knows --json only, not ${unknown.join(' ')}`] };
  const rows = await report();
  const figures = rows.map((row) => row.figures);
  const out = args.includes('--json') ? `${JSON.stringify(figures, null, 2)}\n` : reportTable(rows);
  return { out, faults: rows.flatMap(faultsOf) };
}
