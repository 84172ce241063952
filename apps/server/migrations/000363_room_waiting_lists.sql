-- Waiting lists of full card rooms. Whoever is offered a seat has it kept for a while; then it goes to the next.
create table rooms.waits (
  id uuid primary key,
  -- who came first
  number bigint generated always as identity,
  room_id uuid not null references rooms.rooms,
  game_code text not null,
  player_ref text not null,
  -- the site's session with which he came: its end takes him off the list
  site_session_id text not null,
  -- offered: a seat is kept; seated: sat down; left: went, or his session ended, or the room closed; lapsed: did not take the seat in time
  status text not null check (status in ('waiting', 'offered', 'seated', 'left', 'lapsed')),
  offered_until timestamptz,
  joined_at timestamptz not null,
  check ((status = 'offered') <= (offered_until is not null))
);
-- One list at a time for a player at a game, whichever tab he comes from.
create unique index waits_player on rooms.waits (player_ref, game_code) where status in ('waiting', 'offered');
create index waits_by_room on rooms.waits (room_id, number) where status in ('waiting', 'offered');
create index waits_old on rooms.waits (joined_at) where status not in ('waiting', 'offered');
grant select, insert, update, delete on rooms.waits to baize_app;
