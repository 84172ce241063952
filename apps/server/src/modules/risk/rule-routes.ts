import type { Calls, CallValue, RiskOutcome, RiskRuleDraft } from '@baize/contract';
import { riskOutcomes } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf, RequestStaff } from '../../platform/http/handlers.ts';
import { type Failure, fail, ok } from '../../platform/result.ts';
import { staffAct } from '../audit-log/index.ts';
import type { RiskDependencies } from './dependencies.ts';
import { createDryRun } from './dry-run.ts';
import type { Evaluation } from './evaluation.ts';
import { lockRules, type NewVersion, type RuleRow, readRules, readVersions, writeVersion } from './rule-store.ts';
import { thresholdOf } from './rules.ts';

type Shown = CallValue<Calls['staffRiskRules']>['rules'][number];
type RuleRoutes = HandlersOf<'staffRiskRules' | 'staffRiskRule' | 'staffRiskRuleSave' | 'staffRiskRuleTry'>;

/** How many a brand may have. */
const maxRules = 100;
const figuresMs = 90 * 86_400_000;
const percent = 100;

const shownRule = ({ reason: _reason, changedAt, ...row }: RuleRow) => ({ ...row, changedAt: changedAt.toISOString() });
const audited = ({ name, event, conditions, action, enabled }: RiskRuleDraft | RuleRow | NewVersion) => ({
  ...{ name, event, conditions, action, enabled },
});

/** The rules of a brand: each change is a version with its author and reason, in the audit log too. */
export function createRuleRoutes(deps: RiskDependencies, { plant }: Pick<Evaluation, 'plant'>): RuleRoutes {
  const { database, clock } = deps;
  const tryRule = createDryRun(deps);

  const figuresOf = async (brandId: string): Promise<ReadonlyMap<string, Shown['figures']>> => {
    const since = new Date(clock.now().getTime() - figuresMs);
    const { rows } = await sql<{ ruleId: string; state: string; outcome: RiskOutcome | null; times: number }>`
      select m.rule_id as "ruleId", c.state, c.outcome, count(*)::int as times
      from risk_rules r join risk_matches m on m.rule_id = r.id and m.matched_at >= ${since} join risk_cases c on c.id = m.case_id
      where r.brand_id = ${brandId} group by m.rule_id, c.state, c.outcome`.execute(database);
    const refused = await sql<{ ruleId: string; times: number }>`
      select f.rule_id as "ruleId", sum(f.refusals)::int as times from risk_rules r join risk_refusals f on f.rule_id = r.id
      where r.brand_id = ${brandId} and f.hour >= ${since} group by f.rule_id`.execute(database);
    const found = new Map<string, Shown['figures']>(
      refused.rows.map(({ ruleId, times }) => [ruleId, { ...noFigures(), refusals: times }]),
    );
    for (const { ruleId, state, outcome, times } of rows) {
      const figures = found.get(ruleId) ?? noFigures();
      figures.matches += times;
      if (state === 'open' || state === 'assigned') figures.waiting += times;
      if (outcome !== null) figures.outcomes[outcome] += times;
      found.set(ruleId, figures);
    }
    for (const figures of found.values()) figures.precisionPercent = precisionOf(figures.outcomes);
    return found;
  };

  const write = async (transaction: Database, by: { staff: RequestStaff; ip: string }, row: NewVersion) => {
    const { brandId } = by.staff;
    const known = await lockRules(transaction, brandId);
    const isNew = row.version === 1;
    if ((known.get(row.ruleId) ?? 0) !== row.version - 1)
      return fail(known.has(row.ruleId) ? 'already_decided' : 'not_found');
    if (isNew && known.size >= maxRules) return fail('limit_reached');
    const [before] = isNew ? [] : await readVersions(transaction, brandId, row.ruleId);
    if (!(await writeVersion(transaction, brandId, row))) return fail('not_found');
    const states = { ...(before ? { before: audited(before) } : {}), after: audited(row) };
    const act = { act: 'saveRiskRule', subject: `riskRule:${row.ruleId}`, reason: row.reason, ...states };
    await deps.auditLog.append(transaction, staffAct(by, row.changedAt, act));
    return ok({ version: row.version });
  };

  return {
    staffRiskRules: async ({ staff: { brandId } }) => {
      await plant(brandId);
      const [rules, figures] = await Promise.all([readRules(database, brandId), figuresOf(brandId)]);
      return ok({
        rules: rules.map((row) => ({ ...shownRule(row), figures: figures.get(row.ruleId) ?? noFigures() })),
      });
    },

    staffRiskRule: async ({ staff, params }) => {
      const rows = await readVersions(database, staff.brandId, params.ruleId);
      if (rows.length === 0) return fail('not_found');
      return ok({ versions: rows.map((row) => ({ ...shownRule(row), reason: row.reason })) });
    },

    staffRiskRuleSave: async ({ staff, ip, brand, params: { ruleId }, body: { rule, version, reason } }) => {
      const wrong = faultOf(rule, brand.currency.exponent);
      if (wrong) return wrong;
      const written = { ...rule, ruleId, version: version + 1, reason, changedAt: clock.now(), staffId: staff.id };
      return database.transaction().execute((transaction) => write(transaction, { staff, ip }, written));
    },

    staffRiskRuleTry: async (request) => {
      const { brand, body } = request;
      const { exponent } = brand.currency;
      const wrong = faultOf(body.rule, exponent);
      if (wrong) return wrong;
      await deps.noteReading(request, { kind: 'staff_read_list', subject: 'risk:trial' });
      return ok(await tryRule({ id: brand.id, exponent }, body.rule, body.days));
    },
  };
}

const noFigures = (): Shown['figures'] => ({
  ...{ matches: 0, waiting: 0, refusals: 0, precisionPercent: null },
  outcomes: Object.fromEntries(riskOutcomes.map((outcome) => [outcome, 0])) as Record<RiskOutcome, number>,
});

/** What was right among what was decided; what is only watched is not. */
export function precisionOf({ fraud, bonusAbuse, noFault }: Record<RiskOutcome, number>): number | null {
  const right = fraud + bonusAbuse;
  return right + noFault === 0 ? null : Math.floor((right * percent) / (right + noFault));
}

/** An amount that the brand's currency does not have. */
function faultOf({ conditions }: RiskRuleDraft, exponent: number): Failure<'invalid_input'> | null {
  const index = conditions.findIndex((condition) => thresholdOf(condition, exponent) === null);
  return index < 0
    ? null
    : fail('invalid_input', { fields: { [`rule.conditions.${index}.value`]: { key: 'amount_format' } } });
}
