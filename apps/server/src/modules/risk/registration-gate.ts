import type { RiskFact } from '@baize/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';
import { type RuleRow, readRules } from './rule-store.ts';
import { type Figure, figureKey, figuresOf, isMet } from './rules.ts';

/** Who wants to register: no account exists yet. */
interface Wish {
  brandId: string;
  ip: string;
  /** As sessions keep it. */
  userAgent: string;
}

const hourMs = 3_600_000;
/** Facts of a registration are counts: no amount, and so no currency. */
const noDecimals = 0;

/** Facts that are known before there is a member; the one who registers is counted as if he were there. */
const known: Partial<Record<RiskFact, 'address' | 'device'>> = {
  accountsAtAddress: 'address',
  accountsOnDevice: 'device',
};

/** Whether an enabled rule refuses a registration; each that does counts it. */
export function createRegistrationGate({ clock }: { clock: Clock }) {
  const figureOf = async (
    database: Database,
    wish: Wish,
    { fact, hours }: Figure,
    now: Date,
  ): Promise<bigint | null> => {
    const sameness = known[fact];
    if (sameness === undefined || wish.ip === '') return null;
    const since = new Date(now.getTime() - (hours ?? 0) * hourMs);
    const { rows } = await sql<{ accounts: string }>`
      select count(distinct s.member_id)::text as accounts from sessions s join members m on m.id = s.member_id and m.type <> 4
      where s.brand_id = ${wish.brandId} and s.network = ${networkOf(wish.ip)} and s.created_at > ${since}
        and ${sameness === 'device' ? sql`s.user_agent = ${wish.userAgent}` : sql`true`}`.execute(database);
    return BigInt(rows[0]?.accounts ?? 0) + 1n;
  };

  const count = (database: Database, { ruleId, version }: RuleRow, now: Date): Promise<unknown> =>
    sql`
    insert into risk_refusals as r (rule_id, rule_version, hour, refusals) values (${ruleId}, ${version}, date_trunc('hour', ${now}::timestamptz), 1)
    on conflict (rule_id, rule_version, hour) do update set refusals = r.refusals + 1`.execute(database);

  return async (database: Database, wish: Wish): Promise<boolean> => {
    const rules = (await readRules(database, wish.brandId)).filter(
      ({ enabled, action }) => enabled && action === 'refuse',
    );
    if (rules.length === 0) return false;
    const now = clock.now();
    const figures = new Map<string, bigint | null>();
    for (const figure of figuresOf(rules.flatMap(({ conditions }) => conditions)))
      figures.set(figureKey(figure), await figureOf(database, wish, figure, now));
    const met = rules.filter(({ conditions }) => isMet(conditions, figures, noDecimals));
    for (const rule of met) await count(database, rule, now);
    return met.length > 0;
  };
}
