-- The first page of all withdrawals of a brand is read in the order of time, and counted, from an index.
create index withdrawals_by_time on withdrawals (brand_id, created_at, id);
