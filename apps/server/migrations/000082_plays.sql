-- Most calls that write money bring plays alone: one stake, one win or none, one line of the betting record, on one account, on the day
-- that runs there. For them there is a shorter way to say it: what the plays of one game share stands once, what follows from the account
-- is worked out here, where it is locked, and all is written by one statement. What it writes is what book_batch writes for the same acts.
--   g games, each of a brand and the generation it was seen at, with the house account of its vendor
--   p plays, in the order of their accounts' ids; a play's game is its place in g
-- `refused` counts the plays from 0. The lines of the i-th play are 2i-1, its stake, and 2i, its win.
create function book_plays(
  p_now timestamptz,
  g_brand uuid[], g_generation bigint[], g_source text[], g_vendor text[], g_house uuid[], g_game uuid[], g_type text[], g_currency text[],
  g_account text[],
  p_game integer[], p_session bytea[], p_account uuid[], p_turn bigint[], p_stake bigint[], p_win bigint[], p_stake_reference text[],
  p_win_reference text[], p_stake_fingerprint bytea[], p_win_fingerprint bytea[], p_round text[], p_placed timestamptz[], p_detail text[],
  out batch bigint, out refused integer[]
) language plpgsql security definer set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set baize.lines = 'checked' as $$
declare
  seen_ids uuid[];
  seen_turns bigint[];
  brands uuid[];
  currencies text[];
  kinds text[];
  members uuid[];
  balances bigint[];
  versions bigint[];
  misfit integer;
  is_amiss boolean;
begin
  refused := '{}';
  -- in one order for everybody, and before the statements that read: they must see what the others left
  select array_agg(a.id), array_agg(a.turn), array_agg(a.brand_id), array_agg(a.currency_code), array_agg(a.kind), array_agg(a.member_id),
      array_agg(a.balance_minor), array_agg(a.version)
    into seen_ids, seen_turns, brands, currencies, kinds, members, balances, versions
    from (select id, turn, brand_id, currency_code, kind, member_id, balance_minor, version from accounts
      where id = any (p_account) order by id for no key update) a;
  if seen_ids is distinct from p_account then
    raise exception 'the plays do not name their accounts, each once and in order' using errcode = 'check_violation';
  end if;

  select
      (select min(i) from generate_subscripts(p_game, 1) i where not coalesce(
        p_stake[i] > 0 and p_win[i] >= 0 and (balances[i] >= p_stake[i] or seen_turns[i] <> p_turn[i]) and members[i] is not null
        and kinds[i] = g_account[p_game[i]] and brands[i] = g_brand[p_game[i]] and currencies[i] = g_currency[p_game[i]], false)),
      seen_turns is distinct from p_turn
      or (select count(*) from generate_subscripts(g_brand, 1) i
        where (select k.generation from brand_guards k where k.brand_id = g_brand[i]) is distinct from g_generation[i]) > 0
      or (select count(*) from vendor_sessions v where v.token_hash = any (p_session) and v.ended_at is null)
        <> cardinality(array_remove(p_session, null))
      or (select true from journal k where k.reference = any (p_stake_reference) limit 1)
      or (select true from journal k where k.reference = any (p_win_reference) limit 1)
      or (select true from rounds k where k.round_id = any (p_round) limit 1)
      or (select true from bets k where k.round_id = any (p_round) limit 1)
    into misfit, is_amiss;
  if misfit is not null or (select count(*) from generate_subscripts(g_house, 1) i join accounts h on h.id = g_house[i]
      where h.member_id is null and h.brand_id = g_brand[i] and h.currency_code = g_currency[i]) <> cardinality(g_house) then
    raise exception 'the play % does not fit its accounts', coalesce(p_stake_reference[misfit], p_stake_reference[1])
      using errcode = 'check_violation';
  end if;
  if is_amiss then
    refused := array(select i - 1 from generate_subscripts(p_game, 1) i
      where seen_turns[i] <> p_turn[i]
        or (select k.generation from brand_guards k where k.brand_id = g_brand[p_game[i]]) is distinct from g_generation[p_game[i]]
        or (p_session[i] is not null
          and (select true from vendor_sessions v where v.token_hash = p_session[i] and v.ended_at is null) is null)
        or (select true from journal k where k.source = g_source[p_game[i]] and k.reference = p_stake_reference[i] limit 1)
        or (select true from journal k where k.source = g_source[p_game[i]] and k.reference = p_win_reference[i] limit 1)
        or (select true from rounds k where k.vendor_code = g_vendor[p_game[i]] and k.round_id = p_round[i])
        or (select true from bets k where k.vendor_code = g_vendor[p_game[i]] and k.round_id = p_round[i] and k.line = 0));
    if cardinality(refused) = cardinality(p_game) then return; end if;
  end if;

  batch := nextval('batches_id_seq');
  with kept as not materialized (select i from generate_subscripts(p_game, 1) i where i - 1 <> all (refused)),
  written_batch as (insert into batches (id, booked_at) overriding system value values (batch, p_now)),
  written_accounts as (
    update accounts a set balance_minor = a.balance_minor - p_stake[i] + p_win[i],
        version = a.version + case when p_win[i] > 0 then 2 else 1 end, turn = a.turn + 1, day_bets = a.day_bets + 1,
        day_staked_minor = a.day_staked_minor + p_stake[i], day_paid_minor = a.day_paid_minor + p_win[i]
      from kept where a.id = p_account[i]),
  written_lines as (
    insert into journal
      select batch, 2 * i - 1, g_source[p_game[i]], p_stake_reference[i], 0, members[i], 'stake', p_stake_fingerprint[i], p_round[i],
          'booked', null, 'stake', p_account[i], g_house[p_game[i]], p_stake[i], balances[i] - p_stake[i], versions[i] + 1, null, null, p_now
        from kept
      union all
      select batch, 2 * i, g_source[p_game[i]], p_win_reference[i], 0, members[i], 'win', p_win_fingerprint[i], p_round[i],
          'booked', null, 'win', g_house[p_game[i]], p_account[i], p_win[i], null, null, balances[i] - p_stake[i] + p_win[i],
          versions[i] + 2, p_now
        from kept where p_win[i] > 0
      union all
      select batch, 2 * i, g_source[p_game[i]], p_win_reference[i], 0, members[i], 'win', p_win_fingerprint[i], p_round[i],
          'noted', null, null, null, null, null, null, null, null, null, p_now
        from kept where p_win[i] = 0),
  written_moves as (
    insert into house_moves (account_id, batch_id, amount_minor)
      select g_house[p_game[i]], batch, sum(p_stake[i] - p_win[i])::bigint from kept group by 1)
  insert into bets
    select g_vendor[p_game[i]], p_round[i], 0, g_brand[p_game[i]], members[i], g_game[p_game[i]], g_type[p_game[i]], g_currency[p_game[i]],
      g_account[p_game[i]], p_stake[i], p_win[i], 'settled', p_placed[i], p_now, p_detail[i]::jsonb
    from kept;
end $$;
revoke execute on function book_plays from public;
grant execute on function book_plays to baize_app;
