-- Free rounds of a game are goods of the points mall: had for points, and given by campaigns. `round_minor`: the bet of each round.
alter table mall_goods drop constraint mall_goods_kind_check;
alter table mall_goods add constraint mall_goods_kind_check check (kind in ('goods', 'cash', 'freeRounds'));
alter table mall_goods
  add column vendor_code text collate "C",
  add column game_code text collate "C",
  add column round_count integer check (round_count > 0),
  add column round_minor bigint check (round_minor > 0),
  add constraint mall_goods_free_rounds check (num_nonnulls(vendor_code, game_code, round_count, round_minor) = case kind when 'freeRounds' then 4 else 0 end);

alter table free_round_grants add column given_at timestamptz;
update free_round_grants set given_at = expires_at;
alter table free_round_grants alter column given_at set not null;
create index free_round_grants_by_time on free_round_grants (given_at);
create index free_round_grants_of_member on free_round_grants (member_id) where cancelled_at is null and used_count < round_count;

-- A round of the studio that a grant of free rounds pays for: nothing is staked, `bet_minor` is what it is played at.
alter table studio.rounds add column grant_id text;
create or replace view studio.booked_rounds as
 SELECT rounds.id,
    case when rounds.grant_id is null then rounds.bet_minor else 0 end AS stake_minor,
    rounds.payout_minor,
    rounds.played_at AS at,
    rounds.status = 'settled'::text AS is_settled,
    rounds.status = 'decided'::text AS is_pending,
    rounds.status <> 'refused'::text AS is_standing
   FROM studio.rounds
UNION ALL
 SELECT instant_rounds.id,
    instant_rounds.bet_minor AS stake_minor,
    COALESCE(instant_rounds.payout_minor, 0::bigint) AS payout_minor,
    COALESCE(instant_rounds.settled_at, instant_rounds.played_at) AS at,
    instant_rounds.status = 'settled'::text AS is_settled,
    instant_rounds.status = ANY (ARRAY['staking'::text, 'paying'::text]) AS is_pending,
    instant_rounds.status <> ALL (ARRAY['refused'::text, 'open'::text, 'staking'::text]) AS is_standing
   FROM studio.instant_rounds
UNION ALL
 SELECT table_seats.id,
    table_seats.stake_minor,
    COALESCE(table_seats.payout_minor, 0::bigint) AS payout_minor,
    COALESCE(table_seats.settled_at, table_seats.taken_at) AS at,
    table_seats.status = 'settled'::text AS is_settled,
    table_seats.status = 'paying'::text AS is_pending,
    table_seats.status = ANY (ARRAY['paying'::text, 'settled'::text]) AS is_standing
   FROM studio.table_seats;
