/** What the lotteries' calls do with the things that they name. Lotteries and numbers of issues belong to nobody. */
export const lotteryRules = {
  lottoOpen: 'named',
  lottoIssues: 'none',
  lottoResults: 'none',
  lottoBuy: 'named',
  lottoTickets: 'own',
  lottoStop: 'named',
  staffLotteries: 'own',
  staffLotterySource: 'own',
  staffLotteryIssues: 'own',
  staffLotteryIssue: 'own',
  staffLotteryEnter: 'own',
  staffLotteryEffect: 'own',
  staffLotteryCancel: 'own',
  staffLotteryWithdraw: 'own',
  staffLotteryTickets: 'own',
  staffLotteryClosures: 'own',
  staffLotteryClosureAdd: 'own',
  staffLotteryClosureRemove: 'named',
  staffLotteryLimits: 'own',
  staffLotteryLimitSet: 'own',
} as const;

/** The tests in which another's thing is tried. */
export const lotteryTriedElsewhere = {
  lottoOpen: 'vendors/lotto/lotto.test.ts: a launch token opens one session, of its own lottery’s vendor',
  lottoBuy:
    'vendors/lotto/lotto.test.ts: the same id is the same ticket; with other content, or of another, it is refused and shows nothing',
  lottoStop: 'vendors/lotto/tickets/chase.test.ts: the buyer gives back what is not locked yet, nobody else does',
  staffLotteryClosureRemove:
    'vendors/lotto/staff/results.test.ts: closed days take no bets and show no draw, and are not closed once tickets are sold',
};
