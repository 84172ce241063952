-- What is too old to be of use is deleted: tokens of launches, mails and SMS that have left or failed.
create index launch_tokens_by_expiry on launch_tokens (expires_at);
create index outbox_messages_done on outbox_messages (created_at) where status <> 'waiting';
grant delete on outbox_messages to baize_app;
