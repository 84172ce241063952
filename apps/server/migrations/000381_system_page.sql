-- What staff sees of the installation itself: its processes, what went wrong, and what a person must look at.
create table processes (
  id uuid primary key,
  role text not null check (role in ('all', 'api', 'worker')),
  version text not null,
  host text not null,
  started_at timestamptz not null,
  -- The last sign of life; a process that ends in order takes its row away.
  seen_at timestamptz not null
);
grant select, insert, update, delete on processes to baize_app;

-- Unexpected errors by the number that was shown in their place; the newest are kept.
create table unexpected_errors (
  reference text primary key check (length(reference) between 1 and 40),
  happened_at timestamptz not null,
  -- The route, or what else it happened in; never what was sent.
  place text not null,
  message text not null,
  stack text not null
);
create index unexpected_errors_newest on unexpected_errors (happened_at desc, reference);
grant select, insert, delete on unexpected_errors to baize_app;

create table alarms (
  id uuid primary key,
  code text not null,
  detail jsonb not null,
  raised_at timestamptz not null
);
create index alarms_newest on alarms (raised_at desc, id);
grant select, insert, delete on alarms to baize_app;

-- Switches of all brands at once, beside those of each brand.
create table installation_switches (
  is_the_one boolean primary key default true check (is_the_one),
  is_draining boolean not null default false,
  is_closed boolean not null default false,
  ends_at timestamptz,
  -- What visitors read, by locale.
  texts jsonb not null default '{}'
);
insert into installation_switches default values;
grant select, update on installation_switches to baize_app;

-- A brand that is closed for ever.
alter table brands add column closed_at timestamptz;

-- Whether no new round begins at a brand: its own switch, that of all brands, or its end.
create function brand_drains(brand uuid) returns boolean language sql stable as $$
  select b.closed_at is not null or coalesce(b.settings->'maintenance'->>'draining', 'false') = 'true' or s.is_draining
  from brands b, installation_switches s where b.id = brand
$$;
revoke execute on function brand_drains(uuid) from public;
grant execute on function brand_drains(uuid) to baize_app;

-- What a process knows of a brand for its bets is void once the switch of all brands was turned.
create function installation_switched() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.is_draining is distinct from old.is_draining then
    update brand_guards set generation = generation + 1;
  end if;
  return null;
end $$;
create trigger installation_switched after update on installation_switches for each row execute function installation_switched();

update staff_roles set permissions = permissions || '{system.read,system.switch}'
  where name = 'Administrator' and is_built_in;
