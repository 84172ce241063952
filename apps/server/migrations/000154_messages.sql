-- What staff writes to members: to some by name, or to all of a segment, at once or later.
create table staff_messages (
  id uuid primary key,
  brand_id uuid not null references brands,
  staff_id uuid not null references staff,
  -- [{"language", "title", "text"}], the one that stands in for missing languages first
  texts jsonb not null,
  audience jsonb not null,
  -- null: it goes to a segment
  recipient_ids uuid[],
  state text not null check (state in ('scheduled', 'sending', 'sent', 'withdrawn')),
  written_at timestamptz not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  -- how far sending has come: members are gone through by their ids
  last_member_id uuid,
  sent_count integer not null default 0
);
create index staff_messages_due on staff_messages (send_at) where state in ('scheduled', 'sending');
create index staff_messages_of_brand on staff_messages (brand_id, written_at desc, id);

-- A member's own messages: what happened, as a kind with parameters, or a message of staff.
create table messages (
  member_id uuid not null references members,
  id uuid not null,
  -- a name of packages/contract/src/message-kinds.ts
  kind text not null,
  -- of the kind: what is told twice under it is told once
  reference text not null,
  -- emptied when the message was deleted long ago; the row stays, so that it never comes again
  params jsonb not null,
  staff_message_id uuid references staff_messages,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (member_id, id),
  check ((kind = 'staff') = (staff_message_id is not null))
);
create unique index messages_once on messages (member_id, kind, reference);
create index messages_listed on messages (member_id, sent_at desc, id desc) where deleted_at is null;
create index messages_unread on messages (member_id) where read_at is null and deleted_at is null;
create index messages_of_staff_by_age on messages (sent_at) where kind = 'staff';
create index messages_deleted on messages (deleted_at) where deleted_at is not null and params <> '{}';

grant select, insert, update on staff_messages to baize_app;
grant select, insert, update, delete on messages to baize_app;

update staff_roles set permissions = permissions || '{messages.write}' where name = 'Administrator' and is_built_in;
