-- What must be turned over before it may leave is also what came by rewards and rebates.
drop index journal_paid_in;
create index journal_paid_in on journal (credit_account_id, booked_at)
  where movement in ('deposit', 'memberTransferReceived', 'rewardPaid', 'rebatePaid');

-- What agents' teams cost in a span counts rewards and rebates too.
drop index journal_seldom_by_time;
create index journal_seldom_by_time on journal (booked_at) where movement in ('deposit', 'depositReversal', 'withdrawalPayout',
  'withdrawalReturn', 'promo', 'freeRoundWin', 'bonusConvert', 'rewardPaid', 'rebatePaid');
