-- Offers to members: each edit is a version, and who joined keeps the version that he joined.
create table campaigns (
  brand_id uuid not null references brands,
  id uuid not null,
  state text not null check (state in ('draft', 'live', 'ended')),
  version integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (brand_id, id)
);
create index campaigns_live on campaigns (brand_id, starts_at) where state = 'live';
grant select, insert, update on campaigns to baize_app;

create table campaign_versions (
  brand_id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  content jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (brand_id, campaign_id, version),
  foreign key (brand_id, campaign_id) references campaigns
);
grant select, insert on campaign_versions to baize_app;

-- A member in a campaign, once in each cycle: '1', '2', … of a campaign without a period, else the period's first day.
create table campaign_entries (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  campaign_id uuid not null,
  version integer not null,
  cycle text not null,
  state text not null check (state in ('joined', 'applying', 'rewarded', 'rejected')),
  -- the deposit that it waits for or had
  deposit_order_id uuid,
  base_minor bigint not null default 0,
  reward_id uuid,
  reward_minor bigint,
  comment text not null default '',
  sealed_number text,
  reason text not null default '',
  joined_at timestamptz not null,
  applied_at timestamptz,
  decided_at timestamptz,
  decided_by text not null default '',
  primary key (member_id, id),
  unique (member_id, campaign_id, cycle),
  foreign key (brand_id, campaign_id) references campaigns
);
create index campaign_entries_of_campaign on campaign_entries (brand_id, campaign_id);
create index campaign_entries_waiting on campaign_entries (brand_id, applied_at) where state = 'applying';
create index campaign_entries_joined on campaign_entries (brand_id, joined_at) where state = 'joined';
create unique index campaign_entries_of_deposit on campaign_entries (member_id, deposit_order_id) where deposit_order_id is not null;
grant select, insert, update on campaign_entries to baize_app;

-- Pictures of an application; without an entry they belong to the one that the member sends next.
create table campaign_proofs (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  entry_id uuid,
  webp bytea not null,
  created_at timestamptz not null,
  primary key (member_id, id)
);
create index campaign_proofs_of_entry on campaign_proofs (member_id, entry_id);
create index campaign_proofs_loose on campaign_proofs (created_at) where entry_id is null;
grant select, insert, update, delete on campaign_proofs to baize_app;
