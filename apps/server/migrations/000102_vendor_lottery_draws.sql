-- Draws of lottery vendors that send lists; a vendor that is asked while it happens has none here.
create table vendor_lottery_draws (
  vendor_code text not null,
  game_code text not null,
  numero text not null check (char_length(numero) between 1 and 40),
  -- the tab of the lottery menu
  tag text not null check (char_length(tag) between 1 and 40),
  draw_at timestamptz not null,
  -- before the draw, when betting ends
  lock_seconds integer not null check (lock_seconds between 0 and 86400),
  -- Monday 2 to Saturday 7, Sunday 1, with commas between
  draw_days text not null,
  -- null until it is drawn
  open_numbers text check (open_numbers ~ '^\d{1,40}$'),
  prize_mode text not null check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  is_vietnamese boolean not null,
  position integer not null,
  primary key (vendor_code, game_code, numero),
  foreign key (vendor_code, game_code) references games (vendor_code, game_code)
);

grant select, insert, delete on vendor_lottery_draws to baize_app;
