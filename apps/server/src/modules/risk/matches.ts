import type { RiskEvent } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BonusBlock } from './bonus-block.ts';
import type { RiskEventRow } from './events.ts';
import type { RuleRow } from './rule-store.ts';
import { caseOf, figureKey, figuresOf, isMet } from './rules.ts';

/** The figures of a rule's conditions, as a case keeps them: amounts in minor units. */
export const keptFigures = (row: RiskEventRow, rule: Pick<RuleRow, 'conditions'>) =>
  figuresOf(rule.conditions).map((figure) => ({
    ...figure,
    value: row.figures.get(figureKey(figure))?.toString() ?? null,
  }));

/** Writes the case of an event that met rules, once for ever, and each rule in it once. Returns the block of bonuses that follows from it. */
export async function writeMatches(
  transaction: Database,
  of: {
    brandId: string;
    event: RiskEvent;
    now: Date;
    newId: () => string;
    exponent: number;
  },
  row: RiskEventRow,
  rules: readonly RuleRow[],
): Promise<BonusBlock | null> {
  const met = rules.filter(({ conditions }) => isMet(conditions, row.figures, of.exponent));
  if (met.length === 0) return null;
  const { state, holdsWithdrawals } = caseOf(met.map(({ action }) => action));
  const added = await sql<{ id: string }>`
    insert into risk_cases (id, brand_id, member_id, event, event_id, happened_at, amount_minor, state, holds_withdrawals, found_at)
    values (${of.newId()}, ${of.brandId}, ${row.memberId}, ${of.event}, ${row.id}, ${row.at}, ${row.amountMinor}, ${state},
      ${holdsWithdrawals}, ${of.now})
    on conflict (brand_id, event, event_id) do nothing returning id`.execute(transaction);
  const caseId = added.rows[0]?.id ?? (await lockCase(transaction, of, row.id));
  let isNew = false;
  let blocking: RuleRow | undefined;
  for (const rule of met) {
    const { numAffectedRows } = await sql`
      insert into risk_matches (case_id, rule_id, rule_version, figures, matched_at)
      values (${caseId}, ${rule.ruleId}, ${rule.version}, ${JSON.stringify(keptFigures(row, rule))}::jsonb, ${of.now})
      on conflict (case_id, rule_id) do nothing`.execute(transaction);
    isNew ||= numAffectedRows === 1n;
    // Once for an event: a block that staff lifted does not come back when it is looked at again.
    if (numAffectedRows === 1n && rule.action === 'blockBonuses') blocking ??= rule;
  }
  const block = blocking ? { memberId: row.memberId, caseId, rule: blocking } : null;
  // A further rule may ask for more than the case's first ones; what staff closed stays closed.
  if (added.rows.length > 0 || !isNew) return block;
  await sql`
    update risk_cases set state = case when state = 'noted' then ${state} else state end,
      holds_withdrawals = holds_withdrawals or ${holdsWithdrawals}, version = version + 1
    where id = ${caseId} and state <> 'closed'`.execute(transaction);
  return block;
}

async function lockCase(
  transaction: Database,
  { brandId, event }: { brandId: string; event: RiskEvent },
  eventId: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from risk_cases where brand_id = ${brandId} and event = ${event} and event_id = ${eventId} for update`.execute(
    transaction,
  );
  const [known] = rows;
  if (!known) throw new Error(`the case of ${event} ${eventId} is gone`);
  return known.id;
}
