create table members (
  id uuid primary key,
  brand_id uuid not null references brands,
  -- as the member wrote it; unique without regard to case
  username text not null,
  nickname text not null,
  -- 0 member, 1 2 41 42 agent kinds, 4 trial
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  upline_id uuid references members,
  blocked_at timestamptz,
  registered_at timestamptz not null,
  registered_from text not null default '',
  last_login_at timestamptz,
  profile jsonb not null default '{}'
);
create unique index members_username on members (brand_id, lower(username));
create index members_upline on members (upline_id);

create table credentials (
  member_id uuid primary key references members,
  password_hash text not null,
  changed_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  -- SHA-256 of the token; the token itself is never stored
  token_hash bytea not null unique,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null
);
-- also tells whether a member logged in from an address before
create index sessions_by_member on sessions (member_id, ip, created_at);

-- Failed logins of an account name (known or not), for the throttle. A row is written before the password is checked and taken back
-- when it was right.
create table login_failures (
  id uuid primary key,
  brand_id uuid not null references brands,
  -- in lower case
  username text not null,
  ip text not null,
  failed_at timestamptz not null
);
create index login_failures_by_name on login_failures (brand_id, username, failed_at);
create index login_failures_by_time on login_failures (failed_at);

create table staff (
  id uuid primary key,
  brand_id uuid references brands,
  username text not null unique,
  password_hash text not null,
  role text not null,
  created_at timestamptz not null
);

grant select, insert, update on members, credentials, sessions, staff to baize_app;
grant select, insert, delete on login_failures to baize_app;
