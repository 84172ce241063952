-- Sit and go tournaments: a room whose chips are no money. Its players brought the same, and its prizes are what they brought less the fee.
alter table rooms.rooms
  -- the operator's part of what each player brings; null: a room for money
  add column fee_minor bigint check (fee_minor >= 0),
  -- when all seats were taken and the first hand could begin
  add column started_at timestamptz,
  drop constraint rooms_status_check,
  -- playing: a tournament that has begun
  add constraint rooms_status_check check (status in ('open', 'playing', 'closing', 'closed')),
  add check (status <> 'playing' or (fee_minor is not null and started_at is not null));
alter table rooms.stays
  -- how a player of a tournament finished: stack_minor is his prize then, and his chips before
  add column place smallint check (place > 0);
create index stays_by_place on rooms.stays (room_id, place) where place is not null;
