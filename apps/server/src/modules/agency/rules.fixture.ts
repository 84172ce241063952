import type { AgentRules } from './contracts/index.ts';

export const defaultRules: AgentRules = {
  ...{ enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true },
  ...{ revenueShare: true, positionTaking: true, maxSharePercent: '50', maxPositionPercent: '90' },
  ...{ providerFeePercent: '10', paymentFeePercent: '1' },
  ...{ maxDividendPercent: '60', maxDailyPercent: '3', maxHourPercent: '1', maxRealTimePercent: '1' },
  ...{
    maxRebatePercent: '1.5',
    pointsFrom: '',
    maxPoints: '7.8',
    activeInPeriodMinor: 100_000n,
    activeInDayMinor: 10_000n,
  },
  ...{ holdAboveMinor: 100_000_000n, maxDirectMembers: 50, masksNames: true },
};
