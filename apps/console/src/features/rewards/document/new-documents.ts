import type { CampaignContent } from '@baize/contract';
import type { Fields } from './document.ts';

const dayMs = 86_400_000;
const midnightIn = (days: number): string =>
  new Date(Math.floor(Date.now() / dayMs) * dayMs + days * dayMs).toISOString();

/** A deposit's bonus, as a proposal to be changed. */
export const newCampaign = (): CampaignContent => ({
  ...{ type: 'deposit', badges: [], pictureUrl: '', texts: { TY: { title: '', summary: '', content: '' } } },
  ...{ startsAt: midnightIn(1), endsAt: midnightIn(31), trigger: 'deposit', depositNumber: 0, minAmount: '100' },
  ...{ days: 0, code: '', minLevel: 0, approval: 'automatic', payout: 'bonus' },
  ...{ goodsId: null, raffleId: null, reward: '0', rewardPercent: '50', maxReward: '1000' },
  ...{ wageringMultiple: '15', wageringBase: 'B', wageringDays: 30, maxStake: null, weights: {} },
  ...{ period: 'once', perMember: 1, onePerDevice: false, onePerPayee: false, budget: null, claimDays: 7 },
  ...{ needsComment: false, needsImages: false, messagingApp: null },
});

export const newRaffle = (): Fields => ({
  ...{ names: {}, gameTypes: [], perTicket: '100', startsAt: midnightIn(1), endsAt: midnightIn(8) },
  ...{ drawsAt: midnightIn(9), prizes: [{ payout: 'cash', amount: '100', count: 1 }] },
});
