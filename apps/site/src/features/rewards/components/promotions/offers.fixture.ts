import type { PromotionState } from '../../api/promotions.ts';

export const rules: PromotionState['rules'] = {
  ...{ trigger: 'code', depositNumber: 0, minAmount: '0.00', days: 0, minLevel: 0, approval: 'automatic' },
  ...{
    payout: 'bonus',
    prizeName: '',
    onePerDevice: false,
    onePerPayee: false,
    reward: '50.00',
    rewardPercent: '0',
    maxReward: '0.00',
    wageringMultiple: '15',
  },
  ...{ wageringBase: 'B', wageringDays: 30, maxStake: '5.00', weights: [], perMember: 1, period: 'once' },
  ...{ needsComment: false, needsImages: false, messagingApp: null },
};
/** A promotion as the member is shown it. */
export const offer = (more: Partial<PromotionState> = {}): PromotionState => ({
  ...{ promotionId: 'p-1', title: 'Welcome', status: 'join', reason: '', rules, counted: null, rewardId: null },
  endsAt: null,
  ...more,
});
