import type { WithdrawalRules } from '@baize/contract';

/** What rules look at, in minor units. */
export interface RiskFacts {
  amountMinor: bigint;
  turnoverMissingMinor: bigint;
  isFirst: boolean;
  isBlocked: boolean;
  accountAgeHours: number;
  depositedMinor: bigint;
  /** With the one that is asked for. */
  withdrawnMinor: bigint;
  sharesPayee: boolean;
  sharesDevice: boolean;
  sharesAddress: boolean;
  /** Approved by rules today before this one. */
  memberTodayMinor: bigint;
  brandTodayMinor: bigint;
}

/** The rules with their amounts in minor units. */
export type MinorRules = Omit<WithdrawalRules, 'maxAmount' | 'maxPerMemberPerDay' | 'maxPerBrandPerDay'> & {
  maxAmountMinor: bigint | null;
  maxPerMemberPerDayMinor: bigint | null;
  maxPerBrandPerDayMinor: bigint | null;
};

export const noRules: WithdrawalRules = {
  enabled: false,
  maxAmount: '0',
  maxPerMemberPerDay: '0',
  maxPerBrandPerDay: '0',
  firstWithdrawal: false,
  minAccountAgeHours: 24,
  maxRatioPercent: null,
  sharedPayee: false,
  sharedDevice: false,
  sharedAddress: false,
};

const isAbove = (amountMinor: bigint, capMinor: bigint | null): boolean => capMinor !== null && amountMinor > capMinor;

/** Withdrawn of deposited, in percent, rounded up; null: nothing was deposited. */
export const ratioPercent = ({
  depositedMinor,
  withdrawnMinor,
}: Pick<RiskFacts, 'depositedMinor' | 'withdrawnMinor'>) =>
  depositedMinor === 0n ? null : Number((withdrawnMinor * 100n + depositedMinor - 1n) / depositedMinor);

/** The rules that ask for a person; none: it is approved at once. */
export function rulesAgainst(rules: MinorRules, facts: RiskFacts): string[] {
  const ratio = ratioPercent(facts);
  const against: [keyof WithdrawalRules | 'turnover' | 'blocked', boolean][] = [
    ['enabled', !rules.enabled],
    ['turnover', facts.turnoverMissingMinor > 0n],
    ['blocked', facts.isBlocked],
    ['maxAmount', isAbove(facts.amountMinor, rules.maxAmountMinor)],
    ['maxPerMemberPerDay', isAbove(facts.memberTodayMinor + facts.amountMinor, rules.maxPerMemberPerDayMinor)],
    ['maxPerBrandPerDay', isAbove(facts.brandTodayMinor + facts.amountMinor, rules.maxPerBrandPerDayMinor)],
    ['firstWithdrawal', facts.isFirst && !rules.firstWithdrawal],
    ['minAccountAgeHours', facts.accountAgeHours < rules.minAccountAgeHours],
    ['maxRatioPercent', rules.maxRatioPercent !== null && (ratio === null || ratio > rules.maxRatioPercent)],
    ['sharedPayee', facts.sharesPayee && !rules.sharedPayee],
    ['sharedDevice', facts.sharesDevice && !rules.sharedDevice],
    ['sharedAddress', facts.sharesAddress && !rules.sharedAddress],
  ];
  return against.flatMap(([rule, isAgainst]) => (isAgainst ? [rule] : []));
}
