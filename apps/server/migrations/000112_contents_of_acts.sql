-- What an act said, so that its id cannot be used again with other content before it is booked. Null: counted before this was kept, or a
-- stake that was taken back before it was counted.
alter table vendor_acts add column player_ref text;
alter table vendor_acts add column said_minor numeric(30);
-- How many requests count it: one that is surely not booked takes back its own count, never that of another process that booked it.
alter table vendor_acts add column claims integer not null default 1;
grant update (claims) on vendor_acts to baize_app;

/*
 * Counts payouts, those of a vendor one after the other in all processes, and says of each: "free", "held" (the hour's loss would be over its
 * cap), "over" (the round would pay more than the cap of one win; nothing is counted) or "other" (an act of it was counted with other content, or
 * without the others; nothing is counted). `is_new`: it was not counted before. `is_claimed`: it is to be released when it is surely not booked.
 */
drop function reserve_payouts(jsonb, timestamptz);
create function reserve_payouts(given jsonb, now_at timestamptz)
  returns table (place integer, verdict text, is_new boolean, is_claimed boolean, loss_minor numeric) language plpgsql as $$
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
      left join vendor_acts a on a.vendor_code = one."vendorCode" and a.act_key = act."actKey";
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
end $$;
revoke execute on function reserve_payouts from public;
grant execute on function reserve_payouts to baize_app;
