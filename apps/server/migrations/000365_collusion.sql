-- What hands that are over say about players: figures of each, and what passed between two who sat at one table.

-- How far hands were read.
create table rooms.reading (
  id boolean primary key default true check (id),
  ended_at timestamptz not null,
  hand_id uuid not null
);
insert into rooms.reading (ended_at, hand_id) values ('1970-01-01', '00000000-0000-0000-0000-000000000000');

-- A player against another one, by day; old days are deleted. Chips are counted in bases of the room.
create table rooms.pair_facts (
  player_ref text not null,
  other_ref text not null,
  game_code text not null,
  day date not null,
  hands integer not null,
  -- what the player lost to the other one, less what he won from him, and the sum of its squares
  flow double precision not null,
  squares double precision not null,
  -- big pots that the player folded to the other one alone
  big_folds integer not null,
  -- decisions with nobody but the two left, and raises among them
  decisions integer not null,
  raises integer not null,
  primary key (player_ref, other_ref, game_code, day)
);
create index pair_facts_by_day on rooms.pair_facts (day);

-- All that a player played at a game.
create table rooms.player_figures (
  player_ref text not null,
  game_code text not null,
  scope text not null,
  hands integer not null,
  won integer not null,
  net_minor bigint not null,
  rake_minor bigint not null check (rake_minor >= 0),
  biggest_minor bigint not null check (biggest_minor >= 0),
  -- hands in which he put chips in by his own will before the flop, and those in which he raised there; null: the game has no flop
  voluntary integer,
  raised integer,
  primary key (player_ref, game_code)
);

-- Two players whom staff should look at.
create table rooms.pairs (
  id uuid primary key,
  first_ref text not null,
  second_ref text not null check (second_ref > first_ref),
  scope text not null,
  status text not null check (status in ('new', 'watched', 'cleared', 'confirmed')),
  score smallint not null check (score between 0 and 100),
  -- [{kind, score, gameCode, from, figures}]
  signals json not null,
  hands integer not null,
  -- what the score was when staff cleared the pair
  cleared_score smallint,
  found_at timestamptz not null,
  scored_at timestamptz not null,
  unique (first_ref, second_ref)
);
create index pairs_by_score on rooms.pairs (status, score desc);
create index pairs_by_second on rooms.pairs (second_ref);

-- What staff decided about a pair, and why.
create table rooms.pair_verdicts (
  pair_id uuid not null references rooms.pairs,
  number integer not null,
  status text not null,
  staff_name text not null,
  note text not null,
  decided_at timestamptz not null,
  primary key (pair_id, number)
);

grant select, update on rooms.reading to baize_app;
grant select, insert, update, delete on rooms.pair_facts to baize_app;
grant select, insert, update on rooms.player_figures, rooms.pairs to baize_app;
grant select, insert on rooms.pair_verdicts to baize_app;
