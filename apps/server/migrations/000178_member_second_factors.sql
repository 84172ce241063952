-- A challenge is one account's, as of members.
delete from staff_passkey_challenges;
alter table staff_passkey_challenges add column staff_id uuid not null references staff;
alter table staff_passkey_challenges drop constraint staff_passkey_challenges_pkey;
alter table staff_passkey_challenges add primary key (staff_id, session_id);

create table member_totp (
  member_id uuid primary key references members,
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

create table member_passkeys (
  member_id uuid not null references members,
  id uuid not null,
  -- of WebAuthn, base64url
  credential_id text not null,
  public_key bytea not null,
  -- the host that it was made at
  relying_party text not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz,
  primary key (member_id, id),
  unique (member_id, credential_id)
);

-- What a browser was asked with last, for each session or login.
create table member_passkey_challenges (
  member_id uuid not null references members,
  session_id uuid not null,
  purpose text not null check (purpose in ('add', 'give')),
  challenge text not null,
  created_at timestamptz not null,
  primary key (member_id, session_id)
);
create index member_passkey_challenges_by_age on member_passkey_challenges (created_at);

create table member_recovery_codes (
  member_id uuid not null references members,
  -- keyed hash of the code
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- When the second factor was given in a session.
create table member_second_factors_given (
  member_id uuid not null references members,
  session_id uuid not null,
  given_at timestamptz not null,
  primary key (member_id, session_id)
);
create index member_second_factors_given_by_age on member_second_factors_given (given_at);

-- Logins that wait for their second step.
create table member_login_steps (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  token_hash bytea not null,
  -- of the password's hash: a changed password ends the login
  password_digest bytea not null,
  method text not null,
  page text not null check (page in ('member', 'agent')),
  remember boolean not null,
  created_at timestamptz not null,
  primary key (member_id, id)
);
create index member_login_steps_by_token on member_login_steps (token_hash);
create index member_login_steps_by_age on member_login_steps (created_at);

alter table payout_holds drop constraint payout_holds_reason_check;
alter table payout_holds add constraint payout_holds_reason_check
  check (reason in ('password_reset', 'payment_password_reset', 'second_factor_reset'));

grant select, insert, update, delete on member_totp, member_passkeys, member_passkey_challenges, member_recovery_codes,
  member_second_factors_given, member_login_steps to baize_app;
