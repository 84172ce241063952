-- For the console's lists.
create index audit_log_by_subject on audit_log (subject, seq desc);
create index audit_log_by_actor on audit_log (actor, seq desc);
create index audit_log_by_brand on audit_log (brand_id, seq desc);
create index members_by_registration on members (brand_id, registered_at desc, id);
create index members_by_name_beginning on members (brand_id, lower(username) text_pattern_ops);
create index held_payouts_by_brand on held_payouts (brand_id, state, held_at);
