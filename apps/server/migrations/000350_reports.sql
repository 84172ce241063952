-- Reports of payments and bonuses read the journal by time; what is reversed and owed belongs to them.
drop index journal_seldom_by_time;
create index journal_seldom_by_time on journal (booked_at) where movement in ('deposit', 'depositReversal', 'depositReversalOwed',
  'withdrawalPayout', 'withdrawalReturn', 'promo', 'freeRoundWin', 'bonusConvert', 'rewardPaid', 'rebatePaid');

update staff_roles set permissions = permissions || '{reports.read}'
  where name = 'Administrator' and is_built_in;
