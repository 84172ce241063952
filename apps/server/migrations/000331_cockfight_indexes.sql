-- What is looked for again and again: bets that requests left behind, a member's refused bets of a day, fights that wait to be paid.
create index bets_pending on cockfight.bets (arena, placed_at) where state = 'PENDING';
create index bets_refused on cockfight.bets (player_ref, placed_at) where state = 'REJECTED';
create index fights_to_pay on cockfight.fights (arena, opened_at) where state = 'RESULT';
