import type { CallRequest, Calls } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { selectPage } from '../../platform/database/select-page.ts';
import type { HandlersOf, RequestStaff } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import { staffAct } from '../audit-log/index.ts';
import { actsFrom, stepOf } from './case-states.ts';
import { type CaseRow, caseColumns, caseTables, readCase, readMatches, readSteps, shownCase } from './case-store.ts';
import type { RiskDependencies } from './dependencies.ts';
import { shownFigures } from './figures-view.ts';

type CaseRoutes = HandlersOf<'staffRiskCases' | 'staffRiskCase' | 'staffRiskCaseAct'>;
type Step = CallRequest<Calls['staffRiskCaseAct']>['body'];

/** The queue of cases, one of them, and what staff does with it; each step is kept and in the audit log. */
export function createCaseRoutes(deps: RiskDependencies): CaseRoutes {
  const { database, clock, auditLog } = deps;

  const move = async (transaction: Database, by: { staff: RequestStaff; ip: string }, caseId: string, step: Step) => {
    const { staff } = by;
    const { rows } = await sql<Pick<CaseRow, 'state' | 'holderId' | 'outcome'>>`
      select state, holder_id as "holderId", outcome from risk_cases
      where id = ${caseId} and brand_id = ${staff.brandId} for update`.execute(transaction);
    const [before] = rows;
    if (!before) return fail('not_found');
    const next = stepOf(before.state, step.act, before.holderId === staff.id);
    if (!next.ok) return fail(next.message);
    const at = clock.now();
    const outcome = step.outcome ?? null;
    await sql`
      update risk_cases set state = ${next.to}, holder_id = ${next.to === 'assigned' ? staff.id : null}::uuid, outcome = ${outcome},
        version = version + 1 where id = ${caseId}`.execute(transaction);
    await sql`
      insert into risk_case_steps (case_id, number, act, to_state, outcome, note, staff_id, at)
      select ${caseId}::uuid, count(*)::int + 1, ${step.act}, ${next.to}, ${outcome}, ${step.note}, ${staff.id}::uuid, ${at}::timestamptz
      from risk_case_steps where case_id = ${caseId}`.execute(transaction);
    const states = {
      before: { state: before.state, holder: before.holderId, outcome: before.outcome },
      after: { state: next.to, outcome },
    };
    const act = { act: `${step.act}RiskCase`, subject: `riskCase:${caseId}`, reason: step.note, ...states };
    await auditLog.append(transaction, staffAct(by, at, act));
    return ok({ state: next.to });
  };

  return {
    staffRiskCases: async (request) => {
      const { staff, brand, data } = request;
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `riskCases:${data.page}` });
      const where = sql.join(conditionsOf(staff, data), sql` and `);
      const sorts = { foundAt: sql`c.found_at`, happenedAt: sql`c.happened_at` };
      const source = {
        columns: caseColumns,
        from: caseTables,
        counted: sql`risk_cases c`,
        where,
        sorts,
        tieBreak: sql`c.id`,
      };
      const { rows, total } = await selectPage<CaseRow, keyof typeof sorts>(database, source, data);
      const reader = { staffId: staff.id, exponent: brand.currency.exponent };
      return ok({ rows: rows.map((row) => shownCase(row, reader)), total });
    },

    staffRiskCase: async (request) => {
      const { staff, brand, params } = request;
      const row = await readCase(database, staff.brandId, params.caseId);
      if (!row) return fail('not_found');
      await deps.noteReading(request, { kind: 'staff_read_member', subject: `member:${row.memberId}` });
      const [matches, steps] = await Promise.all([readMatches(database, row.caseId), readSteps(database, row.caseId)]);
      const { exponent } = brand.currency;
      return ok({
        ...shownCase(row, { staffId: staff.id, exponent }),
        ...{ version: row.version, eventId: row.eventId },
        matches: matches.map(({ matchedAt, figures, ...match }) => ({
          ...match,
          matchedAt: matchedAt.toISOString(),
          figures: shownFigures(figures, exponent),
        })),
        steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
        acts: actsFrom(row.state, row.holderId === staff.id),
      });
    },

    staffRiskCaseAct: ({ staff, ip, params, body }) =>
      database.transaction().execute((transaction) => move(transaction, { staff, ip }, params.caseId, body)),
  };
}

function conditionsOf(
  staff: RequestStaff,
  { state, event, outcome, ruleId, memberId, isOwn }: Parameters<CaseRoutes['staffRiskCases']>[0]['data'],
): RawBuilder<unknown>[] {
  return [
    sql`c.brand_id = ${staff.brandId}`,
    ...(state === undefined ? [] : [sql`c.state = ${state}`]),
    ...(event === undefined ? [] : [sql`c.event = ${event}`]),
    ...(outcome === undefined ? [] : [sql`c.outcome = ${outcome}`]),
    ...(memberId === undefined ? [] : [sql`c.member_id = ${memberId}`]),
    ...(isOwn === true ? [sql`c.holder_id = ${staff.id}`] : []),
    ...(ruleId === undefined
      ? []
      : [sql`exists (select from risk_matches x where x.case_id = c.id and x.rule_id = ${ruleId})`]),
  ];
}
