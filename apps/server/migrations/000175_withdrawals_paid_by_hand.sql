-- A withdrawal that staff pays itself: the reference of the bank transfer, and above the amount of four eyes who named it first.
alter table withdrawals add column hand_reference text, add column hand_first_payer uuid;

update staff_roles set permissions = permissions || '{withdrawals.payByHand}' where name = 'Administrator' and is_built_in;
