-- Chat of the shared tables (docs/decisions/215-chat-at-the-tables.md): everybody at a table of one brand reads it.
create table studio.chat_messages (
  id uuid primary key,
  brand_id uuid not null,
  game_code text collate "C" not null,
  player_ref text not null,
  -- the masked name under which it was said
  name text not null,
  body text not null check (char_length(body) between 1 and 160),
  sent_at timestamptz not null,
  -- reports that nobody of the staff has looked at
  reports integer not null default 0 check (reports >= 0),
  removed_at timestamptz,
  removed_by text,
  check ((removed_at is null) = (removed_by is null))
);
create index chat_messages_of_table on studio.chat_messages (brand_id, game_code, sent_at desc);
create index chat_messages_of_player on studio.chat_messages (player_ref, sent_at desc);
create index chat_messages_by_age on studio.chat_messages (brand_id, sent_at);

-- Who has shown a message to the staff.
create table studio.chat_reports (
  message_id uuid not null references studio.chat_messages on delete cascade,
  player_ref text not null,
  reported_at timestamptz not null,
  primary key (message_id, player_ref)
);

-- Who may not write at any table for a time.
create table studio.chat_mutes (
  player_ref text primary key,
  until timestamptz not null,
  reason text not null,
  muted_by text not null,
  muted_at timestamptz not null
);

-- Authors whose messages a player does not want to see.
create table studio.chat_hidden_authors (
  player_ref text not null,
  author_id text not null,
  primary key (player_ref, author_id)
);

-- Without a row a brand has the usual settings.
create table studio.chat_settings (
  brand_id uuid primary key,
  is_on boolean not null,
  keep_days integer not null check (keep_days between 1 and 365),
  words text[] not null
);

grant select, insert, delete on studio.chat_messages to baize_app;
grant update (reports, removed_at, removed_by) on studio.chat_messages to baize_app;
grant select, insert, delete on studio.chat_reports, studio.chat_hidden_authors to baize_app;
grant select, insert, update, delete on studio.chat_mutes to baize_app;
grant select, insert, update on studio.chat_settings to baize_app;

-- Who reads the chats of the tables, removes messages and mutes players.
update staff_roles set permissions = permissions || '{tableChat.moderate}'
  where name = 'Administrator' and is_built_in;
