-- The books in the form that many acts at once are written in: one call a batch, one line a movement, nothing ever changed.
-- docs/decisions/010-group-commit.md says why.

-- ---------------------------------------------------------------------------------------------------------------- accounts

alter table accounts drop constraint accounts_kind_check;
alter table accounts drop constraint accounts_check;
-- What cannot change after the insert is checked there (accounts_begin_right): a check is read anew by every statement that writes.
alter table accounts drop constraint accounts_check1;
alter table accounts
  -- what went over the account on one day (days since 1970-01-01, UTC): limits are decided by it, and it is kept in account_days
  -- when the day turns
  add column day integer not null default 0,
  add column day_bets integer not null default 0,
  add column day_staked_minor bigint not null default 0,
  add column day_paid_minor bigint not null default 0,
  add column day_deposited_minor bigint not null default 0;
alter table accounts set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

-- Days that are over; the running day stands in the account itself.
create table account_days (
  account_id uuid not null,
  day integer not null,
  bets integer not null,
  staked_minor bigint not null,
  paid_minor bigint not null,
  deposited_minor bigint not null,
  primary key (account_id, day)
);

-- ------------------------------------------------------------------------------------------------------------------ journal

-- One call of book_batch.
create table batches (
  id bigint generated always as identity primary key,
  -- tells what was committed before what: a reader who stops below the oldest running transaction misses nothing
  booked_in xid8 not null default pg_current_xact_id(),
  booked_at timestamptz not null
);
create index batches_in_order on batches (booked_in, id);

-- One line for each movement of money, told for ever by (source, reference); an act that moves nothing leaves one line without money.
create table journal (
  batch_id bigint not null,
  line integer not null,
  source text collate "C" not null,
  -- the permanent id that the asker made
  reference text collate "C" not null,
  -- an act of several movements has several lines
  leg smallint not null,
  member_id uuid not null,
  -- what was done, in the ledger's words: stake, win, tombstone …
  act text not null,
  -- the first 16 bytes of the SHA-256 of the act's content: the same id with other content is refused
  fingerprint bytea not null,
  -- what the act belongs to and a member's statement names: a round, a deposit
  subject text not null,
  -- booked: money moved; noted: kept for the replay, nothing to move; tombstone: refuses a late debit after its cancel
  outcome text not null,
  -- the reference (of the same source) of the act that this one takes back, posts or voids; at most one does
  resolves text collate "C",
  movement text,
  debit_account_id uuid,
  credit_account_id uuid,
  amount_minor bigint,
  -- the stored balances of member accounts after this line, and their versions; null on a house side
  debit_balance_after_minor bigint,
  debit_version bigint,
  credit_balance_after_minor bigint,
  credit_version bigint,
  booked_at timestamptz not null,
  -- what a line must be is checked for all lines of a statement at once: refuse_wrong_lines
  primary key (batch_id, line)
);
-- The id first: it tells entries apart at the first comparison.
create unique index journal_once on journal (reference, source, leg);
create unique index journal_resolved_once on journal (resolves, source) where resolves is not null and leg = 0;
create unique index journal_by_debit on journal (debit_account_id, debit_version) where debit_version is not null;
create unique index journal_by_credit on journal (credit_account_id, credit_version) where credit_version is not null;

-- What a batch did to a house account, in one row. The balance of a house account is the sum of them; nobody waits for it.
create table house_moves (
  account_id uuid not null,
  booked_in xid8 not null default pg_current_xact_id(),
  batch_id bigint not null,
  amount_minor bigint not null,
  primary key (account_id, booked_in, batch_id)
);
-- Sums of house_moves that a job made: everything that was booked before the transaction `before` is in it.
create table house_rollups (
  account_id uuid primary key,
  balance_minor numeric not null,
  before xid8 not null
);
create view house_balances as
  select a.id as account_id, coalesce(r.balance_minor, 0) + coalesce((select sum(m.amount_minor) from house_moves m
    where m.account_id = a.id and m.booked_in >= coalesce(r.before, '0'::xid8)), 0) as balance_minor
  from accounts a left join house_rollups r on r.account_id = a.id where a.member_id is null;

-- --------------------------------------------------------------------------------------------------------- rounds and bets

-- Free rounds that a vendor's campaign gave; each credit of kind freeround uses one.
create table free_round_grants (
  vendor_code text collate "C" not null,
  grant_id text collate "C" not null,
  member_id uuid not null references members,
  campaign text not null,
  game_codes text[] not null,
  round_count integer not null check (round_count > 0),
  used_count integer not null default 0 check (used_count between 0 and round_count),
  value_minor bigint not null check (value_minor > 0),
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (vendor_code, grant_id)
);
grant select, insert on free_round_grants to baize_app;
grant update (used_count, cancelled_at) on free_round_grants to baize_app;

-- A round of more than one step while it is played, and how it ended. An instant game's round is only a line of bets.
create table rounds (
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  brand_id uuid not null,
  member_id uuid not null,
  game_id uuid not null,
  game_type text not null,
  currency_code text not null,
  account_kind text not null check (account_kind in ('cash', 'trial')),
  -- a two-step bet: held first, then confirmed or given back
  is_bet boolean not null,
  -- what left the balance and was not given back, what came back
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null,
  -- what a corrected result took back and the member did not have; a later correction of the round pays it off first
  owed_minor bigint not null default 0 check (owed_minor >= 0),
  -- held: a two-step bet that waits for its confirmation, its stake is locked
  status text not null check (status in ('held', 'open', 'cancelled', 'closed')),
  -- a credit of whatever amount was booked: from then on no stake of the round is taken back
  is_credited boolean not null,
  -- of a two-step bet: the last generation that was settled, 0 before
  generation integer not null,
  -- how many lines of bets tell about it
  bet_lines integer not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  detail jsonb,
  primary key (round_id, vendor_code)
) with (fillfactor = 80);
create index rounds_open on rounds (opened_at) where closed_at is null;
create index rounds_held on rounds (opened_at) where status = 'held';
create index rounds_open_of_member on rounds (member_id) where closed_at is null;

alter table bets rename to bets_before;
alter index bets_of_member rename to bets_before_of_member;

-- The betting record: what a finished round came to. A later change of it (a jackpot after the end, a result corrected) is a line of its
-- own with the difference.
create table bets (
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  line integer not null,
  brand_id uuid not null,
  member_id uuid not null,
  game_id uuid not null,
  game_type text not null,
  currency_code text not null,
  account_kind text not null,
  stake_minor bigint not null,
  -- below 0 only where a result was corrected
  payout_minor bigint not null,
  status text not null,
  placed_at timestamptz not null,
  settled_at timestamptz not null,
  detail jsonb,
  primary key (round_id, vendor_code, line),
  constraint bets_right check (stake_minor >= 0 and account_kind in ('cash', 'trial') and status in ('settled', 'cancelled'))
);
create index bets_of_member on bets (member_id, placed_at desc);

-- ----------------------------------------------------------------------------------------------- what a decision rests on

-- Counts the changes of a brand's switches, games and limits: a decision names the count that it saw.
create table brand_guards (
  brand_id uuid primary key,
  generation bigint not null default 1
);
insert into brand_guards (brand_id) select id from brands;

-- Limits of money: for a whole brand (member_id null) or one member; the lowest wins.
create table money_limits (
  id uuid primary key,
  brand_id uuid not null references brands,
  member_id uuid references members,
  kind text not null check (kind in ('stake', 'dayStake', 'dayLoss', 'dayDeposit')),
  amount_minor bigint not null check (amount_minor >= 0)
);
create unique index money_limits_once on money_limits (brand_id, coalesce(member_id, '00000000-0000-0000-0000-000000000000'), kind);
create index money_limits_of_member on money_limits (member_id) where member_id is not null;

create function guard_new_brand() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into brand_guards (brand_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger brands_guarded after insert on brands for each row execute function guard_new_brand();

create function brand_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update brand_guards set generation = generation + 1 where brand_id = new.id;
  return null;
end $$;
create function brand_games_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'INSERT' then update brand_guards set generation = generation + 1 where brand_id = old.brand_id; end if;
  if tg_op <> 'DELETE' then update brand_guards set generation = generation + 1 where brand_id = new.brand_id; end if;
  return null;
end $$;
create trigger brand_changed after update on brands for each row execute function brand_changed();
create trigger brand_games_changed after insert or update or delete on brand_games for each row
  execute function brand_games_changed();

-- Who stands before a member's money must look again: his accounts have moved on by one turn.
create function pass_turn(passed uuid) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform from accounts where member_id = passed order by id for no key update;
  update accounts set turn = turn + 1 where member_id = passed;
end $$;
revoke execute on function pass_turn from public;

create function member_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pass_turn(new.id);
  return null;
end $$;
create trigger member_blocked after update of blocked_at, type on members for each row
  when (old.blocked_at is distinct from new.blocked_at or old.type <> new.type) execute function member_changed();

create function limits_of_changed(brand uuid, member uuid) returns void language plpgsql security definer
  set search_path = pg_catalog, public as $$
begin
  if member is null then
    update brand_guards set generation = generation + 1 where brand_id = brand;
  else
    perform pass_turn(member);
  end if;
end $$;
revoke execute on function limits_of_changed from public;
create function limits_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'INSERT' then perform limits_of_changed(old.brand_id, old.member_id); end if;
  if tg_op <> 'DELETE' then perform limits_of_changed(new.brand_id, new.member_id); end if;
  return null;
end $$;
create trigger limits_changed after insert or update or delete on money_limits for each row execute function limits_changed();

-- The vendors' sessions behind a site's session end with it, in the same moment.
create index vendor_sessions_by_site_session on vendor_sessions (site_session_id) where ended_at is null;
create function site_session_ended() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update vendor_sessions set ended_at = new.ended_at where site_session_id = new.id and ended_at is null;
  return null;
end $$;
create trigger session_ended after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function site_session_ended();

-- --------------------------------------------------------------------------------------------------------------- the past

insert into batches (booked_at) select now() where exists (select from operations);
insert into journal
  select b.id, row_number() over (order by o.booked_at, o.id, t.leg)::integer, o.source, o.reference, coalesce(t.leg, 0), o.member_id,
    coalesce(t.movement, o.outcome), substr(o.fingerprint, 1, 16), o.subject, o.outcome,
    (select taken.reference from operations taken where taken.source = o.source and taken.cancelled_by = o.reference limit 1),
    t.movement, t.debit_account_id, t.credit_account_id, t.amount_minor, t.debit_balance_after_minor, t.debit_version,
    t.credit_balance_after_minor, t.credit_version, o.booked_at
  from batches b, operations o left join transfers t on t.operation_id = o.id;
insert into house_moves (account_id, batch_id, amount_minor)
  select account_id, b.id, sum(amount_minor)::bigint from batches b, (
    select debit_account_id as account_id, -amount_minor as amount_minor from journal where outcome = 'booked' and debit_version is null
    union all
    select credit_account_id, amount_minor from journal where outcome = 'booked' and credit_version is null) m
  group by account_id, b.id;
insert into rounds
  select r.vendor_code, r.round_id, b.brand_id, r.member_id, r.game_id, b.game_type, b.currency_code, r.account_kind, false, b.stake_minor,
    b.payout_minor, 0, case when b.status = 'cancelled' then 'cancelled' when r.closed_at is not null then 'closed' else 'open' end,
    r.credited_at is not null, 0, case when r.closed_at is null then 0 else 1 end, r.opened_at, r.closed_at, b.detail
  from vendor_rounds r join bets_before b on b.vendor_code = r.vendor_code and b.round_id = r.round_id;
insert into bets
  select b.vendor_code, b.round_id, 0, b.brand_id, b.member_id, b.game_id, b.game_type, b.currency_code, r.account_kind, b.stake_minor,
    b.payout_minor, case when b.status = 'cancelled' then 'cancelled' else 'settled' end, b.placed_at,
    coalesce(b.settled_at, r.closed_at), b.detail
  from bets_before b join vendor_rounds r on r.vendor_code = b.vendor_code and r.round_id = b.round_id
  where r.closed_at is not null;
drop table bets_before;
drop table vendor_rounds;
drop table transfers;
drop table operations;
drop function refuse_lopsided_transfer;

-- ----------------------------------------------------------------------------------------------------- what the database holds

create view transfers as select * from journal where outcome = 'booked';

-- The database itself refuses a line that is not whole, and a movement whose accounts are missing, differ in currency or brand, belong to
-- another member, or carry a balance on the wrong side.
create function refuse_wrong_lines() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare wrong text;
begin
  select l.source || ' ' || l.reference into wrong
  from fresh l
    left join lateral (select * from accounts where id = l.debit_account_id limit 1) d on true
    left join lateral (select * from accounts where id = l.credit_account_id limit 1) c on true
  where case l.outcome
    when 'booked' then not coalesce(l.movement <> '' and l.amount_minor > 0 and d.id <> c.id
      and d.currency_code = c.currency_code and d.brand_id = c.brand_id
      and (d.member_id is null) = (l.debit_version is null) and (c.member_id is null) = (l.credit_version is null)
      and (l.debit_version is null) = (l.debit_balance_after_minor is null)
      and (l.credit_version is null) = (l.credit_balance_after_minor is null)
      and coalesce(l.debit_version > 0 and l.debit_balance_after_minor >= 0, true)
      and coalesce(l.credit_version > 0 and l.credit_balance_after_minor >= 0, true)
      and coalesce(d.member_id, l.member_id) = l.member_id and coalesce(c.member_id, l.member_id) = l.member_id, false)
    when 'noted' then num_nonnulls(l.movement, l.debit_account_id, l.credit_account_id, l.amount_minor, l.debit_version, l.credit_version) > 0
    when 'tombstone' then num_nonnulls(l.movement, l.debit_account_id, l.credit_account_id, l.amount_minor, l.debit_version, l.credit_version) > 0
    else true end
  limit 1;
  if wrong is not null then
    raise exception 'a line of % is not whole or does not fit its accounts', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger journal_fits after insert on journal referencing new table as fresh for each statement
  execute function refuse_wrong_lines();

create trigger journal_kept before update or delete or truncate on journal for each statement execute function refuse_change();
create trigger bets_kept before update or delete or truncate on bets for each statement execute function refuse_change();
create trigger batches_kept before delete or truncate on batches for each statement execute function refuse_change();
create trigger house_moves_kept before delete or truncate on house_moves for each statement execute function refuse_change();

-- Writes many acts at once. Each comes with what its decision rested on: the turns of the accounts, the brand's generation, the vendor's
-- session, ids that were new. An act for which any of that has changed is refused alone and nothing of it is written; its asker looks
-- again. Arrays of one letter are one table: a accounts as they shall stand, g guards, l lines, r rounds, b bets, d days that are over;
-- `op` counts the acts of the call from 0.
create function book_batch(
  p_now timestamptz,
  a_op integer[], a_id uuid[], a_turn bigint[], a_balance bigint[], a_version bigint[], a_day integer[], a_bets integer[],
  a_staked bigint[], a_paid bigint[], a_deposited bigint[],
  g_op integer[], g_brand uuid[], g_generation bigint[], g_session bytea[],
  l_op integer[], l_source text[], l_reference text[], l_leg smallint[], l_member uuid[], l_act text[], l_fingerprint bytea[],
  l_subject text[], l_outcome text[], l_resolves text[], l_movement text[], l_debit uuid[], l_credit uuid[], l_amount bigint[],
  l_debit_balance bigint[], l_debit_version bigint[], l_credit_balance bigint[], l_credit_version bigint[],
  r_op integer[], r_new boolean[], r_vendor text[], r_round text[], r_brand uuid[], r_member uuid[], r_game uuid[], r_type text[],
  r_currency text[], r_account text[], r_bet boolean[], r_stake bigint[], r_payout bigint[], r_owed bigint[], r_status text[], r_credited boolean[],
  r_generation integer[], r_lines integer[], r_opened timestamptz[], r_closed timestamptz[], r_detail text[],
  b_op integer[], b_new boolean[], b_vendor text[], b_round text[], b_line integer[], b_brand uuid[], b_member uuid[], b_game uuid[],
  b_type text[], b_currency text[], b_account text[], b_stake bigint[], b_payout bigint[], b_status text[], b_placed timestamptz[],
  b_detail text[],
  d_op integer[], d_account uuid[], d_day integer[], d_bets integer[], d_staked bigint[], d_paid bigint[], d_deposited bigint[],
  out batch bigint, out refused integer[]
) language plpgsql security definer set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
-- Arrays are read by their subscripts: unnest of many arrays makes a store of rows for each of them, which costs more than the writing.
-- What is looked up is a scalar subquery, never an exists: that one may be planned as a hash of the whole table.
declare found_ops integer[];
begin
  -- in one order for everybody, and before the statements that read: they must see what the others left
  perform from accounts where id = any (a_id) order by id for no key update;

  select array_agg(a_op[i]) into refused from generate_subscripts(a_op, 1) i
    where (select c.turn from accounts c where c.id = a_id[i]) is distinct from a_turn[i];
  refused := coalesce(refused, '{}');
  select array_agg(g_op[i]) into found_ops from generate_subscripts(g_op, 1) i
    where (select k.generation from brand_guards k where k.brand_id = g_brand[i]) is distinct from g_generation[i]
      or (g_session[i] is not null
        and (select true from vendor_sessions v where v.token_hash = g_session[i] and v.ended_at is null) is null);
  refused := refused || found_ops;
  select array_agg(l_op[i]) into found_ops from generate_subscripts(l_op, 1) i
    where (select true from journal k where k.source = l_source[i] and k.reference = l_reference[i] limit 1)
      or (l_resolves[i] is not null
        and (select true from journal k where k.source = l_source[i] and k.resolves = l_resolves[i] and k.leg = 0));
  refused := refused || found_ops;
  if cardinality(r_op) > 0 then
    select array_agg(r_op[i]) into found_ops from generate_subscripts(r_op, 1) i
      where r_new[i] and ((select true from rounds k where k.vendor_code = r_vendor[i] and k.round_id = r_round[i])
        or (select true from bets k where k.vendor_code = r_vendor[i] and k.round_id = r_round[i] and k.line = 0));
    refused := refused || found_ops;
  end if;
  if cardinality(b_op) > 0 then
    select array_agg(b_op[i]) into found_ops from generate_subscripts(b_op, 1) i
      where (select true from bets k where k.vendor_code = b_vendor[i] and k.round_id = b_round[i] and k.line = b_line[i])
        or (b_new[i] and (select true from rounds k where k.vendor_code = b_vendor[i] and k.round_id = b_round[i]));
    refused := refused || found_ops;
  end if;
  if cardinality(refused) > 0 then
    refused := array(select distinct op from unnest(refused) op);
    if cardinality(refused) = cardinality(g_op) then return; end if;
  end if;

  insert into batches (booked_at) values (p_now) returning id into batch;
  update accounts c set balance_minor = a_balance[i], version = a_version[i], turn = c.turn + 1, day = a_day[i], day_bets = a_bets[i],
      day_staked_minor = a_staked[i], day_paid_minor = a_paid[i], day_deposited_minor = a_deposited[i]
    from generate_subscripts(a_op, 1) i where c.id = a_id[i] and a_op[i] <> all (refused);
  if cardinality(l_op) > 0 then
    insert into journal
      select batch, i, l_source[i], l_reference[i], l_leg[i], l_member[i], l_act[i], l_fingerprint[i], l_subject[i], l_outcome[i],
        l_resolves[i], l_movement[i], l_debit[i], l_credit[i], l_amount[i], l_debit_balance[i], l_debit_version[i],
        l_credit_balance[i], l_credit_version[i], p_now
      from generate_subscripts(l_op, 1) i where l_op[i] <> all (refused);
    insert into house_moves (account_id, batch_id, amount_minor)
      select m.account, batch, sum(m.amount)::bigint from (
        select l_debit[i] as account, -l_amount[i] as amount from generate_subscripts(l_op, 1) i
          where l_debit_version[i] is null and l_amount[i] is not null and l_op[i] <> all (refused)
        union all
        select l_credit[i], l_amount[i] from generate_subscripts(l_op, 1) i
          where l_credit_version[i] is null and l_amount[i] is not null and l_op[i] <> all (refused)) m
      group by m.account;
  end if;
  if cardinality(r_op) > 0 then
    insert into rounds as k
      select r_vendor[i], r_round[i], r_brand[i], r_member[i], r_game[i], r_type[i], r_currency[i], r_account[i], r_bet[i], r_stake[i],
        r_payout[i], r_owed[i], r_status[i], r_credited[i], r_generation[i], r_lines[i], r_opened[i], r_closed[i], r_detail[i]::jsonb
      from generate_subscripts(r_op, 1) i where r_op[i] <> all (refused)
      on conflict (vendor_code, round_id) do update set stake_minor = excluded.stake_minor, payout_minor = excluded.payout_minor,
        owed_minor = excluded.owed_minor, status = excluded.status, is_credited = excluded.is_credited, generation = excluded.generation,
        bet_lines = excluded.bet_lines, closed_at = excluded.closed_at, detail = excluded.detail;
  end if;
  if cardinality(b_op) > 0 then
    insert into bets
      select b_vendor[i], b_round[i], b_line[i], b_brand[i], b_member[i], b_game[i], b_type[i], b_currency[i], b_account[i], b_stake[i],
        b_payout[i], b_status[i], b_placed[i], p_now, b_detail[i]::jsonb
      from generate_subscripts(b_op, 1) i where b_op[i] <> all (refused);
  end if;
  if cardinality(d_op) > 0 then
    insert into account_days as k
      select d_account[i], d_day[i], d_bets[i], d_staked[i], d_paid[i], d_deposited[i]
      from generate_subscripts(d_op, 1) i where d_op[i] <> all (refused)
      on conflict (account_id, day) do update set bets = k.bets + excluded.bets, staked_minor = k.staked_minor + excluded.staked_minor,
        paid_minor = k.paid_minor + excluded.paid_minor, deposited_minor = k.deposited_minor + excluded.deposited_minor;
  end if;
end $$;

-- For who must not be overtaken: holds a member's accounts until his transaction ends.
create function hold_accounts(held uuid) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform from accounts where member_id = held order by id for no key update;
end $$;

-- Whatever is booked by an older transaction is there to be seen, and nothing will be booked by one any more. Transactions of other
-- databases of the server are passed over where it can be told that they are such: their length is none of our business.
create function booked_horizon() returns xid8 language sql stable security definer set search_path = pg_catalog, public as $$
  with seen as materialized (select pg_current_snapshot() as snapshot)
  select coalesce(min(running.xid), pg_snapshot_xmax(min(seen.snapshot::text)::pg_snapshot))
  from seen left join lateral pg_snapshot_xip(seen.snapshot) running(xid) on not exists (
    select from pg_stat_activity a where a.datname <> current_database() and a.backend_xid = running.xid::xid)
$$;

-- Adds up what house accounts did since the last time, below the oldest running transaction.
create function roll_up_house() returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare horizon xid8;
begin
  perform pg_advisory_xact_lock(hashtext('roll_up_house'));
  horizon := booked_horizon();
  insert into house_rollups as k
    select a.id, coalesce(sum(m.amount_minor), 0), horizon
    from accounts a
      left join house_rollups r on r.account_id = a.id
      join house_moves m on m.account_id = a.id and m.booked_in >= coalesce(r.before, '0'::xid8) and m.booked_in < horizon
    where a.member_id is null
    group by a.id
    on conflict (account_id) do update set balance_minor = k.balance_minor + excluded.balance_minor, before = excluded.before;
end $$;

-- A dump that was read into another server brings transaction numbers that are not that server's: they are put before everything new.
create function heal_after_restore() returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from batches where booked_in >= pg_snapshot_xmax(pg_current_snapshot())) then return; end if;
  delete from house_rollups;
  update house_moves set booked_in = '1'::xid8;
  update batches set booked_in = '1'::xid8;
end $$;

-- An account begins with nothing, and is a member's or the house's by its kind for ever: the application may change neither.
create function refuse_wrong_account() returns trigger language plpgsql as $$
declare
  is_members constant boolean := new.kind in ('cash', 'bonus', 'locked', 'points', 'trial');
  is_houses constant boolean := new.kind in ('house', 'float', 'jackpot', 'promotion', 'commission', 'provider', 'tax', 'receivable');
begin
  if new.balance_minor <> 0 then
    raise exception 'account % cannot begin with a balance', new.id using errcode = 'check_violation';
  end if;
  if not (is_members or is_houses) or (new.member_id is not null) <> is_members or (new.balance_minor is not null) <> is_members then
    raise exception 'account % is neither a member''s nor the house''s', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger accounts_begin_right before insert on accounts for each row execute function refuse_wrong_account();

-- The application moves money by book_batch and in no other way.
revoke insert, update, delete on accounts from baize_app;
grant insert (id, brand_id, member_id, kind, label, currency_code, balance_minor, opened_at) on accounts to baize_app;
grant select on journal, transfers, batches, house_moves, house_rollups, house_balances, account_days, rounds, bets, brand_guards to baize_app;
grant select, insert, update, delete on money_limits to baize_app;
revoke execute on function book_batch, hold_accounts, booked_horizon, roll_up_house, heal_after_restore from public;
grant execute on function book_batch, hold_accounts, booked_horizon, roll_up_house, heal_after_restore to baize_app;
