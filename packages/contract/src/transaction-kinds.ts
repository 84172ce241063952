/** Kinds of lines by which a member narrows his record and his credit report adds up, in their order. */
export const transactionKinds = ['deposits', 'withdrawals', 'bets', 'transfers', 'bonuses', 'corrections'] as const;
export type TransactionKind = (typeof transactionKinds)[number];
