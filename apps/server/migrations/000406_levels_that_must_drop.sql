-- Levels that must drop (docs/decisions/208-levels-that-must-drop.md): a linked jackpot with a secret hit point, whose counter decides.

-- The open cycle of a level. Whoever counts a stake locks the row for as long as his round is decided.
create table studio.levels (
  pot_scope text not null,
  pool text not null,
  -- from 1
  cycle integer not null check (cycle > 0),
  -- the seed, and what of stakes was decided to go in: those of refused rounds go out again
  counter_minor bigint not null check (counter_minor >= 0),
  -- decides where it drops; sealed until then, and bound by its hash
  sealed_server_seed text not null,
  server_seed_hash text not null,
  opened_at timestamptz not null,
  primary key (pot_scope, pool),
  foreign key (pot_scope, pool) references studio.pools
);

-- Cycles that dropped, with their seeds revealed.
create table studio.level_drops (
  pot_scope text not null,
  pool text not null,
  cycle integer not null,
  amount_minor bigint not null,
  server_seed text not null,
  server_seed_hash text not null,
  round_id uuid not null,
  dropped_at timestamptz not null,
  primary key (pot_scope, pool, cycle),
  foreign key (pot_scope, pool) references studio.levels
);

grant select, insert on studio.levels to baize_app;
grant update (cycle, counter_minor, sealed_server_seed, server_seed_hash, opened_at) on studio.levels to baize_app;
grant select, insert on studio.level_drops to baize_app;
