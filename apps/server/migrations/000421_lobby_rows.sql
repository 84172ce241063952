-- When a game came into a brand's catalogue. Games that are there already have no day: they are never new.
alter table brand_games add column added_at timestamptz;
alter table brand_games alter column added_at set default now();
-- What a brand's members started in the last hours: the popular games of a lobby.
create index recent_games_by_start on recent_games (played_at, game_id);
