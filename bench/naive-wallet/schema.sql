create schema naive;
create table naive.sessions (token text primary key, member_id integer not null, expires_at timestamptz not null, ended_at timestamptz);
create table naive.accounts (id integer primary key, balance_minor bigint not null check (balance_minor >= 0));
create table naive.transfers (
  id bigint generated always as identity primary key,
  reference text not null unique,
  account_id integer not null,
  amount_minor bigint not null,
  balance_after_minor bigint not null,
  booked_at timestamptz not null default now()
);
create table naive.bets (
  round_id text primary key,
  member_id integer not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  placed_at timestamptz not null default now()
);
create index bets_of_member on naive.bets (member_id, placed_at desc);
