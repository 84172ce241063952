-- Caps bind every vendor: where a vendor has none of its own, those of the currency hold, and where the currency has none here, the program's.
-- A row of nulls means on purpose: no cap.
create table default_vendor_caps (
  currency_code text primary key,
  single_win_minor bigint check (single_win_minor > 0),
  hourly_loss_minor bigint check (hourly_loss_minor > 0)
);
grant select, insert, update, delete on default_vendor_caps to baize_app;

-- A payout is counted before it is booked. One that waits for a person counts for its round, and costs the hour nothing.
alter table vendor_acts add column is_held boolean not null default false;

-- Payouts are looked at one after the other, so no lease of their rounds is needed any more.
drop table vendor_round_leases;

/*
 * Counts payouts, those of a vendor and currency one after the other in all processes, and says of each: "free", "held" (the hour's loss would
 * be over its cap) or "over" (the round would pay more than the cap of one win; nothing is counted). `is_new`: it was not counted before.
 */
create function reserve_payouts(given jsonb, now_at timestamptz)
  returns table (place integer, verdict text, is_new boolean, loss_minor numeric) language plpgsql as $$
declare
  one record;
  known_as_held boolean;
  paid_before numeric;
  pays numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('vendor payouts ' || locked.vendor_and_currency, 0))
    from (select distinct (g ->> 'vendorCode') || ' ' || (g ->> 'currencyCode') as vendor_and_currency
      from jsonb_array_elements(given) g order by 1) locked;
  for one in
    select (t.place - 1)::integer as place, g.*
    from jsonb_array_elements(given) with ordinality t(body, place),
      lateral jsonb_to_record(t.body) as g("vendorCode" text, "currencyCode" text, "roundKey" text, "winMinor" numeric, "isWhole" boolean,
        "stakedMinor" numeric, "singleWinMinor" numeric, "hourlyLossMinor" numeric, acts jsonb)
    order by t.place
  loop
    place := one.place;
    loss_minor := null;
    select bool_or(a.is_held) into known_as_held from vendor_acts a
      where a.vendor_code = one."vendorCode" and a.act_key in (select act ->> 'actKey' from jsonb_array_elements(one.acts) act);
    if known_as_held is not null then
      verdict := case when known_as_held then 'held' else 'free' end;
      is_new := false;
      return next;
      continue;
    end if;
    select coalesce(sum(a.paid_minor), 0) into paid_before from vendor_acts a
      where a.vendor_code = one."vendorCode" and a.round_key = one."roundKey";
    pays := case when one."isWhole" then one."winMinor" - paid_before else one."winMinor" end;
    if pays + paid_before > one."singleWinMinor" then
      verdict := 'over';
      is_new := false;
      return next;
      continue;
    end if;
    -- A lower result takes something back: it is counted when it is booked.
    if pays <= 0 then
      verdict := 'free';
      is_new := false;
      return next;
      continue;
    end if;
    select coalesce(sum(m.paid_minor - m.staked_minor), 0) + pays - one."stakedMinor" into loss_minor from vendor_minutes m
      where m.vendor_code = one."vendorCode" and m.currency_code = one."currencyCode" and m.minute > now_at - interval '1 hour';
    verdict := case when loss_minor > one."hourlyLossMinor" then 'held' else 'free' end;
    is_new := true;
    insert into vendor_acts (vendor_code, act_key, round_key, currency_code, held_minor, staked_minor, paid_minor, booked_at, is_held)
      select one."vendorCode", act ->> 'actKey', act ->> 'roundKey', one."currencyCode", 0, (act ->> 'stakedMinor')::numeric,
        case when one."isWhole" then pays else (act ->> 'paidMinor')::numeric end, now_at, verdict = 'held'
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
