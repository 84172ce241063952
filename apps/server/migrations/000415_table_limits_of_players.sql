-- What the operator lets a player bet at shared tables, in percent of a bet's usual maximum, as it was told when he came in.
alter table studio.sessions add column table_max_percent integer not null default 100;
