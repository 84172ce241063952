-- One person of the staff holds a chat; whose owner waits for an answer, and since when, is known.
alter table service_chats
  add column holder_id uuid references staff,
  add column waiting_since timestamptz,
  -- The last message when the chat was closed: what its owner rates.
  add column closed_seq integer,
  add column closed_at timestamptz,
  -- Whose service is rated.
  add column closed_by uuid references staff;
update service_chats set waiting_since = last_at where state = 'open' and staff_unread > 0;
create index service_chats_waiting on service_chats (brand_id, waiting_since) where waiting_since is not null;
create index service_chats_held on service_chats (holder_id, last_at desc) where holder_id is not null;

-- How long owners of chats waited, each wait ended by one answer.
create table service_waits (
  chat_id uuid not null references service_chats,
  answered_seq integer not null,
  brand_id uuid not null references brands,
  staff_id uuid not null references staff,
  waited_since timestamptz not null,
  answered_at timestamptz not null,
  primary key (chat_id, answered_seq)
);
create index service_waits_by_time on service_waits (brand_id, answered_at);
grant select, insert on service_waits to baize_app;

-- What owners thought of the service when their chat was closed.
create table service_ratings (
  chat_id uuid not null references service_chats,
  closed_seq integer not null,
  brand_id uuid not null references brands,
  staff_id uuid not null references staff,
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (length(comment) <= 500),
  rated_at timestamptz not null,
  primary key (chat_id, closed_seq)
);
create index service_ratings_by_time on service_ratings (brand_id, rated_at desc);
grant select, insert on service_ratings to baize_app;

-- Answers that staff writes often, under a short name, in the languages of the brand.
create table quick_answers (
  id uuid primary key,
  brand_id uuid not null references brands,
  code text not null check (code ~ '^[a-z0-9-]{1,30}$'),
  texts jsonb not null,
  version integer not null,
  changed_at timestamptz not null,
  changed_by uuid not null references staff,
  unique (brand_id, code)
);
grant select, insert, update, delete on quick_answers to baize_app;

-- A visitor may leave an address to which his feedback is answered.
alter table feedback add column sealed_email text;

update staff_roles set permissions = permissions || '{chats.manage}'
  where name = 'Administrator' and is_built_in;
