-- Sums that reports read in place of bets and of the journal; a moment behind both, and rebuilt from them by `npm run turnover:rebuild`.
create table game_days (
  brand_id uuid not null,
  day date not null,
  game_id uuid not null,
  vendor_code text collate "C" not null,
  game_type text not null,
  currency_code text not null,
  bets integer not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  primary key (brand_id, day, game_id, vendor_code, game_type, currency_code)
) with (fillfactor = 70);
grant select, insert, update, delete on game_days to baize_app;

-- What a member's cash and the operator's accounts moved in a day beside bets: the journal by day.
create table money_days (
  member_id uuid not null,
  day date not null,
  movement text not null,
  currency_code text not null,
  -- the payment provider or the jackpot
  label text not null,
  -- the payment method of a deposit
  method text not null,
  brand_id uuid not null,
  upline_path text collate "C" not null default '',
  lines integer not null,
  amount_minor numeric not null,
  primary key (member_id, day, movement, currency_code, label, method)
);
create index money_days_of_brand on money_days (brand_id, day);
grant select, insert, update, delete on money_days to baize_app;

-- The hundred highest payouts of each brand, day and currency.
create table big_wins (
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  brand_id uuid not null,
  day date not null,
  member_id uuid not null,
  game_id uuid not null,
  currency_code text not null,
  stake_minor numeric not null,
  payout_minor numeric not null,
  settled_at timestamptz not null,
  primary key (round_id, vendor_code)
);
create index big_wins_of_brand on big_wins (brand_id, day, currency_code, payout_minor desc);
grant select, insert, update, delete on big_wins to baize_app;

create table report_cursor (
  is_only boolean primary key default true check (is_only),
  booked_in xid8 not null,
  batch_id bigint not null
);
grant select, insert, update, delete on report_cursor to baize_app;

-- What forgets how far turnover was counted, as a restored database does, forgets it of these sums, too.
create function forget_report_cursor() returns trigger language plpgsql as $$
begin
  delete from report_cursor;
  return null;
end $$;
create trigger report_cursor_follows after delete on turnover_cursor for each row execute function forget_report_cursor();

-- Where a member was when he signed up, as far as the installation can tell; empty for others.
alter table members add column country text not null default '' check (country ~ '^([A-Z]{2})?$');
