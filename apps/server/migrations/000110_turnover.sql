-- Each line of the betting record knows its batch, so that what follows the record reads each line once, in the order in which batches
-- become visible; and its valid turnover: what the vendor said, which the gateway keeps beside the vendor's detail, or the usual rule.
-- Lines from before have the batch 0.
alter table bets add column batch_id bigint not null default 0;
alter table bets alter column batch_id set default currval('batches_id_seq');
alter table bets add column valid_turnover_minor bigint not null generated always as (
  coalesce((detail ->> '$validTurnoverMinor')::bigint, least(stake_minor, abs(payout_minor - stake_minor)))) stored;
create index bets_by_batch on bets using brin (batch_id) with (pages_per_range = 32, autosummarize = on);

-- What was turned over, an hour and a day of the brand's zone at a time; hours are counted from the day's first moment.
create table turnover_hours (
  member_id uuid not null,
  starts_at timestamptz not null,
  game_type text not null,
  vendor_code text collate "C" not null,
  currency_code text not null,
  account_kind text not null,
  brand_id uuid not null,
  bets integer not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  primary key (member_id, starts_at, game_type, vendor_code, currency_code, account_kind)
);
create index turnover_hours_of_brand on turnover_hours (brand_id, starts_at);
create table turnover_days (
  member_id uuid not null,
  day date not null,
  game_type text not null,
  vendor_code text collate "C" not null,
  currency_code text not null,
  account_kind text not null,
  brand_id uuid not null,
  bets integer not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  primary key (member_id, day, game_type, vendor_code, currency_code, account_kind)
);
create index turnover_days_of_brand on turnover_days (brand_id, day);

-- The last batch whose lines are counted, in the order of batches_in_order. No row: nothing is counted yet.
create table turnover_cursor (
  is_only boolean primary key default true check (is_only),
  booked_in xid8 not null,
  batch_id bigint not null
);
grant select, insert, update, delete on turnover_hours, turnover_days, turnover_cursor to baize_app;

-- The cursor ends at a number of a transaction: after a restore into another server the turnover is added up anew.
create or replace function heal_after_restore() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  reached constant xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  if not exists (select from batches where booked_in >= reached) and not exists (select from house_rollups where before > reached)
    and not exists (select from bookkeeper_runs where kind <> 'reconciliation' and next::xid8 > reached)
    and not exists (select from turnover_cursor where booked_in >= reached) then return; end if;
  delete from house_rollups;
  delete from bookkeeper_runs;
  delete from turnover_cursor;
  update house_moves set booked_in = '1'::xid8;
  update batches set booked_in = '1'::xid8;
end $$;
