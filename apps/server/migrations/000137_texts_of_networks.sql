-- What visitors write is counted by network over a day: feedback, and chats without an account.
alter table feedback add column network text not null default '';
create index feedback_of_network on feedback (network, received_at);
-- Null: a member's chat, or one of before.
alter table service_chats add column network text;
create index service_chats_of_network on service_chats (network, last_at) where network is not null;
