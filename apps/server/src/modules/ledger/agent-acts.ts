import { type Act, act, posting, type Side } from './booking/act.ts';

export const sourceOfAgentPay = 'agentPay';

/** What an agent earned goes to his cash: earned from the operator, and paid out at once. `kind` is what it was earned by. */
export function payAgent(fields: {
  /** The pay's permanent id with its revision. */
  reference: string;
  memberId: string;
  kind: string;
  periodKey: string;
  amountMinor: bigint;
}): Act {
  const { reference, memberId, kind, periodKey, amountMinor } = fields;
  const commission: Side = { operator: 'commission', label: kind };
  const subject = `${kind}/${periodKey}`;
  return act('payAgent', { source: sourceOfAgentPay, reference, memberId, subject }, [
    posting('commissionEarn', { operator: 'house', label: 'agents' }, commission, amountMinor),
    posting('commissionPayout', commission, { member: 'cash' }, amountMinor),
  ]);
}
