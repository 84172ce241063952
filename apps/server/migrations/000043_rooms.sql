-- Rooms of player-versus-player vendors that send lists; a vendor that is asked while it happens has none here.
create table vendor_rooms (
  vendor_code text not null references vendors (code),
  room_id text not null,
  game_code text not null,
  names jsonb not null,
  -- in minor units of the currency of the brands that offer the vendor
  min_bet_minor bigint not null check (min_bet_minor > 0),
  max_bet_minor bigint not null check (max_bet_minor >= min_bet_minor),
  seats integer not null check (seats between 2 and 1000),
  players integer not null check (players between 0 and seats),
  is_open boolean not null,
  position integer not null,
  primary key (vendor_code, room_id),
  foreign key (vendor_code, game_code) references games (vendor_code, game_code)
);

grant select, insert, update, delete on vendor_rooms to baize_app;
