-- Fishing: the pool of each level that caught bosses pay out, settings of a brand, rooms that close, and an end for what is old.
alter table fishing.batches
  -- what its stakes put into the pool of the level, and what it won out of it
  add column contributed_minor bigint not null default 0 check (contributed_minor >= 0),
  add column pool_won_minor bigint not null default 0 check (pool_won_minor >= 0);
create index batches_by_room on fishing.batches (room_id, fired_at);

-- What small stakes left over for a player's next one, in ten-thousandths of a minor unit.
create table fishing.pool_remainders (
  player_ref text not null,
  game_code text not null,
  pool text not null,
  units bigint not null,
  primary key (player_ref, game_code, pool)
);

-- A pool that a batch has won, until that batch is booked or refused: who wins it next is paid what stands in it then.
create table fishing.open_falls (
  scope text not null,
  pool text not null,
  batch_id uuid not null,
  primary key (scope, pool)
);

-- What batches that were deleted put into a pool, less what they won out of it.
create table fishing.pool_sums (
  scope text not null,
  pool text not null,
  amount_minor bigint not null,
  primary key (scope, pool)
);

-- Levels of a brand; what is null is the game's usual.
create table fishing.settings (
  scope text not null,
  game_code text not null,
  level text not null check (level in ('novice', 'regular', 'expert')),
  is_on boolean not null,
  step_minor bigint check (step_minor > 0),
  entry_steps integer check (entry_steps > 0),
  primary key (scope, game_code, level)
);

-- idle: nobody was there for long, and whoever needs a room finds it again; closed: by staff, or its bets are others now
alter table fishing.rooms add column status text not null default 'open' check (status in ('open', 'idle', 'closed'));
create index rooms_open_by_level on fishing.rooms (scope, game_code, level, number) where status = 'open';
create index rooms_idle_by_level on fishing.rooms (scope, game_code, level, number) where status = 'idle';
create index rounds_by_room on fishing.rounds (room_id, opened_at desc);
create index batches_idle on fishing.batches (fired_at) where round_id is null;
create index sessions_by_time on fishing.sessions (opened_at);

grant select, insert, update on fishing.pool_remainders, fishing.open_falls, fishing.pool_sums, fishing.settings to baize_app;
grant delete on fishing.open_falls, fishing.settings, fishing.sessions, fishing.batches, fishing.rounds to baize_app;
