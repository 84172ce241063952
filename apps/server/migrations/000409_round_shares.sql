-- Rounds that members show to everybody by a link. The id is secret until its owner gives it away. A link that was taken back stays: it counts
-- for the day, and its address never leads anywhere again.
create table round_shares (
  id text collate "C" primary key check (id ~ '^[a-z2-9]{26}$'),
  brand_id uuid not null references brands,
  member_id uuid not null references members,
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  hides_amounts boolean not null,
  hides_name boolean not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index round_shares_working on round_shares (member_id, vendor_code, round_id) where ended_at is null;
create index round_shares_of_member on round_shares (member_id, created_at desc);
grant select, insert, delete on round_shares to baize_app;
grant update (hides_amounts, hides_name, ended_at) on round_shares to baize_app;
