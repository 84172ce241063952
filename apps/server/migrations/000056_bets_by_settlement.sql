-- Winners and ranking read the lines of a span of time. Lines are only added, in the order in which they are settled, so a block range
-- index finds them; it costs a line nothing.
create index bets_by_settlement on bets using brin (settled_at) with (pages_per_range = 32, autosummarize = on);
