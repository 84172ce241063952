/** What risk rules look at: acts of members, and a finished hour of a member's bets. */
export const riskEvents = ['registration', 'deposit', 'bet', 'withdrawal'] as const;
export type RiskEvent = (typeof riskEvents)[number];

/** What a figure counts in; an amount is in the brand's currency. */
export type RiskUnit = 'count' | 'amount' | 'percent' | 'hours';

interface RiskFactKind {
  unit: RiskUnit;
  /** Its condition names how many hours before the event count. */
  hasWindow: boolean;
  events: readonly RiskEvent[];
}

const money = ['deposit', 'bet', 'withdrawal'] as const;

/** Every figure that a rule may ask about an event, as it stood at the event. A figure that is not known meets no condition. */
export const riskFacts = {
  accountsAtAddress: { unit: 'count', hasWindow: true, events: riskEvents },
  accountsOnDevice: { unit: 'count', hasWindow: true, events: riskEvents },
  amount: { unit: 'amount', hasWindow: false, events: money },
  amountPercentOfAverage: { unit: 'percent', hasWindow: true, events: ['deposit', 'withdrawal'] },
  accountAge: { unit: 'hours', hasWindow: false, events: money },
  sharedPayees: { unit: 'count', hasWindow: false, events: money },
  deposits: { unit: 'count', hasWindow: true, events: money },
  depositedAmount: { unit: 'amount', hasWindow: true, events: money },
  failedDeposits: { unit: 'count', hasWindow: true, events: money },
  withdrawals: { unit: 'count', hasWindow: true, events: money },
  cancelledWithdrawals: { unit: 'count', hasWindow: true, events: money },
  bonuses: { unit: 'count', hasWindow: true, events: money },
  sinceBonus: { unit: 'hours', hasWindow: false, events: money },
  bets: { unit: 'count', hasWindow: true, events: ['bet', 'withdrawal'] },
  stakedAmount: { unit: 'amount', hasWindow: true, events: ['bet', 'withdrawal'] },
  stakedPercentOfDeposits: { unit: 'percent', hasWindow: true, events: ['bet', 'withdrawal'] },
  wonPercent: { unit: 'percent', hasWindow: true, events: ['bet', 'withdrawal'] },
  lowRiskPercent: { unit: 'percent', hasWindow: true, events: ['bet', 'withdrawal'] },
  collusionPairs: { unit: 'count', hasWindow: false, events: ['bet', 'withdrawal'] },
} as const satisfies Record<string, RiskFactKind>;

export type RiskFact = keyof typeof riskFacts;
export const riskFactNames = Object.keys(riskFacts) as RiskFact[];

/** The facts of an event, in the order of the registry. */
export const riskFactsOf = (event: RiskEvent): RiskFact[] =>
  riskFactNames.filter((fact) => (riskFacts[fact].events as readonly RiskEvent[]).includes(event));

/** Rules that every brand begins with. */
export const riskPresets = [
  'manyAccountsAtAddress',
  'manyAccountsOnDevice',
  'manyDeposits',
  'manyFailedDeposits',
  'unusualDeposit',
  'oppositeBets',
  'playTogether',
  'bonusAndOut',
  'sharedPayee',
  'depositAndOut',
] as const;
export type RiskPreset = (typeof riskPresets)[number];
