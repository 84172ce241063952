-- Lotteries of the built-in vendors TCG_LOTTO_VN, TCG_SEA, LOTT and ELOTT: issues of the calendar, their draws, and what players bought.
create schema lotto;
grant usage on schema lotto to baize_app;

create table lotto.issues (
  lottery_code text not null,
  numero text not null,
  vendor_code text not null,
  status text not null check (status in ('WAIT', 'OPEN', 'LOCK', 'DRAWN', 'SETTLED', 'CANCELLED')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  sealed_server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  -- Shown with the draw.
  server_seed text,
  result jsonb,
  -- How often a result was told: 0 before the draw.
  generation integer not null default 0,
  settled_at timestamptz,
  primary key (lottery_code, numero),
  check (opens_at <= closes_at and closes_at <= draws_at),
  check ((result is not null) = (generation > 0)),
  check (server_seed is null or result is not null),
  check (status not in ('DRAWN', 'SETTLED') or result is not null)
);
create index issues_due on lotto.issues (draws_at) where status in ('WAIT', 'OPEN', 'LOCK', 'DRAWN');
create index issues_of_lottery on lotto.issues (lottery_code, draws_at desc);

create table lotto.tickets (
  id uuid primary key,
  vendor_code text not null,
  lottery_code text not null,
  numero text not null,
  player_ref text not null,
  lines jsonb not null,
  cost_minor bigint not null check (cost_minor > 0),
  top_prize_minor bigint not null,
  status text not null check (status in ('held', 'accepted', 'placed', 'settled', 'cancelled', 'refused')),
  refusal text not null default '',
  payout_minor bigint,
  generation integer not null default 0,
  bought_at timestamptz not null,
  settled_at timestamptz,
  foreign key (lottery_code, numero) references lotto.issues,
  check ((settled_at is not null) = (payout_minor is not null))
);
create index tickets_of_issue on lotto.tickets (lottery_code, numero, generation, id) where status in ('placed', 'settled');
create index tickets_of_player on lotto.tickets (player_ref, bought_at desc, id);
create index tickets_unsure on lotto.tickets (bought_at) where status in ('held', 'accepted');
create index tickets_settled on lotto.tickets (vendor_code, settled_at, id) where settled_at is not null;

grant select, insert, update, delete on lotto.issues to baize_app;
grant select, insert, update on lotto.tickets to baize_app;
