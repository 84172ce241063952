import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount } from '../../fields.ts';
import { merchantWallet } from './merchant-wallet.ts';

/** How often a contract has to be asked for; 0: the account has none. */
const requirement = z.int();

export const consolidatedFunds = defineCall({
  summary:
    'All that an account has: its balances, what stands in vendors’ own wallets, its contracts, promotions and rank',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  answer: z.object({
    /** What can be played with on the site, as `balance` has it. */
    sumBalance: amount,
    currency: z.string(),
    currencySymbol: z.string(),
    bonusBalance: amount,
    /** Held by bets that are not confirmed, and payouts and withdrawals under way. */
    lockedBalance: amount,
    /** Of the vendors that keep a wallet of their own; empty for a trial account. */
    vendorWallets: merchantWallet.answer.shape.list,
    dailysalreqtype: requirement,
    divtypereq: requirement,
    contracthoursalreq: requirement,
    realtimesalreqtype: requirement,
    availablePromoCount: z.int(),
    availablePromo: z.boolean(),
    /** Missions whose prize waits. */
    missionCount: z.optional(z.int()),
    /** The REFERRAL promotion runs. */
    isReferralOpen: z.optional(z.boolean()),
    hasVip: z.boolean(),
    vipRankLevel: z.int(),
  }),
  errors: [],
});
