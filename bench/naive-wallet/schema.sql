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

-- for the wallet that does all that Baize does
create table naive.entries (
  id bigint generated always as identity primary key,
  reference text not null unique,
  debit_account_id integer not null,
  credit_account_id integer not null,
  amount_minor bigint not null check (amount_minor >= 0),
  balance_after_minor bigint not null,
  booked_at timestamptz not null default now()
);
create table naive.limits (stake_minor bigint not null, day_stake_minor bigint not null, day_loss_minor bigint not null);
create table naive.days (
  member_id integer not null,
  day date not null,
  bets integer not null,
  staked_minor bigint not null,
  paid_minor bigint not null,
  primary key (member_id, day)
);
