-- Messages, reports and hidden authors of the tables' chats have bounds of a day, too (docs/decisions/215-chat-at-the-tables.md).
alter table studio.day_uses drop constraint day_uses_kind_check;
alter table studio.day_uses add constraint day_uses_kind_check
  check (kind in ('refused_play', 'seed_change', 'chat_message', 'chat_report', 'chat_hide'));
