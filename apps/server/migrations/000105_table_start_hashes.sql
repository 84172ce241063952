-- What a round of a table is dealt from is shown with its outcome only; this hash binds it before the bets. Null in rounds from before.
alter table studio.table_rounds add column start_hash text;
