-- Limits that a member sets himself stand beside those of staff; the lowest binds.
alter table money_limits add column set_by text not null default 'staff' check (set_by in ('staff', 'member'));
alter table money_limits add constraint money_limits_own check (set_by = 'staff' or member_id is not null);
alter table money_limits drop constraint money_limits_kind_check;
alter table money_limits add constraint money_limits_kind_check check (kind in ('stake', 'bonusStake', 'dayStake', 'dayLoss', 'dayDeposit',
  'weekStake', 'weekLoss', 'weekDeposit', 'monthStake', 'monthLoss', 'monthDeposit'));
drop index money_limits_once;
create unique index money_limits_once
  on money_limits (brand_id, coalesce(member_id, '00000000-0000-0000-0000-000000000000'), kind, set_by);

-- A bar of play as it stands now: no bets, deposits or launches. An end of null with a bar: for ever. `reminder_minutes`: how often the member
-- wants to be told how long and for how much he has played; null: as the brand does.
alter table members
  add column play_bar text check (play_bar in ('coolOff', 'exclusion')),
  add column play_barred_until timestamptz,
  add column reminder_minutes smallint check (reminder_minutes in (30, 60));
drop trigger member_blocked on members;
create trigger member_blocked after update of blocked_at, type, play_bar, play_barred_until on members for each row
  when (old.blocked_at is distinct from new.blocked_at or old.type <> new.type or old.play_bar is distinct from new.play_bar
    or old.play_barred_until is distinct from new.play_barred_until) execute function member_changed();

-- Every change of a member's own limits: in force at once, or asked for and waiting for its time and a second yes.
create table member_limit_changes (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  kind text not null,
  before_minor bigint check (before_minor >= 0),
  after_minor bigint check (after_minor >= 0),
  state text not null check (state in ('IN_FORCE', 'WAITING', 'CONFIRMED', 'WITHDRAWN', 'REPLACED', 'LAPSED')),
  asked_at timestamptz not null,
  -- From when on a waiting change can be said yes to, and until when.
  ready_at timestamptz not null,
  lapses_at timestamptz not null,
  decided_at timestamptz,
  primary key (member_id, id),
  check ((state = 'WAITING') = (decided_at is null))
);
create unique index member_limit_changes_waiting on member_limit_changes (member_id, kind) where state = 'WAITING';
create index member_limit_changes_lapsing on member_limit_changes (lapses_at) where state = 'WAITING';
grant select, insert, update on member_limit_changes to baize_app;

-- Every break and exclusion; rows are never changed, nobody shortens one.
create table member_bars (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  kind text not null check (kind in ('coolOff', 'exclusion')),
  length text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  set_by text not null check (set_by in ('member', 'staff', 'contact')),
  reason text not null default '',
  primary key (member_id, id)
);
create index member_bars_latest on member_bars (brand_id, starts_at desc);
grant select, insert on member_bars to baize_app;

-- Contacts of excluded members, so that an account with the same verified contact, in whatever brand and made whenever, is excluded too.
create table excluded_contacts (
  lookup bytea not null,
  member_id uuid not null references members,
  excluded_at timestamptz not null,
  ends_at timestamptz,
  primary key (member_id, lookup, excluded_at)
);
create index excluded_contacts_found on excluded_contacts (lookup);
grant select, insert on excluded_contacts to baize_app;

create table member_reminders (
  member_id uuid not null references members,
  id uuid not null,
  every_minutes smallint check (every_minutes in (30, 60)),
  set_at timestamptz not null,
  primary key (member_id, id)
);
grant select, insert on member_reminders to baize_app;

-- Who may exclude a member and read whom to speak to.
update staff_roles set permissions = permissions || '{members.protect}' where name = 'Administrator' and is_built_in;
