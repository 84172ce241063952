import type { RiskCondition, RiskEvent, RiskPreset } from '@baize/contract';

const day = 24;
const week = 7 * day;
const month = 30 * day;

const atLeast = (fact: RiskCondition['fact'], value: number, hours: number | null = null): RiskCondition => ({
  ...{ fact, comparison: 'atLeast', value: String(value), hours },
});
const atMost = (fact: RiskCondition['fact'], value: number, hours: number | null = null): RiskCondition => ({
  ...{ fact, comparison: 'atMost', value: String(value), hours },
});

/** What every brand begins with: each puts an event into the queue and does nothing else. */
export const presets: Record<RiskPreset, { event: RiskEvent; conditions: RiskCondition[] }> = {
  manyAccountsAtAddress: { event: 'registration', conditions: [atLeast('accountsAtAddress', 5, day)] },
  manyAccountsOnDevice: { event: 'registration', conditions: [atLeast('accountsOnDevice', 3, week)] },
  manyDeposits: { event: 'deposit', conditions: [atLeast('deposits', 6, 1)] },
  manyFailedDeposits: { event: 'deposit', conditions: [atLeast('failedDeposits', 5, day)] },
  unusualDeposit: {
    event: 'deposit',
    conditions: [atLeast('amountPercentOfAverage', 1_000, month), atLeast('deposits', 4, month)],
  },
  // Double bets of NiuNiu lack two thirds of their stake in turnover by their reserve alone.
  oppositeBets: { event: 'bet', conditions: [atLeast('lowRiskPercent', 75, day), atLeast('bets', 20, day)] },
  playTogether: { event: 'bet', conditions: [atLeast('collusionPairs', 1)] },
  bonusAndOut: { event: 'withdrawal', conditions: [atMost('sinceBonus', day), atLeast('accountsOnDevice', 2, month)] },
  sharedPayee: { event: 'withdrawal', conditions: [atLeast('sharedPayees', 1)] },
  depositAndOut: {
    event: 'withdrawal',
    conditions: [atMost('stakedPercentOfDeposits', 110, week), atMost('accountAge', week)],
  },
};
