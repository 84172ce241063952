-- Tables of the vendor "studio". It keeps to itself: no foreign key leads to the house, players are opaque references.
create schema studio;
grant usage on schema studio to baize_app;

create table studio.seeds (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  -- sealed with the installation's secret while it is live, null once it is published
  sealed_server_seed text,
  -- published when it is retired
  server_seed text,
  server_seed_hash text not null unique,
  client_seed text not null,
  -- the nonce of the next round
  next_nonce integer not null default 0,
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((retired_at is null) = (server_seed is null))
);
create unique index seeds_live on studio.seeds (player_ref, game_code) where retired_at is null;

create table studio.sessions (
  -- SHA-256 of the session token that the wallet handed out
  token_hash bytea primary key,
  -- the token sealed with the installation's secret: a round that a crash cut off is finished with it after the restart
  sealed_token text not null,
  player_ref text not null,
  game_code text not null,
  opened_at timestamptz not null
);

create table studio.rounds (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  session_hash bytea not null references studio.sessions,
  seed_id uuid not null references studio.seeds,
  nonce integer not null,
  rules_version text not null,
  bet_minor bigint not null check (bet_minor > 0),
  payout_minor bigint not null check (payout_minor >= 0),
  -- json, not jsonb: kept to the letter as it was decided
  events json not null,
  -- decided: drawn and stored, money not yet known to have moved; settled; refused: no money moved
  status text not null check (status in ('decided', 'settled', 'refused')),
  -- the wallet's code
  refusal text,
  presented_at timestamptz,
  played_at timestamptz not null,
  unique (seed_id, nonce),
  check ((status = 'refused') = (refusal is not null)),
  check (presented_at is null or status = 'settled')
);
create index rounds_of_player on studio.rounds (player_ref, game_code, played_at desc);
create index rounds_unfinished on studio.rounds (player_ref, game_code) where presented_at is null and status <> 'refused';
create index rounds_decided on studio.rounds (played_at) where status = 'decided';

grant select, insert, update on studio.seeds, studio.rounds to baize_app;
grant select, insert on studio.sessions to baize_app;
