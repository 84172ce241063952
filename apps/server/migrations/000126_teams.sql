-- The agents above a member as a text: their ids in hex from the top down, each followed by '/'. Everybody below an agent has a path that
-- begins with the agent's own path and id. Who has no agent has the empty path.
alter table members add column upline_path text collate "C" not null default '';
create index members_team on members (brand_id, upline_path text_pattern_ops);

-- From when on a member had which path, so that history keeps the old team. Who never had an agent has no row.
create table member_teams (
  member_id uuid not null references members,
  valid_from timestamptz not null,
  upline_path text collate "C" not null,
  primary key (member_id, valid_from)
);
grant select, insert, update on member_teams to baize_app;

-- What an agent's team begins its paths with.
create function team_path(agent_id uuid, upline_path text) returns text language sql immutable
return upline_path || replace(agent_id::text, '-', '') || '/';

-- Registrations under agents go beside each other; a move waits for them, and they for it, so that nobody is put below an old path.
create function lock_teams(brand_id uuid, is_move boolean) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_move then
    perform pg_advisory_xact_lock(hashtextextended('teams ' || brand_id::text, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('teams ' || brand_id::text, 0));
  end if;
end $$;

create function member_joins_team() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.upline_id is null then return new; end if;
  perform lock_teams(new.brand_id, false);
  select team_path(id, upline_path) into strict new.upline_path from members where id = new.upline_id and brand_id = new.brand_id;
  return new;
end $$;
create trigger member_joins_team before insert on members for each row execute function member_joins_team();

create function team_is_noted() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into member_teams (member_id, valid_from, upline_path) values (new.id, new.registered_at, new.upline_path);
  return null;
end $$;
create trigger team_is_noted after insert on members for each row when (new.upline_id is not null) execute function team_is_noted();

-- Puts a member, and everybody below him, under another agent, or under none. False: there is no such member or agent in one brand, or
-- the agent is himself or below him.
create function move_member(moved uuid, agent uuid, at timestamptz) returns boolean language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  brand uuid;
  old_path text;
  new_path text := '';
begin
  select brand_id into brand from members where id = moved;
  if not found then return false; end if;
  perform lock_teams(brand, true);
  select upline_path into strict old_path from members where id = moved;
  if agent is not null then
    select team_path(id, upline_path) into new_path from members where id = agent and brand_id = brand;
    if not found or starts_with(new_path, team_path(moved, old_path)) then return false; end if;
  end if;
  with team as (
    select id, upline_path as before, new_path || substr(upline_path, length(old_path) + 1) as after from members
    where brand_id = brand and (id = moved or upline_path like team_path(moved, old_path) || '%')
  ), moves as (
    update members set upline_path = team.after, upline_id = case when members.id = moved then agent else members.upline_id end
    from team where members.id = team.id
  ), firsts as (
    insert into member_teams (member_id, valid_from, upline_path)
    select id, '-infinity', before from team where not exists (select from member_teams known where known.member_id = team.id)
  )
  insert into member_teams (member_id, valid_from, upline_path) select id, at, after from team
  on conflict (member_id, valid_from) do update set upline_path = excluded.upline_path;
  return true;
end $$;
grant execute on function move_member(uuid, uuid, timestamptz), lock_teams(uuid, boolean), team_path(uuid, text) to baize_app;

with recursive team (id, path) as (
  select id, '' from members where upline_id is null
  union all
  select m.id, team_path(m.upline_id, team.path) from members m join team on team.id = m.upline_id)
update members set upline_path = team.path from team where team.id = members.id and team.path <> '';
insert into member_teams (member_id, valid_from, upline_path)
select id, '-infinity', upline_path from members where upline_id is not null;

-- The path of the day stands on each row.
alter table turnover_hours add column upline_path text collate "C" not null default '';
alter table turnover_days add column upline_path text collate "C" not null default '';
update turnover_hours set upline_path = members.upline_path from members where members.id = member_id and members.upline_path <> '';
update turnover_days set upline_path = members.upline_path from members where members.id = member_id and members.upline_path <> '';
create index turnover_hours_of_team on turnover_hours (brand_id, upline_path text_pattern_ops, starts_at) where upline_path <> '';
create index turnover_days_of_team on turnover_days (brand_id, upline_path text_pattern_ops, day) where upline_path <> '';

-- The path that a member had at a moment; before his first one that first one; '' without any.
create function upline_path_at(member uuid, at timestamptz) returns text language sql stable
return coalesce(
  (select t.upline_path from member_teams t where t.member_id = member and t.valid_from <= at order by t.valid_from desc limit 1),
  (select t.upline_path from member_teams t where t.member_id = member order by t.valid_from limit 1),
  '');
grant execute on function upline_path_at(uuid, timestamptz) to baize_app;
