-- Tables of the arenas of virtual cockfights. They keep to themselves: no foreign key leads out, players are opaque references.
create schema cockfight;
grant usage on schema cockfight to baize_app;

create table cockfight.fights (
  id uuid primary key,
  -- the vendor code of the arena
  arena text not null,
  programme int not null check (programme > 0),
  number int not null check (number > 0),
  rules_version text not null,
  meron text not null,
  wala text not null,
  state text not null check (state in ('OPEN', 'LAST_CALL', 'CLOSED', 'FIGHTING', 'RESULT', 'SETTLED')),
  opened_at timestamptz not null,
  last_call_at timestamptz not null,
  closes_at timestamptz not null,
  -- when the birds are released, and when the result is called
  fights_at timestamptz,
  result_at timestamptz,
  settled_at timestamptz,
  -- sealed with the installation's secret until the result is called
  sealed_seed text not null,
  server_seed text,
  server_seed_hash text not null unique,
  client_seed text,
  outcome text check (outcome in ('MERON', 'WALA', 'BDD', 'FTD', 'CANCEL')),
  -- what 100 on each side of a tote pays; null: a fixed book
  meron_per100_minor bigint,
  wala_per100_minor bigint,
  -- a key (pool, late, staff) and, of staff, their words
  cancel_ground text not null default '',
  cancel_reason text not null default '',
  corrections smallint not null default 0 check (corrections in (0, 1)),
  corrected_from text,
  unique (arena, programme, number),
  check ((state in ('RESULT', 'SETTLED')) = (outcome is not null)),
  check ((outcome is null) or (server_seed is not null))
);
-- An arena has one fight at a time.
create unique index fights_running on cockfight.fights (arena) where state <> 'SETTLED' and corrections = 0;
create index fights_by_time on cockfight.fights (arena, opened_at desc);

create table cockfight.bets (
  id uuid primary key,
  arena text not null,
  fight_id uuid not null references cockfight.fights (id),
  player_ref text not null,
  bet text not null check (bet in ('meron', 'wala', 'bdd', 'ftd')),
  -- as entered, and what of it left the wallet
  stake_minor bigint not null check (stake_minor > 0),
  risk_minor bigint not null check (risk_minor > 0),
  -- what it returns when it wins; 0 where the pool decides
  win_minor bigint not null check (win_minor >= 0),
  -- Malay odds, or so much to one; '' from the pool
  odds text not null,
  state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID')),
  refusal text not null default '',
  -- the last result that the wallet has of the bet; 0: none
  generation smallint not null default 0,
  return_minor bigint check (return_minor >= 0),
  -- what the wallet is to be told next
  next_return_minor bigint check (next_return_minor >= 0),
  next_state text check (next_state in ('SETTLED', 'VOID')),
  corrected_from_minor bigint,
  placed_at timestamptz not null,
  closed_at timestamptz,
  check ((next_return_minor is null) = (next_state is null)),
  check ((state in ('SETTLED', 'VOID')) = (return_minor is not null))
);
create index bets_of_fight on cockfight.bets (fight_id, state);
create index bets_of_player on cockfight.bets (arena, player_ref, placed_at desc);
create index bets_closed on cockfight.bets (arena, closed_at, id) where return_minor is not null;

-- Which process runs an arena.
create table cockfight.leases (
  game_code text primary key,
  holder text not null,
  until timestamptz not null
);

grant select, insert, update on cockfight.fights, cockfight.bets, cockfight.leases to baize_app;

update staff_roles set permissions = permissions || '{cockfight.read,cockfight.results}'
  where name = 'Administrator' and is_built_in;
