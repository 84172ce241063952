import type { BookCode, CallInput, Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { StaffPorts } from '../../vendor.ts';
import type { KnownMatch, Outcome } from '../matches/match.ts';
import type { ResultRow } from '../results/proposals.ts';
import type { Desk } from './desk-books.ts';

type ShownResult = CallValue<Calls['staffBookResults']>['rows'][number];
type StaffNames = ReadonlyMap<string, string>;

export const outcomeFields = (outcome: Outcome) => ({
  status: outcome.status,
  score: outcome.score,
  halfTimeScore: outcome.halfTimeScore ?? null,
  firstGoal: outcome.firstGoal ?? null,
  voidMarkets: [...outcome.voidMarkets],
  winners: [...(outcome.winners ?? [])],
  withdrawn: [...(outcome.withdrawn ?? [])],
});

/** Who proposed and decided results, by their accounts' ids. */
export const namesOfStaff = (
  { staffNames }: Pick<StaffPorts, 'staffNames'>,
  rows: readonly ResultRow[],
): Promise<StaffNames> => staffNames(rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by ?? '']));

export function resultView(row: ResultRow, match: KnownMatch, names: StaffNames): ShownResult {
  return {
    resultId: row.id,
    vendorCode: row.vendor_code as BookCode,
    matchId: row.match_id,
    league: match.leagueName,
    home: match.home,
    away: match.away,
    ...outcomeFields(row.outcome),
    state: row.state,
    reason: row.reason,
    proposedBy: names.get(row.proposed_by) ?? row.proposed_by,
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: names.get(row.decided_by) ?? row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    appliedAt: row.applied_at?.toISOString() ?? null,
  };
}

/** A page of results with the matches that they are of. */
export async function listResults(
  { ports: { database, staffPorts }, bookOf }: Desk,
  data: CallInput<Calls['staffBookResults']>['data'],
): Promise<CallValue<Calls['staffBookResults']>> {
  const { rows, total } = await selectPage<ResultRow, 'proposedAt'>(
    database,
    {
      columns: sql`r.*`,
      from: sql`sportsbook.results r`,
      where: sql`(${data.vendorCode ?? null}::text is null or r.vendor_code = ${data.vendorCode ?? null})
        and (${data.state ?? null}::text is null or r.state = ${data.state ?? null})`,
      sorts: { proposedAt: sql`r.proposed_at` },
      tieBreak: sql`r.id`,
    },
    data,
  );
  const codes = [...new Set(rows.map(({ vendor_code }) => vendor_code as BookCode))];
  const ids = rows.map(({ match_id }) => match_id);
  const found = await Promise.all(codes.map((code) => bookOf(code).matches.byId(ids)));
  const known = new Map(found.flatMap((matches) => [...matches]));
  const names = await namesOfStaff(staffPorts, rows);
  const shownRows = rows.flatMap((row) => {
    const match = known.get(row.match_id);
    return match ? [resultView(row, match, names)] : [];
  });
  return { rows: shownRows, total };
}
