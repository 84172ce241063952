import type { Calls, CallValue, WithdrawalRules } from '@baize/contract';
import { withdrawalRules } from '@baize/contract';
import { currencyExponent, parseAmount, shownAmount } from '@baize/money';
import { localDateOf } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { RequestBrand } from '../../../../platform/http/handlers.ts';
import { type Failure, fail } from '../../../../platform/result.ts';
import type { WithdrawalDependencies } from '../dependencies.ts';
import type { Move } from '../moving.ts';
import type { WithdrawalRow } from '../rows.ts';
import type { WithdrawalStore } from '../store.ts';
import { readRisk } from './risk.ts';
import { type MinorRules, noRules, rulesAgainst } from './rules.ts';

type Tried = CallValue<Calls['staffWithdrawalRulesTry']>;
const batch = 50;
const triedMs = 30 * 86_400_000;
const maxTried = 500;
const caps = ['maxAmount', 'maxPerMemberPerDay', 'maxPerBrandPerDay'] as const;

/** Which withdrawals are approved without a person: rules as data, by brand, under caps by member and day and by brand and day. */
export function createAutomatic(deps: WithdrawalDependencies, move: Move, store: WithdrawalStore) {
  const { database, clock } = deps;

  const rulesOf = async (brandId: string): Promise<{ rules: WithdrawalRules; changedAt: Date | null }> => {
    const { rows } = await sql<{ rules: unknown; changedAt: Date }>`
      select rules, changed_at as "changedAt" from withdrawal_rules where brand_id = ${brandId}`.execute(database);
    const [row] = rows;
    return row
      ? { rules: withdrawalRules.parse(row.rules), changedAt: row.changedAt }
      : { rules: noRules, changedAt: null };
  };

  const decide = async (row: WithdrawalRow): Promise<void> => {
    const { timeZone: zone, withdrawals: settings } = await deps.brands.settingsOf(row.brandId);
    const { rules } = await rulesOf(row.brandId);
    const minor = minorRules(rules, currencyExponent(row.currencyCode) ?? 0);
    const actor = { kind: 'system', id: 'rules' } as const;
    // Caps are sums over others: one of all decisions of a brand at a time.
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('withdrawal rules'), hashtext(${row.brandId}))`.execute(
        transaction,
      );
      // On the connection that holds the lock: decisions that wait for it hold all others.
      const risk = await readRisk(transaction, row, zone, clock.now());
      const against = minor.ok ? rulesAgainst(minor.rules, risk) : ['enabled'];
      if (isAboveFourEyes(row.amountMinor, settings.fourEyesAboveMinor)) against.push('fourEyes');
      if (await deps.holdsWithdrawals?.(transaction, row)) against.push('risk');
      await move(row.memberId, row.id, (current) => {
        if (current.state !== 'REQUESTED') return null;
        return against.length === 0
          ? { to: 'APPROVED', actor, reason: '', notice: 'approved', change: { automatic: true } }
          : { to: 'RISK_REVIEW', actor, reason: '' };
      });
    });
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One at a time in a process, so that those which wait hold no connection. */
  const decideOne = (row: WithdrawalRow): Promise<void> => {
    const decided = last.then(() => decide(row));
    last = decided.catch(() => undefined);
    return decided;
  };

  return {
    rulesOf,
    decideOne,
    work: async (): Promise<void> => {
      for (const row of await store.inState('REQUESTED', clock.now(), batch)) await decideOne(row);
    },

    /** Amounts are read in the brand's currency before anything is kept. */
    faultOf: (rules: WithdrawalRules, exponent: number): Failure<'invalid_input'> | null => {
      const minor = minorRules(rules, exponent);
      return minor.ok ? null : minor;
    },

    /** What the rules would have done with the last 30 days' requests, and what people did. */
    tryRules: async (brand: RequestBrand, rules: WithdrawalRules): Promise<Tried | Failure<'invalid_input'>> => {
      const minor = minorRules({ ...rules, enabled: true }, brand.currency.exponent);
      if (!minor.ok) return minor;
      const { timeZone: zone } = await deps.brands.settingsOf(brand.id);
      const rows = await store.ofBrandSince(brand.id, new Date(clock.now().getTime() - triedMs), maxTried);
      const sums = { asked: emptySum(), approved: emptySum(), approvedButRefused: emptySum() };
      const heldUp = new Map<string, number>();
      const approvedOf = new Map<string, bigint>();
      const add = (sum: { count: number; minor: bigint }, row: WithdrawalRow) => {
        sum.count += 1;
        sum.minor += row.amountMinor;
      };
      for (const row of rows) {
        const day = localDateOf(row.createdAt, zone);
        const [ofMember, ofBrand] = [`${day} ${row.memberId}`, day];
        const risk = await readRisk(database, row, zone, row.createdAt);
        const [memberTodayMinor, brandTodayMinor] = [approvedOf.get(ofMember) ?? 0n, approvedOf.get(ofBrand) ?? 0n];
        const against = rulesAgainst(minor.rules, { ...risk, memberTodayMinor, brandTodayMinor });
        add(sums.asked, row);
        for (const rule of against) heldUp.set(rule, (heldUp.get(rule) ?? 0) + 1);
        if (against.length > 0) continue;
        add(sums.approved, row);
        if (row.state === 'REJECTED') add(sums.approvedButRefused, row);
        approvedOf.set(ofMember, memberTodayMinor + row.amountMinor);
        approvedOf.set(ofBrand, brandTodayMinor + row.amountMinor);
      }
      const shown = ({ count, minor: total }: { count: number; minor: bigint }) => ({
        count,
        amount: shownAmount(total, brand.currency.exponent),
      });
      return {
        asked: shown(sums.asked),
        approved: shown(sums.approved),
        approvedButRefused: shown(sums.approvedButRefused),
        heldUpBy: [...heldUp].map(([rule, count]) => ({ rule, count })),
      };
    },

    keepRules: async (within: Database, brandId: string, rules: WithdrawalRules, staffId: string): Promise<void> => {
      await sql`
        insert into withdrawal_rules (brand_id, rules, changed_at, changed_by)
        values (${brandId}, ${JSON.stringify(rules)}::jsonb, ${clock.now()}, ${staffId})
        on conflict (brand_id) do update set rules = excluded.rules, changed_at = excluded.changed_at,
          changed_by = excluded.changed_by`.execute(within);
    },
  };
}

const emptySum = () => ({ count: 0, minor: 0n });

export const isAboveFourEyes = (amountMinor: bigint, aboveMinor: bigint | null): boolean =>
  aboveMinor !== null && amountMinor > aboveMinor;

function minorRules(
  rules: WithdrawalRules,
  exponent: number,
): { ok: true; rules: MinorRules } | Failure<'invalid_input'> {
  const { maxAmount, maxPerMemberPerDay, maxPerBrandPerDay, ...rest } = rules;
  const texts = { maxAmount, maxPerMemberPerDay, maxPerBrandPerDay };
  const minor: Record<string, bigint | null> = {};
  for (const cap of caps) {
    const text = texts[cap];
    const parsed = text === null ? null : parseAmount(text, exponent, 'notNegative');
    if (parsed && !parsed.ok) return fail('invalid_input', { fields: { [cap]: { key: parsed.fault } } });
    minor[`${cap}Minor`] = parsed ? parsed.amountMinor : null;
  }
  return {
    ok: true,
    rules: {
      ...rest,
      ...(minor as Pick<MinorRules, 'maxAmountMinor' | 'maxPerMemberPerDayMinor' | 'maxPerBrandPerDayMinor'>),
    },
  };
}
export type Automatic = ReturnType<typeof createAutomatic>;
