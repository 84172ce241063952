import { earnedLevel, shownLevel } from '@baize/rewards';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
import { ladderOf } from '../settings/rules.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { runStatement, runStatements } from '../statements.ts';
import type { RewardBrand } from './bonuses.ts';
import { monthAt, type VipFacts, vipFactsOf } from './facts.ts';

const dayMs = 86_400_000;

type Ladder = ReturnType<typeof ladderOf>;

/** Puts members where their turnover and deposits put them: up at once, and back up after a month that was lost. */
export function createLevels(deps: RewardDependencies, settings: RewardSettingsStore) {
  const { database, clock, newId, notify } = deps;

  /** Writes a level that differs, with the bonuses of all levels that were reached for the first time. False: somebody else did. */
  const write = async (
    transaction: DatabaseTransaction,
    brand: RewardBrand,
    ladder: Ladder,
    claimDays: number,
    facts: VipFacts,
    next: { level: number; cap: number | null },
  ): Promise<boolean> => {
    const now = clock.now();
    const { memberId } = facts;
    const written = await sql`
      insert into vip_standings as s (member_id, brand_id, level, cap, changed_at)
      values (${memberId}, ${brand.id}, ${next.level}, ${next.cap}, ${now})
      on conflict (member_id) do update set level = excluded.level, cap = excluded.cap, changed_at = excluded.changed_at
      where s.level = ${facts.level ?? -1} and s.cap is not distinct from ${facts.cap}`.execute(transaction);
    if (written.numAffectedRows !== 1n) return false;
    const before = facts.level ?? 0;
    if (next.level === before) return true;
    const name = ladder[next.level]?.name ?? '';
    await deps.members.setLevel(transaction, memberId, next.level, name);
    if (next.level < before) return true;
    for (let level = before + 1; level <= next.level; level += 1) {
      const row = ladder[level];
      if (!row || row.upgradeMinor === 0n) continue;
      const reward = giveStatement({
        memberId,
        id: newId(),
        brandId: brand.id,
        source: 'vipUpgrade',
        reference: `level/${level}`,
        subject: '',
        names: { TY: row.name },
        payout: 'cash',
        amountMinor: row.upgradeMinor,
        currencyCode: brand.currencyCode,
        terms: null,
        givenAt: now,
        expiresAt: new Date(now.getTime() + claimDays * dayMs),
      });
      await runStatement(transaction, reward);
    }
    await runStatements(transaction, notify({ memberId, kind: 'levelUp', reference: `level/${next.level}`, name }));
    return true;
  };

  return {
    /** Looks at members of a brand; does nothing while its ladder is off. */
    evaluate: async (brand: RewardBrand, memberIds: readonly string[]): Promise<void> => {
      const vip = await settings.of(brand.id, 'vip');
      if (!vip.enabled || memberIds.length === 0) return;
      const ladder = ladderOf(vip, brand.exponent);
      const { timeZone } = await deps.brands.settingsOf(brand.id);
      for (const facts of await vipFactsOf(database, memberIds, monthAt(clock.now(), timeZone))) {
        const earned = earnedLevel(ladder, facts.turnoverMinor, facts.depositMinor);
        const next = shownLevel(ladder, earned, facts, facts.monthTurnoverMinor);
        // A level is lost at the end of a month alone, never by a correction on the way.
        const level = Math.max(next.level, facts.level ?? 0);
        if (facts.level === level && facts.cap === next.cap) continue;
        await database
          .transaction()
          .execute((transaction) => write(transaction, brand, ladder, vip.claimDays, facts, { ...next, level }));
      }
    },
  };
}
export type Levels = ReturnType<typeof createLevels>;
