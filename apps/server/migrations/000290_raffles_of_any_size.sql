-- A brand whose money has small units comes to more tickets than an integer holds.
alter table raffle_tickets alter column first_ticket type bigint, alter column tickets type bigint;
alter table raffles alter column tickets type bigint;
