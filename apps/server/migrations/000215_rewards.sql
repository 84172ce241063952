-- What a brand says of its rewards, one document a kind, in versions: the newest counts, the others are kept.
create table reward_settings (
  brand_id uuid not null references brands,
  kind text not null check (kind in ('vip', 'points', 'rebate', 'wagering', 'missions', 'referral')),
  version integer not null check (version > 0),
  content jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (brand_id, kind, version)
);
grant select, insert on reward_settings to baize_app;

-- What waits for a member and what he took of it; (source, reference) gives it once, for ever.
create table rewards (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  source text not null check (source in ('vipUpgrade', 'vipWeekly', 'vipMonthly', 'vipBirthday', 'campaign', 'mission', 'leaderboard', 'raffle', 'referral')),
  reference text not null,
  -- the campaign, mission or raffle whose name it bears
  subject text not null default '',
  names jsonb not null default '{}',
  payout text not null check (payout in ('cash', 'points', 'bonus')),
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text not null,
  -- what a bonus asks for, as it was when it was given
  terms jsonb check ((terms is not null) = (payout = 'bonus')),
  state text not null check (state in ('claimable', 'claimed', 'expired', 'withdrawn')),
  given_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz check ((decided_at is null) = (state = 'claimable')),
  primary key (member_id, id),
  unique (member_id, source, reference)
);
create index rewards_claimable on rewards (member_id, expires_at) where state = 'claimable';
create index rewards_to_expire on rewards (expires_at) where state = 'claimable';
create index rewards_newest on rewards (member_id, given_at desc, id);
create index rewards_of_brand on rewards (brand_id, given_at);
create index rewards_of_subject on rewards (brand_id, subject) where subject <> '';
grant select, insert, update on rewards to baize_app;

-- Money that has to be wagered before it is cash: it stands on the member's bonus account as long as the grant runs.
create table bonus_grants (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  source text not null,
  reference text not null,
  names jsonb not null default '{}',
  currency_code text not null,
  deposit_minor bigint not null check (deposit_minor >= 0),
  amount_minor bigint not null check (amount_minor > 0),
  required_minor bigint not null check (required_minor >= 0),
  progress_minor bigint not null default 0 check (progress_minor >= 0),
  terms jsonb not null,
  state text not null check (state in ('running', 'converted', 'forfeited', 'expired')),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz check ((ended_at is null) = (state = 'running')),
  primary key (member_id, id),
  unique (member_id, source, reference)
);
create unique index bonus_grants_one_at_a_time on bonus_grants (member_id) where state = 'running';
create index bonus_grants_running on bonus_grants (granted_at) where state = 'running';
create index bonus_grants_of_brand on bonus_grants (brand_id, granted_at);
grant select, insert, update on bonus_grants to baize_app;

-- What may be staked at once while a bonus runs.
alter table money_limits drop constraint money_limits_kind_check;
alter table money_limits add constraint money_limits_kind_check
  check (kind in ('stake', 'bonusStake', 'dayStake', 'dayLoss', 'dayDeposit'));

-- Where a member stands on the ladder. `cap`: the highest level that he may hold since a month that did not keep it.
create table vip_standings (
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  level smallint not null check (level >= 0),
  cap smallint check (cap >= 0),
  -- the first day of the last month that was closed, and of the one whose loss he was warned of
  closed_month date,
  warned_month date,
  changed_at timestamptz not null,
  primary key (member_id)
);
create index vip_standings_of_brand on vip_standings (brand_id, level);
grant select, insert, update on vip_standings to baize_app;

-- Points of a day, booked once; what was left over is carried into the next batch.
create table point_batches (
  member_id uuid not null references members,
  day date not null,
  points bigint not null check (points >= 0),
  -- millionths of a minor unit of weighted turnover
  carry_ppm numeric not null,
  booked_at timestamptz not null,
  primary key (member_id, day)
);
grant select, insert on point_batches to baize_app;

create table mall_goods (
  brand_id uuid not null references brands,
  id uuid not null,
  kind text not null check (kind in ('goods', 'cash')),
  names jsonb not null,
  descriptions jsonb not null default '{}',
  picture_url text not null default '',
  points bigint not null check (points > 0),
  cash_minor bigint check ((cash_minor is not null) = (kind = 'cash') and (cash_minor is null or cash_minor > 0)),
  stock integer not null constraint mall_goods_stock check (stock >= 0),
  is_offered boolean not null,
  position integer not null,
  version integer not null,
  changed_at timestamptz not null,
  primary key (brand_id, id)
);
grant select, insert, update on mall_goods to baize_app;

create table mall_orders (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  request_id uuid not null,
  goods_id uuid not null,
  kind text not null,
  names jsonb not null,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  cash_minor bigint,
  -- where it goes to: personal, so it is sealed
  sealed_address text,
  state text not null check (state in ('processing', 'rejected', 'approved')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  primary key (member_id, id),
  unique (member_id, request_id)
);
create index mall_orders_of_brand on mall_orders (brand_id, state, created_at);
create index mall_orders_of_goods on mall_orders (brand_id, goods_id);
create index mall_orders_newest on mall_orders (member_id, created_at desc, id);
grant select, insert, update on mall_orders to baize_app;

-- What was paid of a member's rebate. The turnover that a claim took stands in its lines and counts for no other claim.
create table rebate_claims (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  request_id text not null,
  -- turnover that was counted up to here, of the period that holds the moment before it
  covers_until timestamptz not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency_code text not null,
  lines jsonb not null,
  how text not null check (how in ('member', 'automatic')),
  claimed_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, request_id)
);
create index rebate_claims_newest on rebate_claims (member_id, covers_until desc);
create index rebate_claims_of_brand on rebate_claims (brand_id, claimed_at);
grant select, insert on rebate_claims to baize_app;

update staff_roles set permissions = permissions || array['rewards.read', 'rewards.edit', 'rewards.decide']
where name = 'Administrator' and is_built_in;
