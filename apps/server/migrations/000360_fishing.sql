-- Fishing: rooms of four seats. A round of the wallet holds the batches of shots of up to a minute; which fish swims where is no chance and not stored.
create schema fishing;
grant usage on schema fishing to baize_app;

create table fishing.sessions (
  token_hash bytea primary key,
  player_ref text not null,
  game_code text not null,
  -- players meet only those with the same text
  scope text not null,
  display_name text not null,
  -- the least time between two shots
  shot_ms integer not null check (shot_ms > 0),
  opened_at timestamptz not null
);

create table fishing.rooms (
  id uuid primary key,
  scope text not null,
  game_code text not null,
  level text not null check (level in ('novice', 'regular', 'expert')),
  number integer not null check (number > 0),
  step_minor bigint not null check (step_minor > 0),
  -- public: says with the time which fish swims where
  seed text not null,
  opened_at timestamptz not null,
  unique (scope, game_code, level, number)
);

create table fishing.seats (
  room_id uuid not null references fishing.rooms,
  seat smallint not null check (seat between 0 and 3),
  player_ref text not null,
  game_code text not null,
  display_name text not null,
  bet_minor bigint not null check (bet_minor > 0),
  -- of the next round; sealed with the installation's secret
  next_sealed_seed text not null,
  next_seed_hash text not null,
  -- when all shots so far may have been fired at the seat's pace
  paced_until timestamptz not null,
  seen_at timestamptz not null,
  primary key (room_id, seat)
);
-- One seat at a time for a player, whichever tab he sits down in.
create unique index seats_player on fishing.seats (player_ref, game_code);

create table fishing.rounds (
  id uuid primary key,
  room_id uuid not null references fishing.rooms,
  game_code text not null,
  player_ref text not null,
  rules_version text not null,
  -- sealed until the round is over, published then
  sealed_seed text not null,
  server_seed text,
  seed_hash text not null unique,
  client_seed text not null,
  -- what was mixed into the client seed: [{id, entropy}]
  entropy json not null,
  next_nonce integer not null default 0,
  stake_minor bigint not null default 0 check (stake_minor >= 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  -- closing: takes no batch any more and is not yet known to be ended at the wallet
  status text not null check (status in ('open', 'closing', 'closed')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index rounds_open on fishing.rounds (player_ref, game_code) where status = 'open';
create index rounds_running on fishing.rounds (opened_at) where status <> 'closed';
create index rounds_by_player on fishing.rounds (player_ref, game_code, opened_at desc);
create index rounds_by_end on fishing.rounds (closed_at, id) where status = 'closed';

create table fishing.batches (
  -- made by the browser
  id uuid primary key,
  -- null: no shot met a fish, and nothing was charged
  round_id uuid references fishing.rounds,
  room_id uuid not null references fishing.rooms,
  player_ref text not null,
  bet_minor bigint not null check (bet_minor > 0),
  -- as it was asked for
  asked json not null,
  -- [{weapon, fish, kinds, nonce, caught, paidMinor}]
  results json not null,
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  -- staking: drawn, and not yet known to be booked; refused: nothing was booked
  status text not null check (status in ('staking', 'settled', 'refused')),
  refusal text,
  fired_at timestamptz not null
);
create index batches_by_round on fishing.batches (round_id, fired_at);
create index batches_staking on fishing.batches (fired_at) where status = 'staking';

-- Fish that are caught: the first has the prize.
create table fishing.catches (
  room_id uuid not null references fishing.rooms,
  fish text not null,
  batch_id uuid not null,
  caught_at timestamptz not null,
  primary key (room_id, fish)
);
create index catches_by_time on fishing.catches (caught_at);
create index catches_by_batch on fishing.catches (batch_id);

grant select, insert, update on all tables in schema fishing to baize_app;
-- Seats are given back; a fish that swam out, or whose batch was refused, is forgotten.
grant delete on fishing.seats, fishing.catches to baize_app;
