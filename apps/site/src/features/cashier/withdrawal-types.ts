import type { Calls, CallValue } from '@baize/contract';

export type Terms = CallValue<Calls['withdrawalTerms']>;
export type PayoutAccount = CallValue<Calls['addPayoutAccount']>;
export type PayoutAccountList = CallValue<Calls['payoutAccounts']>;
