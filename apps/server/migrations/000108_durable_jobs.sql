-- Durable jobs: the queue's own schema belongs to the application's role, under which its tables are made after these files. The table
-- of its migrations stands here, because that role may not make a schema.
create schema graphile_worker authorization baize_app;
create table graphile_worker.migrations (
  id integer primary key,
  ts timestamptz not null default now(),
  breaking boolean not null default false
);
alter table graphile_worker.migrations owner to baize_app;

-- Work that the calendar asks for, once for each kind, subject and stretch of time: this row is the guard against doing it twice.
create table calendar_runs (
  kind text not null,
  -- whom it is done for: a brand, a member, a lottery; 'installation' for the whole program
  subject text not null,
  -- of the period or slot (packages/periods)
  period_key text not null,
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  last_error text,
  due_at timestamptz not null,
  finished_at timestamptz,
  primary key (kind, subject, period_key)
);
create index calendar_runs_newest on calendar_runs (kind, subject, ends_at desc);
create index calendar_runs_unfinished on calendar_runs (status, kind) where status <> 'done';
grant select, insert, update, delete on calendar_runs to baize_app;
