-- Every process also hears of it when a new password is demanded: the session that it caches is barred from then on.
drop trigger members_changed on members;
create trigger members_changed after update of blocked_at, type, must_change_password on members
  for each row when (
    old.blocked_at is distinct from new.blocked_at
    or old.type is distinct from new.type
    or old.must_change_password is distinct from new.must_change_password
  )
  execute function tell_sessions_changed();

-- A member who came in by mobile number has that number as the name of his account, shown masked; username stays the server's choice.
alter table members add column named_by_mobile boolean not null default false;
update members set named_by_mobile = true where nickname like '+%•%';

-- Null after an undone change of a contact: whoever made the change may know the password.
alter table credentials alter column password_hash drop not null;

alter table sms_codes drop constraint sms_codes_purpose_check;
alter table sms_codes add constraint sms_codes_purpose_check
  check (purpose in ('register', 'login', 'password', 'contact_old', 'contact_new'));

-- Changes of a number or an address. Rows stay, so that the member's history can be told.
create table contact_changes (
  id uuid primary key,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  kind text not null check (kind in ('mobile', 'email')),
  -- null: there was none before
  sealed_old_value text,
  old_verified_at timestamptz,
  changed_at timestamptz not null,
  -- until then nothing is paid out
  cooling_off_until timestamptz not null,
  -- of the link that undoes the change; null: nobody could be told
  revert_token_hash bytea unique,
  revert_until timestamptz not null,
  reverted_at timestamptz
);
create index contact_changes_by_member on contact_changes (member_id, changed_at);
grant select, insert, update on contact_changes to baize_app;
grant delete on member_contacts to baize_app;
