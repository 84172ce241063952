const named = {
  addPayoutAccount: 'modules/cashier/withdrawals/withdrawals.test.ts: an id is looked for among the own accounts alone',
  removePayoutAccount: 'modules/cashier/withdrawals/withdrawals.test.ts: another’s account is not found',
  requestWithdrawal:
    'modules/cashier/withdrawals/withdrawals.test.ts: a withdrawal to another’s account is refused, another’s request id is one’s own',
  cancelWithdrawal: 'modules/cashier/withdrawals/withdrawals.test.ts: another’s withdrawal is not found',
  confirmWithdrawal:
    'modules/cashier/withdrawals/outcomes.test.ts: another’s withdrawal is not found, his pictures are refused',
  staffWithdrawal: 'modules/cashier/withdrawals/withdrawals.test.ts: another brand’s is not found',
  staffWithdrawalDecide: 'modules/cashier/withdrawals/withdrawals.test.ts: another brand’s is not found',
  staffWithdrawalsDecide: 'modules/cashier/withdrawals/withdrawals.test.ts: another brand’s is not found',
  staffPayoutAccounts: 'modules/cashier/payout-accounts/staff-view.test.ts: another brand’s member is not found',
  staffWithdrawalPaid: 'modules/cashier/withdrawals/paying-by-hand.test.ts: another brand’s is not found',
  staffDisputeDecide: 'modules/cashier/withdrawals/withdrawals.test.ts: another brand’s is not found',
  staffDisputeAsk: 'modules/cashier/withdrawals/withdrawals.test.ts: another brand’s is not found',
  staffWithdrawalProof: 'modules/cashier/withdrawals/outcomes.test.ts: another brand’s picture is not found',
} as const;

/** Accounts to pay out to, withdrawals and their disputes. */
export const withdrawalRules = {
  payoutAccounts: 'own',
  withdrawalTerms: 'own',
  withdrawals: 'own',
  withdrawalProof: 'own',
  staffWithdrawals: 'own',
  staffDisputes: 'own',
  staffWithdrawalRules: 'own',
  staffWithdrawalRulesSet: 'own',
  staffWithdrawalRulesTry: 'own',
  ...(Object.fromEntries(Object.keys(named).map((name) => [name, 'named'])) as Record<keyof typeof named, 'named'>),
} as const satisfies Record<string, 'own' | 'named'>;

export const withdrawalsTriedElsewhere: Record<string, string> = named;
