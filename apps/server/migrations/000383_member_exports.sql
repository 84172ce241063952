-- Who reads out everything that is held about a member, and since when: its pages are given to nobody else, and within an hour alone.
create table member_exports (
  id uuid primary key,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  staff_id uuid not null references staff,
  begun_at timestamptz not null
);
create index member_exports_by_age on member_exports (begun_at);
grant select, insert, delete on member_exports to baize_app;

update staff_roles set permissions = permissions || '{members.export}'
  where name = 'Administrator' and is_built_in;
