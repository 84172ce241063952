import type { DepositActor, DepositReason, DepositState } from '@baize/contract';
import type { DepositStart } from '../providers/provider.ts';

/** A row of `deposit_orders`, as the program reads it. */
export interface DepositOrder {
  memberId: string;
  orderId: string;
  brandId: string;
  methodCode: string;
  provider: string;
  kind: DepositStart['kind'];
  currency: string;
  amountMinor: bigint;
  feeMinor: bigint;
  state: DepositState;
  reason: DepositReason;
  providerReference: string | null;
  instructions: DepositStart | null;
  paidMinor: bigint | null;
  reversedMinor: bigint | null;
  owedMinor: bigint | null;
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
  changedAt: Date;
  asked: number;
}

/** A row of `deposit_order_steps`. */
export interface DepositStep {
  step: number;
  toState: DepositState;
  actor: DepositActor;
  reason: DepositReason;
  at: Date;
}
