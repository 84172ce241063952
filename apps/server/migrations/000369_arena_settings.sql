-- Arenas: limits and odds of draws of a brand's pool, and timings of an arena for all, from a programme on; what is null is the arena's usual.
create table cockfight.settings (
  arena text not null,
  pool text not null,
  -- the first programme for which they hold
  from_programme integer not null check (from_programme > 0),
  min_stake_minor bigint check (min_stake_minor > 0),
  max_stake_minor bigint check (max_stake_minor > 0),
  member_max_minor bigint check (member_max_minor > 0),
  max_liability_minor bigint check (max_liability_minor > 0),
  bdd_odds smallint check (bdd_odds > 0),
  ftd_odds smallint check (ftd_odds > 0),
  primary key (arena, pool, from_programme)
);
create table cockfight.timings (
  arena text not null,
  from_programme integer not null check (from_programme > 0),
  betting_seconds integer not null check (betting_seconds > 0),
  pause_seconds integer not null check (pause_seconds > 0),
  primary key (arena, from_programme)
);
grant select, insert, update on cockfight.settings, cockfight.timings to baize_app;

update staff_roles set permissions = permissions || '{cockfight.settings}'
  where name = 'Administrator' and is_built_in;
