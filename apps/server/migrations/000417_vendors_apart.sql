-- The vendors' books may stand in a database of their own, so nothing in their schemas refers to a table outside of them. Brands and accounts of the
-- staff are never deleted, and the program writes the ids of those that it has just read.
alter table lotto.closures drop constraint closures_brand_id_fkey;
alter table lotto.entries drop constraint entries_brand_id_fkey;
alter table lotto.entries drop constraint entries_staff_id_fkey;
alter table lotto.limits drop constraint limits_brand_id_fkey;
alter table lotto.sources drop constraint sources_brand_id_fkey;
alter table lotto.tickets drop constraint tickets_brand_id_fkey;
alter table sportsbook.limits drop constraint limits_brand_id_fkey;

-- Which part of an installation this database is, once its vendors' books stand apart; without a row it is all of it. The program reads it, and the owner
-- alone writes it: at the first start of two empty databases, and when the books are moved.
create table database_part (
  is_only boolean primary key default true check (is_only),
  part text not null check (part in ('core', 'vendors')),
  -- The same in both databases.
  vendors_id uuid not null,
  -- `moving` and `returning`: a move that has begun and not ended; no process starts.
  state text not null check (state in ('apart', 'moving', 'returning')),
  marked_at timestamptz not null default now()
);
grant select on database_part to baize_app;
