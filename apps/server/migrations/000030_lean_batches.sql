-- Many acts in one call, with less said twice: what all lines of an act share stands once for the act, accounts are named by their place,
-- and what must be new is looked for at once for the whole call. Only a call in which something is amiss is looked through act by act.

drop function book_batch;

-- A line that is not written by book_batch is looked at alone: a movement whose accounts are missing, differ in currency or brand, belong to
-- another member, or carry a balance on the wrong side is refused. book_batch looks at all lines of a call at once.
drop trigger journal_fits on journal;
drop function refuse_wrong_lines;
create function refuse_wrong_line() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  d accounts%rowtype;
  c accounts%rowtype;
  fits boolean;
begin
  select * into d from accounts where id = new.debit_account_id;
  select * into c from accounts where id = new.credit_account_id;
  fits := case
    when new.outcome = 'booked' then new.movement <> '' and new.amount_minor > 0 and d.id <> c.id
      and d.currency_code = c.currency_code and d.brand_id = c.brand_id
      and (d.member_id is null) = (new.debit_version is null) and (c.member_id is null) = (new.credit_version is null)
      and (new.debit_version is null) = (new.debit_balance_after_minor is null)
      and (new.credit_version is null) = (new.credit_balance_after_minor is null)
      and coalesce(new.debit_version > 0 and new.debit_balance_after_minor >= 0, true)
      and coalesce(new.credit_version > 0 and new.credit_balance_after_minor >= 0, true)
      and coalesce(d.member_id, new.member_id) = new.member_id and coalesce(c.member_id, new.member_id) = new.member_id
    when new.outcome in ('noted', 'tombstone') then num_nonnulls(new.movement, new.debit_account_id, new.credit_account_id,
      new.amount_minor, new.debit_version, new.credit_version) = 0
    end;
  if fits is not true then
    raise exception 'the line % % is not whole or does not fit its accounts', new.source, new.reference using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger journal_fits before insert on journal for each row
  when (current_setting('baize.lines', true) is distinct from 'checked') execute function refuse_wrong_line();

-- Writes many acts at once. Each comes with what its decision rested on: the turns of the accounts, the brand's generation, the vendor's
-- session, ids that were new. An act for which any of that has changed is refused alone and nothing of it is written; its asker looks
-- again. Arrays of one letter are one table:
--   k brands and the generations they were seen at   g acts: brand (its place in k), session, member, and what its lines share
--   a members' accounts as they shall stand, in the order of their ids   h house accounts that lines name
--   l lines, whose sides are places in h followed by a   n ids of rounds that must be new   r rounds   b bets   d days that are over
-- `op` counts the acts of the call from 0. An array may be empty where all its values are null. A line's own source or subject goes before
-- the act's.
create function book_batch(
  p_now timestamptz,
  k_brand uuid[], k_generation bigint[],
  g_key integer[], g_session bytea[], g_member uuid[], g_source text[], g_subject text[],
  a_op integer[], a_id uuid[], a_turn bigint[], a_balance bigint[], a_version bigint[], a_day integer[], a_bets integer[],
  a_staked bigint[], a_paid bigint[], a_deposited bigint[],
  h_id uuid[],
  l_op integer[], l_source text[], l_reference text[], l_leg smallint[], l_act text[], l_fingerprint bytea[], l_subject text[],
  l_outcome text[], l_resolves text[], l_movement text[], l_debit integer[], l_credit integer[], l_amount bigint[],
  l_debit_balance bigint[], l_debit_version bigint[], l_credit_balance bigint[], l_credit_version bigint[],
  n_round text[],
  r_op integer[], r_new boolean[], r_vendor text[], r_round text[], r_game uuid[], r_type text[],
  r_currency text[], r_account text[], r_bet boolean[], r_stake bigint[], r_payout bigint[], r_owed bigint[], r_status text[], r_credited boolean[],
  r_generation integer[], r_lines integer[], r_opened timestamptz[], r_closed timestamptz[], r_detail text[],
  b_op integer[], b_new boolean[], b_vendor text[], b_round text[], b_line integer[], b_game uuid[],
  b_type text[], b_currency text[], b_account text[], b_stake bigint[], b_payout bigint[], b_status text[], b_placed timestamptz[],
  b_detail text[],
  d_op integer[], d_account uuid[], d_day integer[], d_bets integer[], d_staked bigint[], d_paid bigint[], d_deposited bigint[],
  out batch bigint, out refused integer[]
) language plpgsql security definer set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set baize.lines = 'checked' as $$
-- Arrays are read by their subscripts: unnest of many arrays makes a store of rows for each of them, which costs more than the writing.
-- What is looked up is a scalar subquery, never an exists: that one may be planned as a hash of the whole table.
declare
  seen_ids uuid[];
  seen_turns bigint[];
  side_brands uuid[];
  side_currencies text[];
  side_members uuid[];
  found_ops integer[];
  wrong text;
  houses constant integer := cardinality(h_id);
  sides constant uuid[] := h_id || a_id;
begin
  refused := '{}';
  -- in one order for everybody, and before the statements that read: they must see what the others left
  select array_agg(c.id), array_agg(c.turn), array_agg(c.brand_id), array_agg(c.currency_code), array_agg(c.member_id)
    into seen_ids, seen_turns, side_brands, side_currencies, side_members
    from (select h.id, null::bigint as turn, h.brand_id, h.currency_code, h.member_id
        from generate_subscripts(h_id, 1) i join accounts h on h.id = h_id[i]
      union all select * from (select id, turn, brand_id, currency_code, member_id from accounts where id = any (a_id) order by id for no key update) a) c;
  if seen_ids is distinct from sides then
    select array_agg((select c.brand_id from accounts c where c.id = sides[i]) order by i),
        array_agg((select c.currency_code from accounts c where c.id = sides[i]) order by i),
        array_agg((select c.member_id from accounts c where c.id = sides[i]) order by i)
      into side_brands, side_currencies, side_members from generate_subscripts(sides, 1) i;
  end if;
  if seen_ids is distinct from sides or seen_turns[houses + 1:] is distinct from a_turn then
    select array_agg(a_op[i]) into found_ops from generate_subscripts(a_op, 1) i
      where (select c.turn from accounts c where c.id = a_id[i]) is distinct from a_turn[i];
    refused := coalesce(found_ops, '{}');
  end if;

  if (select
      (select count(*) from generate_subscripts(l_op, 1) i where case when l_amount[i] is null
          then coalesce(l_outcome[i], 'noted') not in ('noted', 'tombstone')
            or num_nonnulls(l_movement[i], l_debit[i], l_credit[i], l_debit_version[i], l_credit_version[i]) > 0
          else not coalesce(l_amount[i] > 0 and l_movement[i] <> '' and l_outcome[i] is null and l_debit[i] <> l_credit[i]
            and side_currencies[l_debit[i]] = side_currencies[l_credit[i]] and side_brands[l_debit[i]] = side_brands[l_credit[i]]
            and coalesce(side_members[l_debit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and coalesce(side_members[l_credit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and (l_debit[i] <= houses) = (l_debit_version[i] is null) and (l_credit[i] <= houses) = (l_credit_version[i] is null)
            and (side_members[l_debit[i]] is null) = (l_debit[i] <= houses) and (side_members[l_credit[i]] is null) = (l_credit[i] <= houses)
            and (l_debit_version[i] is null) = (l_debit_balance[i] is null) and (l_credit_version[i] is null) = (l_credit_balance[i] is null)
            and coalesce(l_debit_version[i] > 0 and l_debit_balance[i] >= 0, true)
            and coalesce(l_credit_version[i] > 0 and l_credit_balance[i] >= 0, true), false) end) > 0
      or (select count(*) from generate_subscripts(k_brand, 1) i
        where (select k.generation from brand_guards k where k.brand_id = k_brand[i]) is distinct from k_generation[i]) > 0
      or (select count(*) from vendor_sessions v where v.token_hash = any (g_session) and v.ended_at is null)
        <> cardinality(array_remove(g_session, null))
      or (select true from journal k where k.reference = any (l_reference) limit 1)
      or (select true from journal k where k.resolves = any (l_resolves) and k.resolves is not null and k.leg = 0 limit 1)
      or (select true from rounds k where k.round_id = any (n_round) limit 1)
      or (select true from bets k where k.round_id = any (n_round) limit 1)
      or (select true from bets k where k.round_id = any (b_round) limit 1)) then
    select coalesce(l_source[i], g_source[l_op[i] + 1]) || ' ' || l_reference[i] into wrong from generate_subscripts(l_op, 1) i where case when l_amount[i] is null
          then coalesce(l_outcome[i], 'noted') not in ('noted', 'tombstone')
            or num_nonnulls(l_movement[i], l_debit[i], l_credit[i], l_debit_version[i], l_credit_version[i]) > 0
          else not coalesce(l_amount[i] > 0 and l_movement[i] <> '' and l_outcome[i] is null and l_debit[i] <> l_credit[i]
            and side_currencies[l_debit[i]] = side_currencies[l_credit[i]] and side_brands[l_debit[i]] = side_brands[l_credit[i]]
            and coalesce(side_members[l_debit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and coalesce(side_members[l_credit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and (l_debit[i] <= houses) = (l_debit_version[i] is null) and (l_credit[i] <= houses) = (l_credit_version[i] is null)
            and (side_members[l_debit[i]] is null) = (l_debit[i] <= houses) and (side_members[l_credit[i]] is null) = (l_credit[i] <= houses)
            and (l_debit_version[i] is null) = (l_debit_balance[i] is null) and (l_credit_version[i] is null) = (l_credit_balance[i] is null)
            and coalesce(l_debit_version[i] > 0 and l_debit_balance[i] >= 0, true)
            and coalesce(l_credit_version[i] > 0 and l_credit_balance[i] >= 0, true), false) end limit 1;
    if wrong is not null then
      raise exception 'the line % is not whole or does not fit its accounts', wrong using errcode = 'check_violation';
    end if;
    select array_agg(i - 1) into found_ops from generate_subscripts(g_key, 1) i
      where (select k.generation from brand_guards k where k.brand_id = k_brand[g_key[i]]) is distinct from k_generation[g_key[i]]
        or (g_session[i] is not null
          and (select true from vendor_sessions v where v.token_hash = g_session[i] and v.ended_at is null) is null);
    refused := refused || found_ops;
    select array_agg(l_op[i]) into found_ops from generate_subscripts(l_op, 1) i
      where (select true from journal k where k.source = coalesce(l_source[i], g_source[l_op[i] + 1]) and k.reference = l_reference[i] limit 1)
        or (l_resolves[i] is not null
          and (select true from journal k where k.source = coalesce(l_source[i], g_source[l_op[i] + 1]) and k.resolves = l_resolves[i]
            and k.leg = 0));
    refused := refused || found_ops;
    select array_agg(r_op[i]) into found_ops from generate_subscripts(r_op, 1) i
      where r_new[i] and ((select true from rounds k where k.vendor_code = r_vendor[i] and k.round_id = r_round[i])
        or (select true from bets k where k.vendor_code = r_vendor[i] and k.round_id = r_round[i] and k.line = 0));
    refused := refused || found_ops;
    select array_agg(b_op[i]) into found_ops from generate_subscripts(b_op, 1) i
      where (select true from bets k where k.vendor_code = b_vendor[i] and k.round_id = b_round[i] and k.line = coalesce(b_line[i], 0))
        or (b_new[i] and (select true from rounds k where k.vendor_code = b_vendor[i] and k.round_id = b_round[i]));
    refused := refused || found_ops;
  end if;
  if cardinality(refused) > 0 then
    refused := array(select distinct op from unnest(refused) op);
    if cardinality(refused) = cardinality(g_key) then return; end if;
  end if;

  insert into batches (booked_at) values (p_now) returning id into batch;
  update accounts c set balance_minor = a_balance[i], version = a_version[i], turn = c.turn + 1, day = a_day[i], day_bets = a_bets[i],
      day_staked_minor = a_staked[i], day_paid_minor = a_paid[i], day_deposited_minor = a_deposited[i]
    from generate_subscripts(a_op, 1) i where c.id = a_id[i] and a_op[i] <> all (refused);
  if cardinality(l_op) > 0 then
    insert into journal
      select batch, i, coalesce(l_source[i], g_source[l_op[i] + 1]), l_reference[i], coalesce(l_leg[i], 0), g_member[l_op[i] + 1], l_act[i],
        l_fingerprint[i], coalesce(l_subject[i], g_subject[l_op[i] + 1]),
        case when l_amount[i] is null then coalesce(l_outcome[i], 'noted') else 'booked' end,
        l_resolves[i], l_movement[i], sides[l_debit[i]], sides[l_credit[i]], l_amount[i], l_debit_balance[i], l_debit_version[i],
        l_credit_balance[i], l_credit_version[i], p_now
      from generate_subscripts(l_op, 1) i where l_op[i] <> all (refused);
    insert into house_moves (account_id, batch_id, amount_minor)
      select sides[m.side], batch, sum(m.amount)::bigint from (
        select l_debit[i] as side, -l_amount[i] as amount from generate_subscripts(l_op, 1) i
          where l_debit[i] <= houses and l_op[i] <> all (refused)
        union all
        select l_credit[i], l_amount[i] from generate_subscripts(l_op, 1) i where l_credit[i] <= houses and l_op[i] <> all (refused)) m
      group by m.side;
  end if;
  if cardinality(r_op) > 0 then
    insert into rounds as k
      select r_vendor[i], r_round[i], k_brand[g_key[r_op[i] + 1]], g_member[r_op[i] + 1], r_game[i], r_type[i], r_currency[i], r_account[i],
        r_bet[i], r_stake[i], r_payout[i], r_owed[i], r_status[i], r_credited[i], r_generation[i], r_lines[i], r_opened[i], r_closed[i],
        r_detail[i]::jsonb
      from generate_subscripts(r_op, 1) i where r_op[i] <> all (refused)
      on conflict (vendor_code, round_id) do update set stake_minor = excluded.stake_minor, payout_minor = excluded.payout_minor,
        owed_minor = excluded.owed_minor, status = excluded.status, is_credited = excluded.is_credited, generation = excluded.generation,
        bet_lines = excluded.bet_lines, closed_at = excluded.closed_at, detail = excluded.detail;
  end if;
  if cardinality(b_op) > 0 then
    insert into bets
      select b_vendor[i], b_round[i], coalesce(b_line[i], 0), k_brand[g_key[b_op[i] + 1]], g_member[b_op[i] + 1], b_game[i], b_type[i],
        b_currency[i], b_account[i], b_stake[i], b_payout[i], b_status[i], b_placed[i], p_now, b_detail[i]::jsonb
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
revoke execute on function book_batch from public;
grant execute on function book_batch to baize_app;
