update staff_roles set permissions = permissions || '{transfers.read}' where name = 'Administrator' and is_built_in;
-- Staff looks for what a member was sent.
create index member_transfers_received_of_brand on member_transfers (brand_id, other_member_id) where side = 'sent';
