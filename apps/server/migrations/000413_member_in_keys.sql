-- The member stands in the keys of what is his (docs/decisions/211-divided-by-member-step-by-step.md): rows of one member can then live on a server
-- of their own. Ids are made by the program and stay what a row is found by.
alter table affiliate_applications drop constraint affiliate_applications_pkey, add primary key (member_id, id);
alter table balance_corrections drop constraint balance_corrections_pkey, add primary key (member_id, id);
alter table contact_changes drop constraint contact_changes_pkey, add primary key (member_id, id);
alter table contract_requests drop constraint contract_requests_pkey, add primary key (member_id, id);
alter table deposits drop constraint deposits_pkey, add primary key (member_id, id);
alter table device_tokens drop constraint device_tokens_pkey, add primary key (member_id, id);
alter table held_payouts drop constraint held_payouts_pkey, add primary key (member_id, id);
alter table member_exports drop constraint member_exports_pkey, add primary key (member_id, id);
alter table payout_holds drop constraint payout_holds_pkey, add primary key (member_id, id);
alter table vendor_transfers drop constraint vendor_transfers_pkey, add primary key (member_id, id);
create index affiliate_applications_by_id on affiliate_applications (id);
create index balance_corrections_by_id on balance_corrections (id);
create index contact_changes_by_id on contact_changes (id);
create index contract_requests_by_id on contract_requests (id);
create index deposits_by_id on deposits (id);
create index device_tokens_by_id on device_tokens (id);
create index held_payouts_by_id on held_payouts (id);
create index vendor_transfers_by_id on vendor_transfers (id);
