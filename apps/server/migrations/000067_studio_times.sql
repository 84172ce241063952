-- What has been settled since a moment, for the comparison with the wallet and for the watch over the games' returns.
create index rounds_settled on studio.rounds (played_at) where status = 'settled';
create index instant_rounds_settled on studio.instant_rounds (settled_at) where status = 'settled';
create index table_seats_settled on studio.table_seats (settled_at) where status = 'settled';
