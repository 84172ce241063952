-- A player may have two bets in one flight, each a seat of its own (docs/decisions/216-two-bets-in-one-flight.md): seat 1 is the second one.
alter table studio.table_seats add column slot smallint not null default 0 check (slot in (0, 1));
create unique index table_seats_taken_slots on studio.table_seats (round_id, player_ref, slot) where status <> 'void';
drop index studio.table_seats_taken;
