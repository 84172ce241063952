-- What a player has used up of a day's bounds: one row of each kind, which begins anew with the next day (days since 1970-01-01, UTC).
create table studio.day_uses (
  player_ref text not null,
  kind text not null check (kind in ('refused_play', 'seed_change')),
  day integer not null,
  count integer not null check (count > 0),
  primary key (player_ref, kind)
);
grant select, insert, update on studio.day_uses to baize_app;
