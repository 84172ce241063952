-- The books are sealed: a job, never a bet, takes the batches that are there, computes a hash over each of their lines and chains it to the
-- seal before. What moves no money is proved by it too: a tombstone, a reference, a fingerprint, a moment.
-- docs/decisions/031-batches-are-sealed.md says why.
create table seals (
  -- counts from 1 without a gap
  number bigint primary key,
  -- every batch up to this one is in a seal, or in the newest seal's holes, or was never committed
  up_to bigint not null,
  batches int8multirange not null,
  -- numbers up to `up_to` that nobody could see yet: rolled back, or committed later and then in a later seal
  holes int8multirange not null,
  -- whoever took a number of the holes is an older transaction than this
  seen_before xid8 not null,
  lines bigint not null,
  sealed_at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null
);
create trigger seals_kept before update or delete or truncate on seals for each statement execute function refuse_change();

-- Seals at most so many batches; answers how many it sealed, 0 when none is left. A number belongs to a batch before it can be seen, and a
-- booking locks accounts, so it is a transaction with a number, before it takes the batch's: a hole below `seen_before` that is not filled when
-- all older transactions have ended is never filled. After a restore into a server that has not come so far nobody is under way.
-- Hashed is the binary form of a row (record_send): each field with its type and its length before it, -1 for null, the same in every session;
-- texts go in as UTF-8. No number of a transaction is in it: those are a server's own. A batch's digest is of its lines' digests, so that its
-- size does not matter. pg_temp stands last: else a table of the session's own would go before the books.
create function seal_books(p_now timestamptz, p_most_batches integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
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
  select array_agg(f.id order by f.id), pg_snapshot_xmax(pg_current_snapshot()) into taken, next.seen_before from (
    select b.id from unnest(coalesce(last.holes, '{}') + int8multirange(int8range(last.up_to, null, '()'))) h(span)
      cross join lateral (
        select id from batches where id >= coalesce(lower(h.span), -9223372036854775808) and id < coalesce(upper(h.span), 9223372036854775807)
        order by id limit p_most_batches) b
    order by b.id limit p_most_batches) f;
  if taken is null then return 0; end if;

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
end $$;
revoke execute on function seal_books from public;
grant execute on function seal_books to baize_app;
grant select on seals to baize_app;
