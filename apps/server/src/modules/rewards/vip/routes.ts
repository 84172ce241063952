import { shownAmount } from '@baize/money';
import { earnedLevel, nextLevel } from '@baize/rewards';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { shownRates } from '../bonus/view.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { type LadderRow, ladderOf } from '../settings/rules.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { monthAt, vipFactsOf } from './facts.ts';
import type { Levels } from './levels.ts';

/** The ladder, and where the member stands on it. */
export function vipRoutes(
  { database, clock, brands }: Pick<RewardDependencies, 'database' | 'clock' | 'brands'>,
  settings: RewardSettingsStore,
  levels: Levels,
): HandlersOf<'vipLadder' | 'vipStatus'> {
  return {
    vipLadder: async ({ brand: { id, currency } }) => {
      const vip = await settings.of(id, 'vip');
      const amount = (minor: bigint) => shownAmount(minor, currency.exponent);
      const ladder = vip.enabled ? ladderOf(vip, currency.exponent) : [];
      return ok({ levels: ladder.map((row, level) => shownLevelRow(row, level, amount)) });
    },
    vipStatus: async ({ member, brand }) => {
      const { id, currency } = brand;
      await levels.evaluate({ id, exponent: currency.exponent, currencyCode: currency.code }, [member.id]);
      const vip = await settings.of(id, 'vip');
      const ladder = ladderOf(vip, currency.exponent);
      const month = monthAt(clock.now(), (await brands.settingsOf(id)).timeZone);
      const [facts] = await vipFactsOf(database, [member.id], month);
      const turnoverMinor = facts?.turnoverMinor ?? 0n;
      const depositMinor = facts?.depositMinor ?? 0n;
      const monthMinor = facts?.monthTurnoverMinor ?? 0n;
      const level = Math.min(facts?.level ?? 0, ladder.length - 1);
      const earned = earnedLevel(ladder, turnoverMinor, depositMinor);
      const keepMinor = (ladder[level]?.keepMinor ?? 0n) - monthMinor;
      const amount = (minor: bigint) => shownAmount(minor, currency.exponent);
      const next = nextLevel(ladder, level, turnoverMinor, depositMinor);
      return ok({
        enabled: vip.enabled,
        level,
        levels: ladder.map((row, index) => shownLevelRow(row, index, amount)),
        turnover: amount(turnoverMinor),
        deposit: amount(depositMinor),
        monthTurnover: amount(monthMinor),
        monthEndsAt: month.end.toISOString(),
        keepMissing: level === 0 ? null : amount(keepMinor > 0n ? keepMinor : 0n),
        next: next && {
          level: next.level,
          turnoverMissing: amount(next.turnoverMissingMinor),
          depositMissing: amount(next.depositMissingMinor),
        },
        earnedLevel: earned > level ? earned : null,
      });
    },
  };
}

const shownLevelRow = (row: LadderRow, level: number, amount: (minor: bigint) => string) => ({
  level,
  name: row.name,
  turnover: amount(row.turnoverMinor),
  deposit: amount(row.depositMinor),
  keepTurnover: amount(row.keepMinor),
  upgradeBonus: amount(row.upgradeMinor),
  weeklyBonus: amount(row.weeklyMinor),
  monthlyBonus: amount(row.monthlyMinor),
  birthdayBonus: amount(row.birthdayMinor),
  rebates: shownRates(row.rebates),
});
