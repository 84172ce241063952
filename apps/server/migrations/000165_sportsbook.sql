-- Tables of the vendors of sports. They keep to themselves: no foreign key leads out, players are opaque references.
create schema sportsbook;
grant usage on schema sportsbook to baize_app;

create table sportsbook.matches (
  -- league, round and place in it
  id text primary key,
  vendor_code text not null,
  league text not null,
  home text not null,
  away text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- sealed with the installation's secret until the match has ended
  sealed_seed text not null,
  server_seed_hash text not null unique,
  -- published at the end
  server_seed text,
  created_at timestamptz not null
);
create index matches_by_end on sportsbook.matches (vendor_code, ends_at);
create index matches_unpublished on sportsbook.matches (ends_at) where server_seed is null;

create table sportsbook.bets (
  id uuid primary key,
  vendor_code text not null,
  player_ref text not null,
  game_code text not null,
  -- how many legs each bet of a system has; 0: one parlay of all legs
  choose smallint not null,
  unit_stake_minor bigint not null check (unit_stake_minor > 0),
  stake_minor bigint not null check (stake_minor >= unit_stake_minor),
  price_policy text not null check (price_policy in ('none', 'better', 'any')),
  -- as they were asked for, with the odds that hold once the bet is accepted
  legs jsonb not null,
  -- when the last of its matches ends
  settles_at timestamptz not null,
  state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID', 'CASHED_OUT')),
  -- what was decided of a pending bet, before the wallet is told
  decision text check (decision in ('accept', 'refuse')),
  refusal text not null default '',
  return_minor bigint check (return_minor >= 0),
  -- what an open bet was sold for, before the wallet is told
  cash_out_minor bigint check (cash_out_minor >= 0),
  placed_at timestamptz not null,
  decide_at timestamptz not null,
  closed_at timestamptz,
  check ((state in ('SETTLED', 'VOID', 'CASHED_OUT', 'REJECTED')) = (closed_at is not null)),
  check ((state in ('SETTLED', 'VOID', 'CASHED_OUT')) = (return_minor is not null))
);
create index bets_of_player on sportsbook.bets (vendor_code, player_ref, placed_at desc);
create index bets_pending on sportsbook.bets (vendor_code, decide_at) where state = 'PENDING';
create index bets_open on sportsbook.bets (vendor_code, settles_at) where state = 'ACCEPTED';
create index bets_selling on sportsbook.bets (vendor_code) where state = 'ACCEPTED' and cash_out_minor is not null;
create index bets_closed on sportsbook.bets (vendor_code, closed_at, id) where return_minor is not null;

grant select, insert, update on sportsbook.matches, sportsbook.bets to baize_app;
