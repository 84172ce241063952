-- Card rooms: players against players. What is on a table belongs to a sitting; a hand is its setup, its seeds and its actions.
create schema rooms;
grant usage on schema rooms to baize_app;

create table rooms.sessions (
  token_hash bytea primary key,
  player_ref text not null,
  game_code text not null,
  -- players meet only those with the same text
  scope text not null,
  display_name text not null,
  opened_at timestamptz not null
);

create table rooms.rooms (
  id uuid primary key,
  scope text not null,
  game_code text not null,
  stake text not null,
  number integer not null check (number > 0),
  base_minor bigint not null check (base_minor > 0),
  min_entry_minor bigint not null check (min_entry_minor > 0),
  max_entry_minor bigint not null check (max_entry_minor >= min_entry_minor),
  seats smallint not null check (seats between 2 and 10),
  -- closing: no hand begins, and whoever sits is paid out
  status text not null check (status in ('open', 'closing', 'closed')),
  -- grows with every change
  version bigint not null default 0,
  hand_number integer not null default 0,
  button smallint not null default 0,
  -- of the hand after this one; sealed with the installation's secret
  next_sealed_seed text not null,
  next_seed_hash text not null,
  -- no hand begins before
  ready_at timestamptz not null,
  -- when the clock has to look; null: not before somebody acts
  due_at timestamptz,
  -- which process runs the room's clock
  holder uuid,
  held_until timestamptz,
  opened_at timestamptz not null,
  unique (scope, game_code, stake, number)
);
create index rooms_due on rooms.rooms (due_at) where due_at is not null;

-- A player's sitting: one round of the wallet.
create table rooms.stays (
  id uuid primary key,
  room_id uuid not null references rooms.rooms,
  game_code text not null,
  player_ref text not null,
  display_name text not null,
  seat smallint not null check (seat >= 0),
  -- buying: the buy-in is not yet known to be booked; barring: it is being taken back or barred; leaving: stands up after the hand; paying: the cash-out is decided and not
  -- yet known to be booked; refused: nothing was booked
  status text not null check (status in ('buying', 'barring', 'seated', 'leaving', 'paying', 'ended', 'refused')),
  bought_minor bigint not null check (bought_minor > 0),
  stack_minor bigint not null check (stack_minor >= 0),
  turnover_minor bigint not null default 0 check (turnover_minor >= 0),
  rake_minor bigint not null default 0 check (rake_minor >= 0),
  hands integer not null default 0,
  -- decisions in a row that the clock took
  missed smallint not null default 0,
  time_bank_ms integer not null check (time_bank_ms >= 0),
  -- mixed into the next hand's chance
  entropy text not null,
  refusal text,
  sat_at timestamptz not null,
  ended_at timestamptz
);
create unique index stays_seat on rooms.stays (room_id, seat) where status in ('buying', 'seated', 'leaving');
-- One seat at a time for a player, whichever tab he sits down in.
create unique index stays_player on rooms.stays (player_ref, game_code) where status in ('buying', 'seated', 'leaving');
create index stays_by_room on rooms.stays (room_id) where status in ('buying', 'barring', 'seated', 'leaving', 'paying');
create index stays_by_player on rooms.stays (player_ref, sat_at desc);
create index stays_by_end on rooms.stays (ended_at, id) where status = 'ended';

create table rooms.hands (
  id uuid primary key,
  room_id uuid not null references rooms.rooms,
  game_code text not null,
  number integer not null,
  rules_version text not null,
  -- sealed until the hand is over, published then
  sealed_seed text not null,
  server_seed text,
  seed_hash text not null unique,
  client_seed text not null,
  -- what was mixed into the client seed: [{id, entropy}]
  entropies json not null,
  setup json not null,
  -- stays by seat: [{seat, stayId, playerRef, name}]
  players json not null,
  -- [{seat, act, amount, by, at}]
  actions json not null,
  status text not null check (status in ('playing', 'settled', 'void')),
  -- when the running decision began, and when it ends
  asked_at timestamptz not null,
  deadline timestamptz not null,
  -- [{seat, netMinor, rakeMinor}]
  result json,
  rake_minor bigint not null default 0 check (rake_minor >= 0),
  began_at timestamptz not null,
  ended_at timestamptz,
  unique (room_id, number),
  check ((status = 'settled') = (result is not null))
);
create unique index hands_playing on rooms.hands (room_id) where status = 'playing';
create index hands_by_end on rooms.hands (ended_at desc) where status <> 'playing';
-- Who was dealt in, for a player's own history.
create table rooms.hand_players (
  hand_id uuid not null references rooms.hands,
  player_ref text not null,
  began_at timestamptz not null,
  primary key (hand_id, player_ref)
);
create index hand_players_by_player on rooms.hand_players (player_ref, began_at desc);

-- The rake of a stake where it is not the usual one.
create table rooms.rakes (
  game_code text not null,
  stake text not null,
  rake_10k integer not null check (rake_10k between 0 and 1000),
  primary key (game_code, stake)
);

grant select, insert, update on all tables in schema rooms to baize_app;
-- Without a row a stake has its game's usual rake.
grant delete on rooms.rakes to baize_app;

-- Who sees rooms and hands with all cards, and who closes rooms and sets rakes.
update staff_roles set permissions = permissions || '{rooms.read,rooms.hands,rooms.manage}'
  where name = 'Administrator' and is_built_in;
