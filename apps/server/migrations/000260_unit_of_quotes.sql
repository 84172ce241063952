-- The unit stake that an offer was worked out for: once another part of the bet was sold, the offer is void. 0: from before this column, void too.
alter table sportsbook.quotes add column unit_minor bigint not null default 0;
