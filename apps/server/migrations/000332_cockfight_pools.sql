-- Money of one brand, play account and currency makes the odds, limits and pools of a fight among itself.
create table cockfight.players (
  player_ref text primary key,
  pool text not null
);
alter table cockfight.bets add column pool text not null default '';

-- What 100 on each bird of a tote returns to one pool, from the closing of the bets on.
create table cockfight.pools (
  fight_id uuid not null references cockfight.fights (id),
  pool text not null,
  -- what its members have on each
  meron_minor bigint not null check (meron_minor >= 0),
  wala_minor bigint not null check (wala_minor >= 0),
  meron_per100_minor bigint not null,
  wala_per100_minor bigint not null,
  -- it would pay too little, so bets on its birds are given back
  is_cancelled boolean not null,
  primary key (fight_id, pool)
);
-- No brand was ever offered the tote.
alter table cockfight.fights drop column meron_per100_minor, drop column wala_per100_minor;

grant select, insert, update on cockfight.players to baize_app;
grant select, insert on cockfight.pools to baize_app;
