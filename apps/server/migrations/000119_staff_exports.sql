-- Files of lists that staff asked for; the content goes after a day.
create table staff_exports (
  id uuid primary key,
  staff_id uuid not null references staff,
  brand_id uuid not null references brands,
  list text not null,
  format text not null check (format in ('csv', 'xlsx')),
  -- what the list's own call takes
  params jsonb not null,
  data jsonb not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'expired')),
  row_count integer,
  is_truncated boolean not null default false,
  content bytea,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_exports_by_staff on staff_exports (staff_id, requested_at desc);
create index staff_exports_unexpired on staff_exports (expires_at) where state <> 'expired';
grant select, insert, update on staff_exports to baize_app;
