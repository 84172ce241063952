-- A maintenance of a game, or of a vendor in a category, may end by itself.
alter table brand_games add column maintenance_ends_at timestamptz;
alter table brand_vendors add column maintenance_ends_at timestamptz;
create index brand_games_ending on brand_games (maintenance_ends_at) where maintenance_ends_at is not null;

-- How vendors fare with their calls to the wallet: sums of minutes over all processes, kept for two hours.
create table vendor_health_minutes (
  vendor_code text not null,
  minute timestamptz not null,
  calls integer not null,
  refusals integer not null,
  errors integer not null,
  total_ms double precision not null,
  max_ms integer not null,
  last_at timestamptz not null,
  last_error_at timestamptz,
  primary key (vendor_code, minute)
);
create index vendor_health_minutes_by_age on vendor_health_minutes (minute);
grant select, insert, update, delete on vendor_health_minutes to baize_app;
