-- What a version of the program was made of when it was first started (modules/integrity): SHA-256 of files and packages.
create table program_baselines (
  version text not null,
  name text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  noted_at timestamptz not null,
  primary key (version, name)
);
grant select, insert on program_baselines to baize_app;
