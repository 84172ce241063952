-- What a brand decides about the tables of its card rooms; what is null is the game's usual.
create table rooms.settings (
  scope text not null,
  game_code text not null,
  stake text not null,
  is_on boolean not null default true,
  rake_10k integer check (rake_10k between 0 and 1000),
  -- in bases
  rake_cap integer check (rake_cap > 0),
  base_minor bigint check (base_minor > 0),
  seats smallint check (seats between 2 and 10),
  -- in bases
  min_entry integer check (min_entry > 0),
  max_entry integer check (max_entry > 0),
  time_bank_ms integer check (time_bank_ms >= 0),
  pause_ms integer check (pause_ms > 0),
  primary key (scope, game_code, stake)
);
insert into rooms.settings (scope, game_code, stake, rake_10k)
  select b.id || ':cash:' || b.currency_code, r.game_code, r.stake, r.rake_10k from rooms.rakes r cross join brands b;
drop table rooms.rakes;
grant select, insert, update, delete on rooms.settings to baize_app;
