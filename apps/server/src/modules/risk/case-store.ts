import type { Calls, CallValue, RiskCaseState, RiskEvent, RiskOutcome, RiskPreset } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface CaseRow {
  caseId: string;
  memberId: string;
  username: string;
  event: RiskEvent;
  eventId: string;
  state: RiskCaseState;
  holdsWithdrawals: boolean;
  outcome: RiskOutcome | null;
  holderId: string | null;
  holder: string | null;
  version: number;
  amountMinor: bigint | null;
  happenedAt: Date;
  foundAt: Date;
  rules: { ruleId: string; name: string; preset: RiskPreset | null }[];
}
type Shown = CallValue<Calls['staffRiskCases']>['rows'][number];

/** Rules of a case by the names that they had when they were met. */
const rules = sql`(
  select coalesce(json_agg(json_build_object('ruleId', r.id, 'name', v.name, 'preset', r.preset) order by r.id), '[]')
  from risk_matches x join risk_rules r on r.id = x.rule_id
    join risk_rule_versions v on v.rule_id = x.rule_id and v.version = x.rule_version
  where x.case_id = c.id)`;

export const caseColumns = sql`c.id as "caseId", c.member_id as "memberId", m.username, c.event, c.event_id as "eventId", c.state,
  c.holds_withdrawals as "holdsWithdrawals", c.outcome, c.holder_id as "holderId", h.username as holder, c.version,
  c.amount_minor as "amountMinor", c.happened_at as "happenedAt", c.found_at as "foundAt", ${rules} as rules`;
export const caseTables = sql`risk_cases c join members m on m.id = c.member_id left join staff h on h.id = c.holder_id`;

export const shownCase = (row: CaseRow, reader: { staffId: string; exponent: number }): Shown => ({
  ...{ caseId: row.caseId, memberId: row.memberId, username: row.username, event: row.event, state: row.state },
  holdsWithdrawals: row.holdsWithdrawals && (row.state === 'open' || row.state === 'assigned'),
  ...{ outcome: row.outcome, holder: row.holder, isOwn: row.holderId === reader.staffId, rules: row.rules },
  amount: row.amountMinor === null ? null : shownAmount(BigInt(row.amountMinor), reader.exponent),
  ...{ happenedAt: row.happenedAt.toISOString(), foundAt: row.foundAt.toISOString() },
});

/** Null for a case of another brand. */
export async function readCase(database: Database, brandId: string, caseId: string): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from ${caseTables} where c.id = ${caseId} and c.brand_id = ${brandId}`.execute(database);
  return rows[0] ?? null;
}

/** The rules that a case met, with what they asked for and what they found. */
export async function readMatches(database: Database, caseId: string) {
  type Match = Omit<CallValue<Calls['staffRiskCase']>['matches'][number], 'matchedAt'> & { matchedAt: Date };
  const { rows } = await sql<Match>`
    select x.rule_id as "ruleId", v.name, r.preset, x.rule_version as version, v.action, x.matched_at as "matchedAt", v.conditions, x.figures
    from risk_matches x join risk_rules r on r.id = x.rule_id
      join risk_rule_versions v on v.rule_id = x.rule_id and v.version = x.rule_version
    where x.case_id = ${caseId} order by x.matched_at, x.rule_id`.execute(database);
  return rows;
}

/** What staff did with a case, the latest first. */
export async function readSteps(database: Database, caseId: string) {
  type Step = Omit<CallValue<Calls['staffRiskCase']>['steps'][number], 'at'> & { at: Date };
  const { rows } = await sql<Step>`
    select p.act, p.to_state as "to", p.outcome, p.note, s.username as staff, p.at
    from risk_case_steps p join staff s on s.id = p.staff_id where p.case_id = ${caseId} order by p.number desc`.execute(
    database,
  );
  return rows;
}
