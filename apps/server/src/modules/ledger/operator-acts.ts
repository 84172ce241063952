import { type Act, act, posting, type Side } from './booking/act.ts';

interface Withdrawal {
  /** The cashier's permanent id of this step. */
  reference: string;
  memberId: string;
  withdrawalId: string;
  amountMinor: bigint;
}
type WithdrawalEnd = Withdrawal & { holdReference: string };

const cash: Side = { member: 'cash' };
const locked: Side = { member: 'locked' };
const cashier = ({ reference, memberId, withdrawalId }: Withdrawal) => ({
  source: 'cashier',
  reference,
  memberId,
  subject: withdrawalId,
});

/** A deposit through a payment provider. `reference` is the cashier's permanent id, `depositId` what a statement names. */
export const deposit = (fields: {
  providerCode: string;
  reference: string;
  memberId: string;
  depositId: string;
  amountMinor: bigint;
}): Act => ({
  ...act('deposit', { source: 'cashier', reference: fields.reference, memberId: fields.memberId, subject: '' }, [
    posting('deposit', { operator: 'provider', label: fields.providerCode }, cash, fields.amountMinor),
  ]),
  // The same request makes a new deposit id at each try, so the id is no part of the content.
  subject: fields.depositId,
});

/**
 * A deposit, or a part of it, that the provider took back. `owedMinor`: so much of it the member has spent and owes from now on; it is no content,
 * because a repeat meets another balance.
 */
export function reverseDeposit(fields: {
  providerCode: string;
  reference: string;
  memberId: string;
  depositId: string;
  amountMinor: bigint;
  owedMinor: bigint;
}): Act {
  const { providerCode, reference, memberId, depositId, amountMinor, owedMinor } = fields;
  const provider: Side = { operator: 'provider', label: providerCode };
  const content = [providerCode, String(amountMinor)];
  const noted = act('reverseDeposit', { source: 'cashier', reference, memberId, subject: depositId, content }, []);
  const postings = [];
  if (amountMinor > owedMinor) postings.push(posting('depositReversal', cash, provider, amountMinor - owedMinor));
  if (owedMinor > 0n) {
    const debt: Side = { operator: 'receivable', label: memberId };
    postings.push(posting('depositReversalOwed', debt, provider, owedMinor));
  }
  return { ...noted, postings };
}

/** A withdrawal is asked for: pending, its money is locked. */
export const holdWithdrawal = (fields: Withdrawal): Act =>
  act('holdWithdrawal', cashier(fields), [posting('withdrawalHold', cash, locked, fields.amountMinor)]);

/** The held money leaves through the provider; a hold is paid or released, once. */
export const payWithdrawal = (fields: WithdrawalEnd & { providerCode: string }): Act => ({
  ...act('payWithdrawal', cashier(fields), [
    posting('withdrawalPayout', locked, { operator: 'provider', label: fields.providerCode }, fields.amountMinor),
  ]),
  resolves: fields.holdReference,
});

/** The held money goes back to the member; a hold is paid or released, once. */
export const releaseWithdrawal = (fields: WithdrawalEnd): Act => ({
  ...act('releaseWithdrawal', cashier(fields), [posting('withdrawalRelease', locked, cash, fields.amountMinor)]),
  resolves: fields.holdReference,
});

const disputedPayouts: Side = { operator: 'house', label: 'payout-disputes' };

/**
 * A payout that was booked as paid came back from the provider. The member has it again, but for `recoveredMinor`: so much of it the operator
 * had paid again meanwhile. How it is shared is no content, because a repeat meets another state.
 */
export function returnWithdrawal(fields: Withdrawal & { providerCode: string; recoveredMinor: bigint }): Act {
  const { amountMinor, recoveredMinor, providerCode } = fields;
  const provider: Side = { operator: 'provider', label: providerCode };
  const content = [providerCode, String(amountMinor)];
  const noted = act('returnWithdrawal', { ...cashier(fields), content }, []);
  const postings = [];
  if (amountMinor > recoveredMinor)
    postings.push(posting('withdrawalReturn', provider, cash, amountMinor - recoveredMinor));
  if (recoveredMinor > 0n) postings.push(posting('withdrawalReturn', provider, disputedPayouts, recoveredMinor));
  return { ...noted, postings };
}

/** What did not arrive is the member's once more, at the operator's cost, so that it can be paid again. */
export const repayWithdrawal = (fields: Withdrawal): Act =>
  act('repayWithdrawal', cashier(fields), [posting('withdrawalRepay', disputedPayouts, cash, fields.amountMinor)]);

interface CashierFee {
  reference: string;
  memberId: string;
  /** The order that it is for. */
  orderId: string;
  amountMinor: bigint;
}
const feeIncome: Side = { operator: 'house', label: 'cashier-fees' };
const feeFields = ({ reference, memberId, orderId }: CashierFee) => ({
  source: 'cashier',
  reference,
  memberId,
  subject: orderId,
});

/** The fee of a deposit or a withdrawal. */
export const chargeFee = (fields: CashierFee): Act =>
  act('chargeFee', feeFields(fields), [posting('cashierFee', cash, feeIncome, fields.amountMinor)]);

/** Gives a fee back whose order came to nothing. */
export const refundFee = (fields: CashierFee): Act =>
  act('refundFee', feeFields(fields), [posting('cashierFeeRefund', feeIncome, cash, fields.amountMinor)]);

const correctionOperator: Side = { operator: 'house', label: 'correction' };

/**
 * A payout that waited for a person is the member's; or it is not, and goes back to the operator as a correction. Once, whichever it is.
 * `subject` is its round, or the transfer that brought it.
 */
export function decidePayout(fields: {
  reference: string;
  memberId: string;
  subject: string;
  amountMinor: bigint;
  isPaid: boolean;
}): Act {
  const { reference, memberId, subject, amountMinor, isPaid } = fields;
  const released = posting('payoutRelease', locked, cash, amountMinor);
  const postings = isPaid ? [released] : [released, posting('correction', cash, correctionOperator, amountMinor)];
  return act(isPaid ? 'payHeld' : 'refuseHeld', { source: 'held', reference, memberId, subject }, postings);
}

const trial: Side = { member: 'trial' };
const trialPromotion: Side = { operator: 'promotion', label: 'trial' };

/** A trial member's play balance. */
export const trialGrant = (fields: { reference: string; memberId: string; amountMinor: bigint }): Act =>
  act('trialGrant', { source: 'trial', reference: fields.reference, memberId: fields.memberId, subject: '' }, [
    posting('trialGrant', trialPromotion, trial, fields.amountMinor),
  ]);

/** Brings a trial balance back to `toMinor`: `differenceMinor` is what it lacks, negative when it has more; 0 is noted. */
export function trialReset(fields: {
  reference: string;
  memberId: string;
  toMinor: bigint;
  differenceMinor: bigint;
}): Act {
  const { differenceMinor, toMinor, ...rest } = fields;
  const noted = act('trialReset', { ...rest, source: 'trial', subject: '', content: [String(toMinor)] }, []);
  if (differenceMinor === 0n) return noted;
  const moved =
    differenceMinor > 0n
      ? posting('trialReset', trialPromotion, trial, differenceMinor)
      : posting('trialReset', trial, trialPromotion, -differenceMinor);
  return { ...noted, postings: [moved] };
}

/** A correction of a cash balance by a new transfer; positive gives, negative takes, never 0. `reason` is kept as the subject. */
export function correction(fields: { reference: string; memberId: string; amountMinor: bigint; reason: string }): Act {
  const moved =
    fields.amountMinor > 0n
      ? posting('correction', correctionOperator, cash, fields.amountMinor)
      : posting('correction', cash, correctionOperator, -fields.amountMinor);
  const content = [String(fields.amountMinor)];
  const { reference, memberId, reason } = fields;
  return act('correction', { source: 'correction', reference, memberId, subject: reason, content }, [moved]);
}
