/** What the lotteries' calls do with the things that they name. */
export const lotteryRules = {
  lottoOpen: 'named',
  lottoIssues: 'none',
  lottoBuy: 'named',
  lottoTickets: 'own',
} as const;

/** The tests in which another's thing is tried. */
export const lotteryTriedElsewhere = {
  lottoOpen: 'vendors/lotto/lotto.test.ts: a launch token opens one session, of its own lottery’s vendor',
  lottoBuy:
    'vendors/lotto/lotto.test.ts: the same id is the same ticket; with other content, or of another, it is refused and shows nothing',
};
