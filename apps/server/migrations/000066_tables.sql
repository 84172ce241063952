-- Tables of the studio: rounds that everybody at a table shares.
create table studio.table_rounds (
  id uuid primary key,
  -- one table for each game
  game_code text not null,
  number integer not null check (number > 0),
  rules_version text not null,
  -- sealed with the installation's secret until the round is dealt, published then
  sealed_server_seed text not null,
  server_seed text,
  server_seed_hash text not null unique,
  -- mixed from what the players sent with their bets when betting closes
  client_seed text,
  -- what the round is dealt from: the cards that are left in a shoe
  start json not null,
  outcome json,
  -- what the round after this one is dealt from
  next_start json,
  status text not null check (status in ('betting', 'closed', 'dealt', 'settled')),
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  dealt_at timestamptz,
  -- when what was dealt has been shown to its end
  shown_at timestamptz,
  settled_at timestamptz,
  unique (game_code, number),
  check ((status in ('dealt', 'settled')) = (outcome is not null))
);
create unique index table_rounds_live on studio.table_rounds (game_code) where status in ('betting', 'closed', 'dealt');

-- One player in one round: the round as the wallet knows it.
create table studio.table_seats (
  id uuid primary key,
  round_id uuid not null references studio.table_rounds,
  game_code text not null,
  player_ref text not null,
  session_hash bytea not null references studio.sessions,
  stake_minor bigint not null default 0 check (stake_minor >= 0),
  payout_minor bigint check (payout_minor >= 0),
  valid_turnover_minor bigint check (valid_turnover_minor >= 0),
  -- each bet with its result, once it is settled
  bets json,
  -- open; paying: the payout is decided and not yet known to be booked; settled; void: no stake was booked
  status text not null check (status in ('open', 'paying', 'settled', 'void')),
  taken_at timestamptz not null,
  settled_at timestamptz,
  check ((status in ('paying', 'settled')) = (payout_minor is not null))
);
-- Whoever takes back all his bets leaves the seat: its round is cancelled in the wallet, and he may take another.
create unique index table_seats_taken on studio.table_seats (round_id, player_ref) where status <> 'void';
create index table_seats_of_player on studio.table_seats (player_ref, game_code, taken_at desc);
create index table_seats_unpaid on studio.table_seats (taken_at) where status in ('open', 'paying');

-- Bets that were put down together: one stake for the wallet.
create table studio.table_placements (
  id uuid primary key,
  seat_id uuid not null references studio.table_seats,
  -- [{key, selection, stakeMinor}]
  bets json not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- what the player adds to the round's chance
  entropy text not null,
  -- placing: the stake is not yet known to be booked; barring: it is being taken back or barred; then placed, undone or refused
  status text not null check (status in ('placing', 'placed', 'barring', 'undone', 'refused')),
  refusal text,
  placed_at timestamptz not null
);
create index table_placements_of_seat on studio.table_placements (seat_id);

-- Which process runs a table now.
create table studio.table_leases (
  game_code text primary key,
  holder uuid not null,
  until timestamptz not null
);

grant select, insert, update on studio.table_rounds, studio.table_seats, studio.table_placements, studio.table_leases to baize_app;

create or replace view studio.booked_rounds as
  select id, bet_minor as stake_minor, payout_minor, played_at as at, status = 'settled' as is_settled,
    status = 'decided' as is_pending, status <> 'refused' as is_standing
  from studio.rounds
  union all
  select id, bet_minor, coalesce(payout_minor, 0), coalesce(settled_at, played_at), status = 'settled',
    status in ('staking', 'paying'), status not in ('refused', 'open', 'staking')
  from studio.instant_rounds
  union all
  select id, stake_minor, coalesce(payout_minor, 0), coalesce(settled_at, taken_at), status = 'settled',
    status = 'paying', status in ('paying', 'settled')
  from studio.table_seats;
