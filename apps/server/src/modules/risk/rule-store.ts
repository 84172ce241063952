import type { RiskAction, RiskCondition, RiskEvent, RiskPreset } from '@baize/contract';
import { riskEvents, riskPresets } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { presets } from './presets.ts';

/** A version of a rule. */
export interface RuleRow {
  ruleId: string;
  version: number;
  name: string;
  preset: RiskPreset | null;
  event: RiskEvent;
  conditions: RiskCondition[];
  action: RiskAction;
  enabled: boolean;
  reason: string;
  changedAt: Date;
  /** A name; null: the brand began with it. */
  changedBy: string | null;
}
export type NewVersion = Omit<RuleRow, 'preset' | 'changedBy'> & { staffId: string | null };

const columns = sql`r.id as "ruleId", v.version, v.name, r.preset, v.event, v.conditions, v.action, v.enabled, v.reason,
  v.changed_at as "changedAt", s.username as "changedBy"`;
const versions = sql`risk_rules r join risk_rule_versions v on v.rule_id = r.id left join staff s on s.id = v.changed_by`;

/** The rules of a brand as they are now, in the order in which they were made. */
export async function readRules(database: Database, brandId: string): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${columns} from ${versions} where r.brand_id = ${brandId} and v.version = r.version order by r.id`.execute(
    database,
  );
  return rows;
}

/** All versions of a rule, the latest first; none: the brand has no such rule. */
export async function readVersions(database: Database, brandId: string, ruleId: string): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${columns} from ${versions} where r.id = ${ruleId} and r.brand_id = ${brandId} order by v.version desc`.execute(
    database,
  );
  return rows;
}

/** Makes two who write at once wait for each other. Returns the versions of the brand's rules by id. */
export async function lockRules(transaction: Database, brandId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from risk_rules where brand_id = ${brandId} order by id for update`.execute(transaction);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** False where the id is a rule of another brand, or was taken meanwhile. */
export async function writeVersion(transaction: Database, brandId: string, row: NewVersion): Promise<boolean> {
  const { ruleId, version } = row;
  const written =
    version === 1
      ? await sql`insert into risk_rules (id, brand_id, version) values (${ruleId}, ${brandId}, 1) on conflict do nothing`.execute(
          transaction,
        )
      : await sql`update risk_rules set version = ${version} where id = ${ruleId} and brand_id = ${brandId}`.execute(
          transaction,
        );
  if (written.numAffectedRows !== 1n) return false;
  await insertVersion(transaction, row);
  return true;
}

const insertVersion = (transaction: Database, row: NewVersion) =>
  sql`insert into risk_rule_versions (rule_id, version, name, event, conditions, action, enabled, reason, changed_at, changed_by)
    values (${row.ruleId}, ${row.version}, ${row.name}, ${row.event}, ${JSON.stringify(row.conditions)}::jsonb, ${row.action},
      ${row.enabled}, ${row.reason}, ${row.changedAt}, ${row.staffId})`.execute(transaction);

/** Gives a brand that has none its first rules, and notes that what lies behind is not looked at. Harmless to repeat. */
export async function plantRules(
  transaction: Database,
  { brandId, now, newId }: { brandId: string; now: Date; newId: () => string },
): Promise<void> {
  const { rows } = await sql`
    insert into risk_readings (brand_id, event, reached_at)
    select ${brandId}, event, ${now} from unnest(${[...riskEvents]}::text[]) event
    on conflict do nothing returning event`.execute(transaction);
  if (rows.length === 0) return;
  for (const preset of riskPresets) {
    const ruleId = newId();
    const added = await sql`
      insert into risk_rules (id, brand_id, version, preset) values (${ruleId}, ${brandId}, 1, ${preset})
      on conflict do nothing`.execute(transaction);
    if (added.numAffectedRows !== 1n) continue;
    const written = { ruleId, version: 1, name: '', ...presets[preset], action: 'review', enabled: true } as const;
    await insertVersion(transaction, { ...written, reason: '', changedAt: now, staffId: null });
  }
}
