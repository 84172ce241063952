-- The hours of turnover in one partition a month (UTC): their key holds the hour, so that it is unique as before. Months are made ahead by a job;
-- what comes for a month that is not there goes into the rest.
-- First, as whoever counts turnover does: a process that is still running takes this before the table.
select pg_advisory_xact_lock(x'7475726e'::integer);
alter table turnover_hours rename to turnover_hours_before;
alter table turnover_hours_before rename constraint turnover_hours_pkey to turnover_hours_before_pkey;
drop index turnover_hours_of_brand, turnover_hours_of_team;

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
  upline_path text collate "C" not null default '',
  primary key (member_id, starts_at, game_type, vendor_code, currency_code, account_kind)
) partition by range (starts_at);
create index turnover_hours_of_brand on turnover_hours (brand_id, starts_at);
create index turnover_hours_of_team on turnover_hours (brand_id, upline_path text_pattern_ops, starts_at) where upline_path <> '';
create table turnover_hours_rest partition of turnover_hours default;

-- Makes the partitions of so many months from the one of a day on, and moves there what lies in the rest. Returns how many were made.
create function add_turnover_months(p_first date, p_months integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  month date;
  since timestamptz;
  until timestamptz;
  name text;
  made integer := 0;
begin
  if p_months not between 1 and 24 then raise exception 'from 1 to 24 months, not %', p_months; end if;
  -- The lock of who counts turnover (modules/turnover/count-lines.ts).
  perform pg_advisory_xact_lock(x'7475726e'::integer);
  for ahead in 0 .. p_months - 1 loop
    month := (date_trunc('month', p_first::timestamp) + make_interval(months => ahead))::date;
    name := 'turnover_hours_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || name) is not null;
    since := month::timestamp at time zone 'UTC';
    until := (month + interval '1 month') at time zone 'UTC';
    execute format('create table public.%I (like public.turnover_hours including all)', name);
    execute format('with moved as (delete from public.turnover_hours_rest where starts_at >= $1 and starts_at < $2 returning *)
      insert into public.%I select * from moved', name) using since, until;
    execute format('alter table public.turnover_hours attach partition public.%I for values from (%L) to (%L)', name, since, until);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke execute on function add_turnover_months(date, integer) from public;
grant execute on function add_turnover_months(date, integer) to baize_app;

-- The months first: nothing has to be moved out of the rest then.
do $$
declare
  month date;
begin
  for month in select distinct date_trunc('month', starts_at at time zone 'UTC')::date from turnover_hours_before order by 1 loop
    perform add_turnover_months(month, 1);
  end loop;
end $$;
insert into turnover_hours select * from turnover_hours_before;
drop table turnover_hours_before;

-- Months that were written to a file and taken out of the database, and what their hours came to: the auditor adds it to the hours that are there.
create table archived_months (
  table_name text not null,
  month date not null,
  row_count bigint not null,
  file_name text not null,
  file_sha256 bytea not null,
  archived_at timestamptz not null,
  primary key (table_name, month, archived_at)
);
create table turnover_archived (
  member_id uuid not null,
  game_type text not null,
  vendor_code text collate "C" not null,
  currency_code text not null,
  account_kind text not null,
  bets bigint not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  primary key (member_id, game_type, vendor_code, currency_code, account_kind)
);
grant select, insert, update, delete on turnover_hours to baize_app;
grant select on archived_months to baize_app;
grant select, delete on turnover_archived to baize_app;
