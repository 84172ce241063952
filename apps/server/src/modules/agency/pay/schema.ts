import type { PayKind, PayState } from '@baize/contract';

/** One step of how a pay came to be; amounts in minor units, rates as percentages, all as text. */
export interface Step {
  step:
    | 'turnover'
    | 'teamLoss'
    | 'active'
    | 'costs'
    | 'bonuses'
    | 'providerFees'
    | 'paymentFees'
    | 'carried'
    | 'base'
    | 'rate'
    | 'gross'
    | 'paysDown'
    | 'keeps'
    | 'paidBefore'
    | 'dueOfDay'
    | 'carry'
    | 'pointStakes';
  label: string;
  value: string;
  unit: 'amount' | 'percent' | 'count';
}

/** What a calculation finds that an agent is due for a period. */
export interface WantedPay {
  memberId: string;
  contractId: string | null;
  dueMinor: bigint;
  /** Of a slot: what its whole day comes to by now. What other slots brought by the time it is booked is taken off. */
  dayDueMinor?: bigint;
  carryMinor: bigint;
  steps: readonly Step[];
}

/** A stretch of time that is paid for. */
export interface PayPeriod {
  key: string;
  start: Date;
  end: Date;
}

/** A run of one kind for one period of a brand. */
export interface PayRun {
  brandId: string;
  currencyCode: string;
  zone: string;
  kind: PayKind;
  period: PayPeriod;
}

export interface PayRow {
  memberId: string;
  username: string;
  kind: PayKind;
  periodKey: string;
  state: PayState;
  dueMinor: bigint;
  paidMinor: bigint;
  heldMinor: bigint;
  revision: number;
  steps: Step[];
  computedAt: Date;
  reason: string;
  /** Over all periods of the kind: paid or held beyond what is due. */
  setOffMinor: bigint;
}

/** The steps of an amount, a count and a percentage. */
export const amountStep = (step: Step['step'], minor: bigint, label = ''): Step => ({
  ...{ step, label, unit: 'amount' },
  value: String(minor),
});
export const countStep = (step: Step['step'], count: number): Step => ({
  ...{ step, label: '', unit: 'count' },
  value: String(count),
});
