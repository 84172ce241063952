-- Each act is looked up by its key. A plan that a connection made while the table was small read all acts of the vendor once it had grown, and
-- was kept: each run is planned by itself.
create or replace function reserve_payouts(given jsonb, now_at timestamp with time zone)
 RETURNS TABLE(place integer, verdict text, is_new boolean, is_claimed boolean, loss_minor numeric)
 LANGUAGE plpgsql
 set plan_cache_mode to force_custom_plan
AS $function$
declare
  one record;
  known record;
  paid_before numeric;
  pays numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('vendor payouts ' || locked.vendor_code, 0))
    from (select distinct g ->> 'vendorCode' as vendor_code from jsonb_array_elements(given) g order by 1) locked;
  for one in
    select (t.place - 1)::integer as place, g.*
    from jsonb_array_elements(given) with ordinality t(body, place),
      lateral jsonb_to_record(t.body) as g("vendorCode" text, "currencyCode" text, "playerRef" text, "roundKey" text, "winMinor" numeric,
        "isWhole" boolean, "stakedMinor" numeric, "singleWinMinor" numeric, "hourlyLossMinor" numeric, acts jsonb)
    order by t.place
  loop
    place := one.place;
    loss_minor := null;
    is_new := false;
    is_claimed := false;
    select coalesce(sum(a.paid_minor), 0) into paid_before from vendor_acts a
      where a.vendor_code = one."vendorCode" and a.round_key = one."roundKey";
    select count(a.act_key) as acts, bool_or(a.is_held) as is_held,
        -- Of what was counted before its content was kept, the payout shows in what was counted.
        count(*) = count(a.act_key) and bool_and(a.round_key = act."roundKey" and a.currency_code = one."currencyCode"
          and coalesce(a.player_ref, one."playerRef") = one."playerRef" and a.staked_minor = act."stakedMinor"
          and coalesce(a.said_minor, case when one."isWhole" then paid_before else a.paid_minor end) = act."saidMinor") as is_same
      into known
      from jsonb_to_recordset(one.acts) as act("actKey" text, "roundKey" text, "stakedMinor" numeric, "saidMinor" numeric)
      left join lateral (select counted.* from vendor_acts counted
        where counted.vendor_code = one."vendorCode" and counted.act_key = act."actKey" offset 0) a on true;
    if known.acts > 0 then
      verdict := case when not known.is_same then 'other' when known.is_held then 'held' else 'free' end;
      is_claimed := known.is_same;
      if is_claimed then
        update vendor_acts a set claims = a.claims + 1
          where a.vendor_code = one."vendorCode" and a.act_key in (select act ->> 'actKey' from jsonb_array_elements(one.acts) act);
      end if;
      return next;
      continue;
    end if;
    pays := case when one."isWhole" then one."winMinor" - paid_before else one."winMinor" end;
    if pays + paid_before > one."singleWinMinor" then
      verdict := 'over';
      return next;
      continue;
    end if;
    -- A lower result takes something back: it is counted when it is booked.
    if pays <= 0 then
      verdict := 'free';
      return next;
      continue;
    end if;
    select coalesce(sum(m.paid_minor - m.staked_minor), 0) + pays - one."stakedMinor" into loss_minor from vendor_minutes m
      where m.vendor_code = one."vendorCode" and m.currency_code = one."currencyCode" and m.minute > now_at - interval '1 hour';
    verdict := case when loss_minor > one."hourlyLossMinor" then 'held' else 'free' end;
    is_new := true;
    is_claimed := true;
    insert into vendor_acts (vendor_code, act_key, round_key, currency_code, player_ref, said_minor, held_minor, staked_minor, paid_minor,
        booked_at, is_held)
      select one."vendorCode", act ->> 'actKey', act ->> 'roundKey', one."currencyCode", one."playerRef", (act ->> 'saidMinor')::numeric, 0,
        (act ->> 'stakedMinor')::numeric, case when one."isWhole" then pays else (act ->> 'paidMinor')::numeric end, now_at, verdict = 'held'
      from jsonb_array_elements(one.acts) act;
    insert into vendor_minutes (vendor_code, currency_code, minute, staked_minor, paid_minor)
      values (one."vendorCode", one."currencyCode", date_trunc('minute', now_at), one."stakedMinor",
        case when verdict = 'held' then 0 else pays end)
      on conflict (vendor_code, currency_code, minute) do update set
        staked_minor = vendor_minutes.staked_minor + excluded.staked_minor,
        paid_minor = vendor_minutes.paid_minor + excluded.paid_minor;
    return next;
  end loop;
end $function$;
revoke execute on function reserve_payouts(jsonb,timestamp with time zone) from public;
grant execute on function reserve_payouts(jsonb,timestamp with time zone) to baize_app;
