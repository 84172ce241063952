import type { RewardSettings } from '@baize/contract';
import type { VipLevel } from '@baize/rewards';
import { minorAt, ratesOf, SettingsFault } from './amounts.ts';
import type { AllSettings } from './defaults.ts';

export interface LadderRow extends VipLevel {
  name: string;
  upgradeMinor: bigint;
  weeklyMinor: bigint;
  monthlyMinor: bigint;
  birthdayMinor: bigint;
  /** In millionths by game type. */
  rebates: Readonly<Record<string, bigint>>;
}

/** The ladder in minor units. Throws SettingsFault for an amount that the currency cannot hold, and rows that do not go up. */
export function ladderOf({ levels }: AllSettings['vip'], exponent: number): LadderRow[] {
  const rows = levels.map((level, index) => {
    const at = (name: Exclude<keyof typeof level, 'name' | 'rebates'>) =>
      minorAt(`levels.${index}.${name}`, level[name], exponent);
    return {
      name: level.name,
      turnoverMinor: at('turnover'),
      depositMinor: at('deposit'),
      keepMinor: at('keepTurnover'),
      upgradeMinor: at('upgradeBonus'),
      weeklyMinor: at('weeklyBonus'),
      monthlyMinor: at('monthlyBonus'),
      birthdayMinor: at('birthdayBonus'),
      rebates: ratesOf(level.rebates),
    };
  });
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isLowest = index === 0 && row.turnoverMinor === 0n && row.depositMinor === 0n;
    const goesUp = before && row.turnoverMinor >= before.turnoverMinor && row.depositMinor >= before.depositMinor;
    if (!isLowest && !goesUp) throw new SettingsFault(`levels.${index}.turnover`, 'field_format');
  }
  return rows;
}

/** Reads every amount of a document as the program will. Throws SettingsFault that names the first it cannot hold. */
export function checkSettings(content: RewardSettings, exponent: number): void {
  switch (content.kind) {
    case 'vip':
      ladderOf(content, exponent);
      return;
    case 'points':
      if (minorAt('perTurnover', content.perTurnover, exponent) === 0n)
        throw new SettingsFault('perTurnover', 'amount_zero');
      return;
    case 'rebate':
      minorAt('minimum', content.minimum, exponent);
      return;
    case 'wagering':
      return;
    case 'missions':
      checkMissions(content, exponent);
      return;
    case 'referral':
      minorAt('minDeposit', content.minDeposit, exponent);
      minorAt('minTurnover', content.minTurnover, exponent);
      for (const [index, { reward }] of content.tiers.entries()) minorAt(`tiers.${index}.reward`, reward, exponent);
  }
}

/** Of counters that count no money. */
const wholeCounters: readonly string[] = ['wins', 'loginDays'];

export const isWholeCounter = (counter: string): boolean => wholeCounters.includes(counter);

function checkMissions({ missions, leaderboards }: AllSettings['missions'], exponent: number): void {
  const above = (field: string, text: string, decimals: number) => {
    if (minorAt(field, text, decimals) === 0n) throw new SettingsFault(field, 'amount_zero');
  };
  for (const [index, { counter, target, payout, prize }] of missions.entries()) {
    above(`missions.${index}.target`, target, isWholeCounter(counter) ? 0 : exponent);
    above(`missions.${index}.prize`, prize, payout === 'points' ? 0 : exponent);
  }
  for (const [index, { prizes }] of leaderboards.entries())
    for (const [place, prize] of prizes.entries()) above(`leaderboards.${index}.prizes.${place}`, prize, exponent);
}
