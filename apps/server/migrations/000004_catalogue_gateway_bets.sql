create table vendors (
  code text primary key,
  display_name text not null
);
create table brand_vendors (
  brand_id uuid not null references brands,
  vendor_code text not null references vendors,
  game_type text not null,
  is_hot boolean not null default false,
  position integer not null default 0,
  primary key (brand_id, vendor_code, game_type)
);
create table games (
  id uuid primary key,
  vendor_code text not null references vendors,
  game_code text not null,
  game_type text not null,
  game_classify text not null default '',
  -- by locale code
  names jsonb not null,
  min_bet_minor bigint not null check (min_bet_minor > 0),
  min_line_num integer not null default 1,
  cover_url text not null,
  wide_cover_url text not null,
  unique (vendor_code, game_code)
);
create table brand_games (
  brand_id uuid not null references brands,
  game_id uuid not null references games,
  enabled boolean not null default true,
  is_hot boolean not null default false,
  position integer not null default 0,
  primary key (brand_id, game_id)
);

create table launch_tokens (
  -- SHA-256 of the token
  token_hash bytea primary key,
  member_id uuid not null references members,
  site_session_id uuid not null references sessions,
  game_id uuid not null references games,
  locale text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table vendor_sessions (
  token_hash bytea primary key,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  site_session_id uuid not null references sessions,
  vendor_code text not null references vendors,
  game_id uuid not null references games,
  created_at timestamptz not null,
  ended_at timestamptz
);
-- What a vendor calls a player: opaque, one for each vendor.
create table player_refs (
  vendor_code text not null references vendors,
  player_ref text not null,
  member_id uuid not null references members,
  primary key (vendor_code, player_ref),
  unique (vendor_code, member_id)
);
create table vendor_rounds (
  vendor_code text not null references vendors,
  round_id text not null,
  member_id uuid not null references members,
  game_id uuid not null references games,
  -- the account that the round is played from and paid to
  account_kind text not null check (account_kind in ('cash', 'trial')),
  opened_at timestamptz not null,
  -- the first credit, of whatever amount: from then on no stake of the round is taken back
  credited_at timestamptz,
  closed_at timestamptz,
  primary key (vendor_code, round_id)
);
create index vendor_rounds_open on vendor_rounds (opened_at) where closed_at is null;

create table bets (
  id uuid primary key,
  brand_id uuid not null references brands,
  member_id uuid not null references members,
  vendor_code text not null references vendors,
  round_id text not null,
  game_id uuid not null references games,
  game_type text not null,
  currency_code text not null,
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  status text not null check (status in ('open', 'settled', 'cancelled')),
  placed_at timestamptz not null,
  settled_at timestamptz,
  detail jsonb,
  unique (vendor_code, round_id)
);
create index bets_of_member on bets (member_id, placed_at desc, id desc);

create table deposits (
  id uuid primary key,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  request_id uuid not null,
  provider text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text not null,
  created_at timestamptz not null,
  unique (member_id, request_id)
);
create index deposits_of_member on deposits (member_id, created_at desc);

grant select, insert, update on vendors, brand_vendors, games, brand_games to baize_app;
grant select, insert, update, delete on launch_tokens to baize_app;
grant select, insert, update on vendor_sessions, vendor_rounds to baize_app;
grant select, insert on player_refs, deposits to baize_app;
grant select, insert on bets to baize_app;
grant update (stake_minor, payout_minor, status, settled_at, detail) on bets to baize_app;
