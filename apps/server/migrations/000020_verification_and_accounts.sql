-- What a member told in confidence: JSON sealed with the installation's secret. members.profile keeps only where he came from.
alter table members
  add column sealed_profile text,
  add column language text,
  -- changes the password at the next login: the factory's password, or staff asked for it
  add column must_change_password boolean not null default false;

-- Numbers and addresses that a member can be reached at. lookup: keyed hash of the plain value, so that it can be found unread.
create table member_contacts (
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  kind text not null check (kind in ('mobile', 'email')),
  sealed_value text not null,
  lookup bytea not null,
  verified_at timestamptz,
  primary key (member_id, kind)
);
-- A mobile number logs in, so it has one owner; an e-mail address may have several.
create unique index member_contacts_mobile on member_contacts (brand_id, lookup) where kind = 'mobile';

create table member_pictures (
  member_id uuid primary key references members,
  webp bytea not null check (octet_length(webp) <= 200000),
  changed_at timestamptz not null
);

alter table credentials add column payment_password_hash text;
alter table sessions add column method text not null default 'password'
  check (method in ('password', 'device', 'sms', 'social', 'trial', 'register'));
create index sessions_of_trials on sessions (brand_id, ip, created_at) where method = 'trial';
create index login_failures_by_address on login_failures (brand_id, ip, failed_at);

-- One-time codes. code_hash: keyed hash over code, purpose, form and number.
create table sms_codes (
  id uuid primary key,
  brand_id uuid not null references brands,
  purpose text not null check (purpose in ('register', 'login', 'password')),
  form_id uuid not null,
  number_lookup bytea not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  ended_at timestamptz
);
create index sms_codes_by_form on sms_codes (brand_id, form_id, purpose, created_at);
create index sms_codes_by_number on sms_codes (brand_id, number_lookup, created_at);
create index sms_codes_by_time on sms_codes (created_at);

-- What was asked for, sent or not: the caps count it.
create table sms_requests (
  id uuid primary key,
  brand_id uuid not null references brands,
  number_lookup bytea not null,
  ip text not null,
  requested_at timestamptz not null
);
create index sms_requests_by_number on sms_requests (brand_id, number_lookup, requested_at);
create index sms_requests_by_address on sms_requests (brand_id, ip, requested_at);
create index sms_requests_by_time on sms_requests (requested_at);

create table captchas (
  brand_id uuid not null references brands,
  form_id uuid not null,
  purpose text not null,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  primary key (brand_id, form_id, purpose)
);
create index captchas_by_expiry on captchas (expires_at);

-- Remembered logins. A token is good once; the use of a used one ends its whole family, because somebody has copied it.
create table device_tokens (
  id uuid primary key,
  family_id uuid not null,
  token_hash bytea not null unique,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
create index device_tokens_by_member on device_tokens (member_id);
create index device_tokens_by_family on device_tokens (family_id);

create table password_links (
  token_hash bytea primary key,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_links_by_member on password_links (member_id, created_at);

-- Social logins that are under way, by the hash of their state.
create table social_logins (
  state_hash bytea primary key,
  brand_id uuid not null references brands,
  provider text not null,
  form_id uuid not null,
  -- PKCE verifier and nonce
  sealed_secrets text not null,
  expires_at timestamptz not null
);
create table social_identities (
  brand_id uuid not null references brands,
  provider text not null,
  subject text not null,
  member_id uuid not null references members,
  linked_at timestamptz not null,
  primary key (brand_id, provider, subject)
);
create index social_identities_by_member on social_identities (member_id);

create table affiliate_codes (
  brand_id uuid not null references brands,
  code text not null check (code = lower(code)),
  member_id uuid not null references members,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (brand_id, code)
);
create index affiliate_codes_by_member on affiliate_codes (member_id);

-- Mails and SMS. Recipient and content are sealed; the console opens them.
create table outbox_messages (
  id uuid primary key,
  brand_id uuid not null references brands,
  channel text not null check (channel in ('sms', 'mail')),
  sealed_message text not null,
  status text not null check (status in ('waiting', 'sent', 'failed')),
  attempts smallint not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  fault text
);
create index outbox_messages_due on outbox_messages (due_at) where status = 'waiting';
create index outbox_messages_by_brand on outbox_messages (brand_id, created_at);

grant select, insert, update on member_contacts, affiliate_codes, social_identities, outbox_messages to baize_app;
grant select, insert, update, delete on sms_codes, sms_requests, captchas, device_tokens, password_links, social_logins, member_pictures
  to baize_app;

-- Every process caches sessions; whoever ends one, in whatever way, tells all of them.
create function tell_sessions_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('baize_sessions', case when tg_table_name = 'members' then to_jsonb(new)->>'id' else to_jsonb(new)->>'member_id' end);
  return null;
end $$;
create trigger sessions_ended after update of ended_at on sessions
  for each row when (old.ended_at is distinct from new.ended_at) execute function tell_sessions_changed();
create trigger passwords_changed after update of changed_at on credentials
  for each row when (old.changed_at is distinct from new.changed_at) execute function tell_sessions_changed();
create trigger members_changed after update of blocked_at, type on members
  for each row when (old.blocked_at is distinct from new.blocked_at or old.type is distinct from new.type)
  execute function tell_sessions_changed();
