-- The seed that follows the live one is bound before the player chooses his own for it: its hash stands beside the live one's. Null: a seed
-- from before, whose successor is made when the game is opened next. A retired row keeps the hash that it promised.
alter table studio.seeds
  add column next_sealed_server_seed text,
  add column next_server_seed_hash text unique,
  add constraint next_seed_whole check (next_sealed_server_seed is null or (next_server_seed_hash is not null and retired_at is null));
