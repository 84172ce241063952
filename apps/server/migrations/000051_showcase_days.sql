-- Whole days of the betting record for ranking and winner board, so that a month is not added up line by line for each visitor. Lines are
-- only added, in the order in which they are settled: a day that is over never changes.
create table showcase_days (
  brand_id uuid not null references brands,
  -- in UTC
  day date not null,
  primary key (brand_id, day)
);
create table showcase_member_days (
  brand_id uuid not null,
  day date not null,
  member_id uuid not null references members,
  rounds integer not null,
  -- may be below 0 where a result of an earlier day was corrected
  won_minor numeric not null,
  primary key (brand_id, day, member_id),
  foreign key (brand_id, day) references showcase_days
);
-- The biggest wins of the day, as references to their lines.
create table showcase_win_days (
  brand_id uuid not null,
  day date not null,
  round_id text collate "C" not null,
  vendor_code text collate "C" not null,
  line integer not null,
  payout_minor bigint not null,
  settled_at timestamptz not null,
  primary key (brand_id, day, round_id, vendor_code, line),
  foreign key (brand_id, day) references showcase_days
);

grant select, insert on showcase_days, showcase_member_days, showcase_win_days to baize_app;
