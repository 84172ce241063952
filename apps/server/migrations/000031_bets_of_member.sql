-- The amounts stand in the index, so that the sums over a member's days are added up without a look at the lines themselves, which lie
-- as far apart as he played.
drop index bets_of_member;
create index bets_of_member on bets (member_id, placed_at desc) include (stake_minor, payout_minor);
