-- A process that starts beside others must not take what they book meanwhile for numbers of another server: what is known is read first, the
-- server's own number afterwards.
create or replace function heal_after_restore() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  known xid8[];
  reached xid8;
begin
  known := array[
    (select booked_in from batches order by booked_in desc limit 1),
    (select booked_in from turnover_cursor order by booked_in desc limit 1)];
  known := known || array(select before from house_rollups)
    || array(select next::xid8 from bookkeeper_runs where kind <> 'reconciliation' and next is not null);
  reached := pg_snapshot_xmax(pg_current_snapshot());
  -- Sums and runs end before a number, which may be the next one.
  if not exists (select from unnest(known[1:2]) booked where booked >= reached)
    and not exists (select from unnest(known[3:]) ending where ending > reached) then return; end if;
  delete from house_rollups;
  delete from bookkeeper_runs;
  delete from turnover_cursor;
  update house_moves set booked_in = '1'::xid8;
  update batches set booked_in = '1'::xid8;
end $$;
