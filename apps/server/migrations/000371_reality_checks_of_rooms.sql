-- Since when a player sits at card rooms, fishing games or arenas, and how often he is stopped and shown what he did.
create table rooms.reality_checks (
  player_ref text primary key,
  since timestamptz not null,
  every_ms integer not null default 0 check (every_ms >= 0)
);
create table fishing.reality_checks (like rooms.reality_checks including all);
create table cockfight.reality_checks (like rooms.reality_checks including all);
grant select, insert, update on rooms.reality_checks, fishing.reality_checks, cockfight.reality_checks to baize_app;
