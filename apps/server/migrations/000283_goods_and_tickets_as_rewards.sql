-- Campaigns give goods and raffle tickets too. `prize`: what it is, as {id, names}; its count is `amount_minor`.
alter table rewards drop constraint rewards_payout_check;
alter table rewards add constraint rewards_payout_check check (payout in ('cash', 'points', 'bonus', 'goods', 'tickets'));
alter table rewards add column prize jsonb check ((prize is not null) = (payout in ('goods', 'tickets')));

-- Goods that a campaign gives are an order without a price.
alter table mall_orders drop constraint mall_orders_points_check;
alter table mall_orders add constraint mall_orders_points_check check (points >= 0);

-- Tickets beside those that follow from turnover; they are claimed while their raffle runs.
create table raffle_gifts (
  member_id uuid not null references members,
  reward_id uuid not null,
  raffle_id uuid not null,
  brand_id uuid not null,
  tickets integer not null check (tickets > 0),
  given_at timestamptz not null,
  primary key (member_id, reward_id),
  foreign key (brand_id, raffle_id) references raffles (brand_id, id)
);
create index raffle_gifts_of_raffle on raffle_gifts (brand_id, raffle_id);
grant select, insert on raffle_gifts to baize_app;

update campaign_versions
set content = content || '{"goodsId": null, "raffleId": null, "onePerDevice": false, "onePerPayee": false}';
