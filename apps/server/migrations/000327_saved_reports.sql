-- Reports that staff saved, the schedules by which they come by mail, and what each schedule sent.
create table saved_reports (
  id uuid primary key,
  brand_id uuid not null references brands,
  staff_id uuid not null references staff,
  name text not null check (length(name) between 1 and 60),
  question jsonb not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index saved_reports_of_brand on saved_reports (brand_id) where removed_at is null;
grant select, insert, update on saved_reports to baize_app;

create table report_schedules (
  id uuid primary key,
  report_id uuid not null references saved_reports,
  brand_id uuid not null references brands,
  -- who asked for it and gets the mails
  staff_id uuid not null references staff,
  cadence text not null check (cadence in ('D', 'W', 'M')),
  hour smallint not null check (hour between 0 and 23),
  format text not null check (format in ('csv', 'xlsx')),
  next_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index report_schedules_due on report_schedules (next_at) where ended_at is null;
create index report_schedules_of_staff on report_schedules (staff_id) where ended_at is null;
grant select, insert, update on report_schedules to baize_app;

create table report_runs (
  -- also the mail's id in the outbox
  id uuid primary key,
  schedule_id uuid not null references report_schedules,
  report_id uuid not null references saved_reports,
  brand_id uuid not null references brands,
  staff_id uuid not null references staff,
  due_at timestamptz not null,
  format text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'notSent')),
  reason text check (reason in ('permission', 'address', 'report', 'failure')),
  row_count integer,
  finished_at timestamptz,
  unique (schedule_id, due_at)
);
create index report_runs_of_staff on report_runs (staff_id, due_at desc);
grant select, insert, update on report_runs to baize_app;
