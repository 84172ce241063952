-- Files of exports in parts, so that no process holds one whole; `staff_exports.content` is filled no more.
create table staff_export_parts (
  export_id uuid not null references staff_exports on delete cascade,
  part integer not null check (part > 0),
  content bytea not null,
  primary key (export_id, part)
);
grant select, insert, update, delete on staff_export_parts to baize_app;
insert into staff_export_parts (export_id, part, content) select id, 1, content from staff_exports where content is not null;
