-- A seal noted as "younger than all that runs" the number after the newest transaction that had ended. A transaction with a higher number that
-- ran beside it, and had taken a batch number before an older one took its second, was not waited for: its batch was never sealed.
create or replace function public.seal_books(p_now timestamp with time zone, p_most_batches integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
declare
  last seals%rowtype;
  next seals%rowtype;
  horizon xid8;
  are_holes_over boolean;
  taken bigint[];
  digests bytea;
begin
  if not coalesce(p_most_batches > 0, false) then
    raise exception 'no seal of % batches', p_most_batches using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('seal_books'));
  select * into last from seals order by number desc limit 1;
  -- before the statement that looks: what an older transaction than the horizon committed is seen by it
  horizon := booked_horizon();
  select array_agg(f.id order by f.id) into taken from (
    select b.id from unnest(coalesce(last.holes, '{}') + int8multirange(int8range(last.up_to, null, '()'))) h(span)
      cross join lateral (
        select id from batches where id >= coalesce(lower(h.span), -9223372036854775808) and id < coalesce(upper(h.span), 9223372036854775807)
        order by id limit p_most_batches) b
    order by b.id limit p_most_batches) f;
  if taken is null then return 0; end if;
  -- younger than every transaction that could have taken a number so far, also than those that run beyond the newest that has ended
  next.seen_before := pg_current_xact_id();

  next.number := coalesce(last.number, 0) + 1;
  next.up_to := greatest(last.up_to, taken[cardinality(taken)]);
  select range_agg(int8range(id, id, '[]')) into next.batches from unnest(taken) id;
  are_holes_over := (horizon >= last.seen_before or last.seen_before > next.seen_before)
    and (next.up_to > last.up_to or cardinality(taken) < p_most_batches);
  next.holes := case when are_holes_over then '{}' else coalesce(last.holes, '{}') end
    + int8multirange(int8range(coalesce(last.up_to, 0), next.up_to, '(]')) - next.batches;
  next.sealed_at := p_now;
  next.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));

  select sum(l.lines), string_agg(sha256(record_send(row(b.id, b.booked_at, l.lines)) || l.digests), '' order by b.id)
    into next.lines, digests
    from unnest(taken) t(id) join batches b on b.id = t.id
      cross join lateral (
        select count(*) as lines, coalesce(string_agg(sha256(record_send(row(line, convert_to(source, 'UTF8'), convert_to(reference, 'UTF8'), leg,
            member_id, convert_to(act, 'UTF8'), fingerprint, convert_to(subject, 'UTF8'), convert_to(outcome, 'UTF8'),
            convert_to(resolves, 'UTF8'), convert_to(movement, 'UTF8'), debit_account_id, credit_account_id, amount_minor,
            debit_balance_after_minor, debit_version, credit_balance_after_minor, credit_version, booked_at))), '' order by line), '') as digests
        from journal where batch_id = t.id) l;
  next.hash := sha256(next.previous_hash
    || record_send(row(next.number, next.up_to, next.batches, next.holes, next.lines, next.sealed_at)) || digests);
  insert into seals select next.*;
  return cardinality(taken);
end $function$;
