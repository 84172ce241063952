-- The password that stands between a session and money that leaves: for a withdrawal, a transfer, points. Also of members without a login password.
create table payment_passwords (
  member_id uuid primary key references members,
  -- Argon2id
  hash text not null,
  set_at timestamptz not null,
  -- wrong tries since the last right one or the last lock; counted before a try is looked at
  failures smallint not null default 0,
  locked_until timestamptz
);
insert into payment_passwords (member_id, hash, set_at)
select member_id, payment_password_hash, changed_at from credentials where payment_password_hash is not null;
alter table credentials drop column payment_password_hash;

-- Until when nothing is paid out to a member, and why; changes of contacts hold payouts up by rows of their own (contact_changes).
create table payout_holds (
  id uuid primary key,
  member_id uuid not null references members,
  reason text not null check (reason in ('password_reset', 'payment_password_reset')),
  since timestamptz not null,
  until timestamptz not null
);
create index payout_holds_of_member on payout_holds (member_id, until);

alter table sms_codes drop constraint sms_codes_purpose_check;
alter table sms_codes add constraint sms_codes_purpose_check
  check (purpose in ('register', 'login', 'password', 'contact_old', 'contact_new', 'payment_password'));

grant select, insert, update on payment_passwords to baize_app;
grant select, insert on payout_holds to baize_app;
