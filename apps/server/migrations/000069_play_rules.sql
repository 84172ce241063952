-- What the house tells a game session: the name that others at a table see, the least time of a round, how often a player is shown what he did.
alter table studio.sessions
  add column display_name text not null default '',
  add column minimum_cycle_ms integer not null default 0,
  add column reality_check_ms integer not null default 0;

-- Since when a player has played without being shown what he did.
create table studio.reality_checks (
  player_ref text primary key,
  since timestamptz not null
);
grant select, insert, update on studio.reality_checks to baize_app;

create index table_seats_of_round on studio.table_seats (round_id);
-- A pick bonus whose player does not come back.
create index rounds_staked on studio.rounds (staked_at) where status = 'decided' and staked_at is not null;

-- A round that could not be dealt is void: its stakes went back.
alter table studio.table_rounds drop constraint table_rounds_status_check;
alter table studio.table_rounds add constraint table_rounds_status_check
  check (status in ('betting', 'closed', 'dealt', 'settled', 'void'));
