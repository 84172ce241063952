import { ownKey } from '../session/own.ts';

/** Withdrawals, what may be withdrawn, and the accounts that it can go to. */
export const withdrawalsScope = [...ownKey, 'withdrawals'] as const;
