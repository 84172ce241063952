-- Jackpot pools are accounts of the ledger: stakes put in, a fallen pot is paid from there, and nothing about them is locked but while one
-- is paid.

-- Refuses the transaction that paid more out of a pool than it held: afterwards each pool must stand at its floor or above, which is what
-- the same act put in anew. Payments out of one pool wait for one another; what is put in waits for nobody.
create function pools_hold(pools uuid[], floors bigint[]) returns void language plpgsql security definer
  set search_path = pg_catalog, public as $$
begin
  perform from accounts where id = any (pools) order by id for no key update;
  if exists (select from unnest(pools, floors) asked(id, floor_minor) join house_balances h on h.account_id = asked.id
      where h.balance_minor < asked.floor_minor) then
    raise exception 'a pool holds less than was to be paid from it' using errcode = 'BZ001';
  end if;
end $$;
revoke execute on function pools_hold from public;
grant execute on function pools_hold to baize_app;

-- The studio's own book of its pools, in minor units. An opening that is not booked yet says with what the pool is to begin.
create table studio.pools (
  pot_scope text not null,
  pool text not null,
  opening_minor bigint not null check (opening_minor >= 0),
  -- whether the ledger has booked the opening
  is_open boolean not null,
  primary key (pot_scope, pool)
);
create table studio.pool_entries (
  id bigint generated always as identity primary key,
  pot_scope text not null,
  pool text not null,
  kind text not null check (kind in ('opening', 'contribution', 'won', 'seed')),
  amount_minor bigint not null,
  round_id uuid,
  at timestamptz not null,
  foreign key (pot_scope, pool) references studio.pools
);
create unique index pool_entries_once on studio.pool_entries (round_id, pool, kind) where round_id is not null;

-- A pot that fell and whose round is not known to be paid or refused: the next fall of the same pot waits for it.
create table studio.open_falls (
  pot_scope text not null,
  pool text not null,
  round_id uuid not null,
  primary key (pot_scope, pool)
);

-- Shares of small stakes are less than a minor unit: what is left over waits for the player's next stake in the game. In ten-thousandths of
-- a minor unit.
create table studio.pool_remainders (
  player_ref text not null,
  game_code text not null,
  pool text not null,
  units bigint not null check (units >= 0),
  primary key (player_ref, game_code, pool)
);

-- What of a round's stake goes into pools: [{pool, amountMinor}].
alter table studio.rounds add column contributions jsonb;

-- What stood in the studio's own tables becomes what the pools open with; parts of a minor unit stay with the house, and so does what it
-- had advanced to a reserve. Rounds that were decided before keep their pot as the house's own payment.
insert into studio.pools (pot_scope, pool, opening_minor, is_open)
  select pot_scope, account, greatest(0, floor(balance / 10000.0))::bigint, false from studio.jackpot_accounts;
drop table studio.jackpot_entries;
drop table studio.jackpot_accounts;

grant select, insert on studio.pools to baize_app;
grant update (is_open) on studio.pools to baize_app;
grant select, insert on studio.pool_entries to baize_app;
grant select, insert, delete on studio.open_falls to baize_app;
grant select, insert, update on studio.pool_remainders to baize_app;
