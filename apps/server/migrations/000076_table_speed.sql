-- How fast a round is shown, in hundredths: kept with it, so that a changed setting never touches a round that has begun.
alter table studio.table_rounds
  add column speed_percent integer not null default 100 check (speed_percent between 50 and 800);
