create table staff_totp (
  staff_id uuid primary key references staff,
  -- null: it was never finished
  sealed_secret text,
  -- the time step of the last code that counted; a code counts once
  last_step bigint not null default 0,
  added_at timestamptz,
  last_used_at timestamptz,
  -- of one that is being set up
  sealed_new_secret text,
  new_since timestamptz
);

create table staff_passkeys (
  id uuid primary key,
  staff_id uuid not null references staff,
  -- of WebAuthn, base64url
  credential_id text not null unique,
  public_key bytea not null,
  -- the host that it was made at
  relying_party text not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_by_staff on staff_passkeys (staff_id);

-- What a browser was asked with last, for each session.
create table staff_passkey_challenges (
  session_id uuid primary key references staff_sessions,
  purpose text not null check (purpose in ('add', 'give')),
  challenge text not null,
  created_at timestamptz not null
);

create table staff_recovery_codes (
  staff_id uuid not null references staff,
  -- keyed hash of the code
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- When the second factor was given in a session; null: it was not.
alter table staff_sessions add column second_factor_at timestamptz;

grant select, insert, update, delete on staff_totp, staff_passkeys, staff_passkey_challenges, staff_recovery_codes to baize_app;
