// @covers automatic-withdrawals

import { expect, test } from 'vitest';
import { type MinorRules, type RiskFacts, ratioPercent, rulesAgainst } from './rules.ts';

const rules: MinorRules = {
  enabled: true,
  maxAmountMinor: 1_000n,
  maxPerMemberPerDayMinor: 1_500n,
  maxPerBrandPerDayMinor: 10_000n,
  firstWithdrawal: false,
  minAccountAgeHours: 48,
  maxRatioPercent: 200,
  sharedPayee: false,
  sharedDevice: false,
  sharedAddress: false,
};
const facts: RiskFacts = {
  isBlocked: false,
  amountMinor: 1_000n,
  turnoverMissingMinor: 0n,
  isFirst: false,
  accountAgeHours: 48,
  depositedMinor: 1_000n,
  withdrawnMinor: 2_000n,
  sharesPayee: false,
  sharesDevice: false,
  sharesAddress: false,
  memberTodayMinor: 500n,
  brandTodayMinor: 9_000n,
};

test('what meets every rule to the unit is approved', () => {
  expect(rulesAgainst(rules, facts)).toEqual([]);
});

test.each<[string, Partial<MinorRules>, Partial<RiskFacts>]>([
  ['enabled', { enabled: false }, {}],
  ['turnover', {}, { turnoverMissingMinor: 1n }],
  ['blocked', {}, { isBlocked: true }],
  ['maxAmount', { maxAmountMinor: 999n }, {}],
  ['maxPerMemberPerDay', {}, { memberTodayMinor: 501n }],
  ['maxPerBrandPerDay', {}, { brandTodayMinor: 9_001n }],
  ['firstWithdrawal', {}, { isFirst: true }],
  ['minAccountAgeHours', {}, { accountAgeHours: 47 }],
  ['maxRatioPercent', {}, { withdrawnMinor: 2_001n }],
  ['maxRatioPercent', {}, { depositedMinor: 0n }],
  ['sharedPayee', {}, { sharesPayee: true }],
  ['sharedDevice', {}, { sharesDevice: true }],
  ['sharedAddress', {}, { sharesAddress: true }],
])('%s holds it up alone', (rule, changedRules, changedFacts) => {
  expect(rulesAgainst({ ...rules, ...changedRules }, { ...facts, ...changedFacts })).toEqual([rule]);
});

test('a cap of null is none, and what is allowed to be shared holds nothing up', () => {
  const open: MinorRules = {
    ...rules,
    maxAmountMinor: null,
    maxPerMemberPerDayMinor: null,
    maxPerBrandPerDayMinor: null,
    maxRatioPercent: null,
    firstWithdrawal: true,
    sharedPayee: true,
    sharedDevice: true,
    sharedAddress: true,
  };
  const risky = { ...facts, amountMinor: 10n ** 15n, isFirst: true, sharesPayee: true, sharesDevice: true };
  expect(rulesAgainst(open, { ...risky, sharesAddress: true, depositedMinor: 0n })).toEqual([]);
});

test('the ratio is rounded up, and there is none without deposits', () => {
  expect(ratioPercent({ depositedMinor: 300n, withdrawnMinor: 100n })).toBe(34);
  expect(ratioPercent({ depositedMinor: 0n, withdrawnMinor: 100n })).toBeNull();
});
