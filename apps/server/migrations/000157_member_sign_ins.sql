-- How somebody came into a member's account, or tried to: what its owner reads. Of an address only the masked form is kept.
create table member_sign_ins (
  member_id uuid not null references members,
  id uuid not null,
  at timestamptz not null,
  masked_address text not null,
  user_agent text not null,
  method text not null check (method in ('password', 'device', 'sms', 'social', 'trial', 'register')),
  outcome text not null check (outcome in ('success', 'wrongPassword', 'blocked')),
  primary key (member_id, id)
);
create index member_sign_ins_newest on member_sign_ins (member_id, at desc, id);
create index member_sign_ins_by_age on member_sign_ins (at);
grant select, insert, delete on member_sign_ins to baize_app;
